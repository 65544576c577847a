import { getMultipartBoundary, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser'
import { AppError } from '../http/errors.ts'

const mostParts = 200

type Part = string | File

/**
 * The parts of a multipart body by name. `images[cover]` becomes `cover` in `images`. Throws `request.malformed` for a
 * broken body, and for a name that comes twice, which two parsers could read differently.
 */
export function formParts(body: Uint8Array<ArrayBuffer>, contentType: string): Record<string, unknown> {
	const values: Record<string, Part | Record<string, Part>> = Object.create(null)
	for (const [name, value] of partsOf(body, contentType)) {
		const [, group, key] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? []
		if (group === undefined || key === undefined) add(values, name, value)
		else {
			const within = values[group] ?? Object.create(null)
			if (typeof within !== 'object' || within instanceof File) throw new AppError('request.malformed')
			add(within, key, value)
			values[group] = within
		}
	}
	return { ...values }
}

function partsOf(body: Uint8Array<ArrayBuffer>, contentType: string): [string, Part][] {
	const boundary = getMultipartBoundary(contentType)
	// The parser accepts an empty body as a form without parts.
	if (boundary === null || body.byteLength === 0) throw new AppError('request.malformed')
	const limits = { maxParts: mostParts, maxFileSize: body.byteLength, maxTotalSize: body.byteLength }
	try {
		return Array.from(parseMultipart(body, { boundary, ...limits }), (part) => [nameOf(part), contentOf(part)])
	} catch {
		throw new AppError('request.malformed')
	}
}

function nameOf({ name }: MultipartPart): string {
	if (name === undefined) throw new Error('A part has no name')
	return name
}

function contentOf(part: MultipartPart): Part {
	// Browsers send each line break of a text as two characters.
	if (part.filename === undefined) return part.text.replaceAll('\r\n', '\n')
	return new File(part.content as Uint8Array<ArrayBuffer>[], part.filename, { type: part.mediaType ?? '' })
}

function add(values: Record<string, unknown>, name: string, value: Part): void {
	if (name === '__proto__' || Object.hasOwn(values, name)) throw new AppError('request.malformed')
	values[name] = value
}
