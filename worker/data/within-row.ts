/** In bytes: a row of D1 holds 2 MB, and a conversation is read as a whole. */
const mostBytes = 100_000

/** The start of a text that has its place in a row, in whole characters. */
export function withinRow(text: string): string {
	const { read } = new TextEncoder().encodeInto(text, new Uint8Array(mostBytes))
	return text.slice(0, read)
}
