import type { Bytes } from './sample-bytes.ts'

/** `name` is what it is uploaded as. The content is made when asked for, because some are large. */
export type HostileFile = { what: string; name: string; bytes: () => Bytes }

export const script = '<script>alert(1)</script>'
export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`
/** A file with other bytes in some places. */
export function changed(bytes: Bytes, changes: Record<number, number[]>): Bytes {
	const copy = bytes.slice()
	for (const [at, values] of Object.entries(changes)) copy.set(values, Number(at))
	return copy
}
