/** Readers look for the header here: ISO 32000-1, annex H.3, note 13. */
const headerWithin = 1_024

const header = /%PDF-(?:1\.\d|2\.0)/
const anyHeader = '%PDF-'
const end = [...'%%EOF'].map((letter) => letter.charCodeAt(0))

const startOf = (bytes: Uint8Array) =>
	String.fromCharCode(...bytes.subarray(0, headerWithin - 1 + `${anyHeader}1.7`.length))

/** Whether a file claims to be a PDF. */
export const hasPdfHeader = (bytes: Uint8Array): boolean => startOf(bytes).includes(anyHeader)

/** Whether a file has the header of a known version and an end mark behind it. */
export function isPdf(bytes: Uint8Array): boolean {
	const at = startOf(bytes).search(header)
	return at >= 0 && lastEnd(bytes) > at
}

/** The place of the last end mark. Mail programs and scanners append any number of bytes to it. */
function lastEnd(bytes: Uint8Array): number {
	for (let at = bytes.lastIndexOf(end[0] ?? 0); at >= 0; at = at > 0 ? bytes.lastIndexOf(end[0] ?? 0, at - 1) : -1) {
		if (end.every((letter, place) => bytes[at + place] === letter)) return at
	}
	return -1
}
