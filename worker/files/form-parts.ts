import { getMultipartBoundary, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser'
import { AppError } from '../http/errors.ts'

const mostParts = 200

/** A file of a form, as it lies in the body that came: the platform's own form data would hold it three times over. */
class SentFile extends File {
	readonly #sent: Uint8Array<ArrayBuffer>

	constructor(sent: Uint8Array<ArrayBuffer>, name: string, type: string) {
		super([], name, { type })
		this.#sent = sent
	}

	override get size() {
		return this.#sent.byteLength
	}

	override async bytes() {
		return this.#sent
	}
}

type Part = string | File

/**
 * The parts of a multipart body by name. `images[cover]` stands as `cover` in `images`. Files are views of the body. Throws
 * `request.malformed` for what is no such body, and for a name that comes twice, which could be read in two ways.
 */
export function formParts(body: Uint8Array<ArrayBuffer>, contentType: string): Record<string, unknown> {
	const values: Record<string, Part | Record<string, Part>> = Object.create(null)
	for (const [name, value] of partsOf(body, contentType)) {
		const [, group, key] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? []
		if (group === undefined || key === undefined) keep(values, name, value)
		else {
			const within = values[group] ?? Object.create(null)
			if (typeof within !== 'object' || within instanceof File) throw new AppError('request.malformed')
			keep(within, key, value)
			values[group] = within
		}
	}
	return { ...values }
}

function partsOf(body: Uint8Array<ArrayBuffer>, contentType: string): [string, Part][] {
	const boundary = getMultipartBoundary(contentType)
	// The parser takes no bytes at all for a form without parts.
	if (boundary === null || body.byteLength === 0) throw new AppError('request.malformed')
	const most = body.byteLength
	const limits = { maxParts: mostParts, maxFileSize: most, maxTotalSize: most }
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

/** Line breaks of texts are those that were typed: browsers send each as two characters. */
function contentOf(part: MultipartPart): Part {
	const { filename } = part
	if (filename === undefined) return part.text.replaceAll('\r\n', '\n')
	// What is parsed in one piece has its parts in one piece each.
	const [bytes = new Uint8Array()] = part.content as Uint8Array<ArrayBuffer>[]
	return new SentFile(bytes, filename, part.mediaType ?? '')
}

function keep(values: Record<string, unknown>, name: string, value: Part): void {
	if (name === '__proto__' || Object.hasOwn(values, name)) throw new AppError('request.malformed')
	values[name] = value
}
