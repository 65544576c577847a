export type Size = { width: number; height: number }

/** A picture as its file describes it. */
export type ReadPicture = {
	/** As it shows, after the rotation that the file prescribes. */
	size: Size
	/** More than one in a moving picture. */
	frames: number
	/** The file without camera data and without what follows the picture's end, in pieces. */
	kept: readonly Uint8Array[]
}

/** Four letters as a big-endian number. */
export const characterCode = (name: string) =>
	[...name].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0)

export const bytesOf = (view: DataView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

/** Collects the pieces of a file that stay. Adjoining ones become one. */
export function keeper(view: DataView) {
	const bytes = bytesOf(view)
	const pieces: Uint8Array[] = []
	let [from, to] = [0, 0]
	function flush() {
		if (to > from) pieces.push(bytes.subarray(from, to))
	}
	return {
		keep(start: number, end: number) {
			if (start !== to) {
				flush()
				from = start
			}
			to = end
		},
		insert(piece: Uint8Array) {
			flush()
			pieces.push(piece)
			from = to
		},
		pieces() {
			flush()
			from = to
			return pieces
		},
	}
}

export function joinedPieces(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const piece of pieces) {
		whole.set(piece, at)
		at += piece.length
	}
	return whole
}
