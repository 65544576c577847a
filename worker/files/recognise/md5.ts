const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const constants = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0)

/** RFC 1321. Browsers have no MD5, and older PDFs are locked with it. */
export function md5(message: Uint8Array): Uint8Array {
	const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
	padded.set(message)
	padded[message.length] = 0x80
	const view = new DataView(padded.buffer)
	view.setUint32(padded.length - 8, message.length * 8, true)
	const state = [0x6745_2301, 0xefcd_ab89 | 0, 0x98ba_dcfe | 0, 0x1032_5476] as [number, number, number, number]
	for (let block = 0; block < padded.length; block += 64) {
		let [a, b, c, d] = state
		for (let step = 0; step < 64; step += 1) {
			const [mixed, word] = mix(step, b, c, d)
			const sum = (a + mixed + (constants[step] ?? 0) + view.getInt32(block + 4 * word, true)) | 0
			const shift = shifts[4 * (step >> 4) + (step & 3)] ?? 0
			;[a, b, c, d] = [d, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0, b, c]
		}
		for (const [place, value] of [a, b, c, d].entries()) state[place] = ((state[place] ?? 0) + value) | 0
	}
	const digest = new DataView(new ArrayBuffer(16))
	for (const [place, value] of state.entries()) digest.setInt32(4 * place, value, true)
	return new Uint8Array(digest.buffer)
}

function mix(step: number, b: number, c: number, d: number): [value: number, word: number] {
	if (step < 16) return [(b & c) | (~b & d), step]
	if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16]
	if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16]
	return [c ^ (b | ~d), (7 * step) % 16]
}
