/** A part of a file. In bytes. */
export type ByteRange = { offset: number; length: number }

/** The Range header of a GET whose If-Range, if any, names this version. RFC 9110, sections 13.1.5 and 14.2. */
export function rangeAsked({ method, headers }: Request, etag: string | null): string | null {
	const ofThisVersion = [null, etag].includes(headers.get('If-Range'))
	return method === 'GET' && ofThisVersion ? headers.get('Range') : null
}

/**
 * Parses a Range header for a file of `size` bytes; null: answer the whole file. RFC 9110, section 14, allows that for
 * several ranges and unknown units.
 */
export function byteRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | null {
	const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
	if (from === '' && to === '') return null
	const offset = from === '' ? Math.max(0, size - Number(to)) : Number(from)
	const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
	if (from !== '' && to !== '' && Number(from) > Number(to)) return null
	return offset > end || offset >= size ? 'unsatisfiable' : { offset, length: end - offset + 1 }
}

export const contentRange = ({ offset, length }: ByteRange, size: number) =>
	`bytes ${offset}-${offset + length - 1}/${size}`
