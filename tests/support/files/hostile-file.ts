import type { Bytes } from './sample-bytes.ts'

/** `name` is the uploaded name. `bytes` makes the content on demand, because some files are large. */
export type HostileFile = { what: string; name: string; bytes: () => Bytes }

export const script = '<script>alert(1)</script>'
export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`
/** Replaces bytes of a file at the given places. */
export function changed(bytes: Bytes, changes: Record<number, number[]>): Bytes {
	const copy = bytes.slice()
	for (const [at, values] of Object.entries(changes)) copy.set(values, Number(at))
	return copy
}
