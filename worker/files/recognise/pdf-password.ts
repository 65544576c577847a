import { encryptionOf, type PdfEncryption } from './pdf-encryption.ts'
import { joinedPieces } from './read-picture.ts'

/** The padding of a missing password: ISO 32000-1, section 7.6.3.3. */
const padding = Uint8Array.from(
	'28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'.match(/../g) ?? [],
	(pair) => Number.parseInt(pair, 16),
)

/**
 * Whether a reader requires a password before it shows a PDF. Most locked PDFs open without one: their password only
 * restricts printing or editing.
 */
export async function needsPassword(bytes: Uint8Array): Promise<boolean> {
	const lock = encryptionOf(bytes)
	if (!lock || lock.user.length < 16) return false
	if (!lock.isStandard) return true
	if (lock.revision < 5) return !opensOldLock(lock)
	// A browser has no SubtleCrypto on plain HTTP. The Worker checks again.
	if (!globalThis.crypto?.subtle) return false
	const salt = lock.user.slice(32, 40)
	const hash = lock.revision === 5 ? await sha(256, salt) : await hardened(salt)
	return !isSame(hash, lock.user.subarray(0, 32))
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
	one.length === other.length && one.every((byte, at) => byte === other[at])

/** Algorithms 2, 4 and 5 of ISO 32000-1, for the empty password. */
function opensOldLock({ revision, keyLength, owner, user, permissions, id, locksMetadata }: PdfEncryption): boolean {
	const rights = Uint8Array.from([0, 8, 16, 24], (shift) => (permissions >> shift) & 255)
	const unlocked = revision >= 4 && !locksMetadata ? [new Uint8Array(4).fill(255)] : []
	let key = md5(joinedPieces([padding, owner.subarray(0, 32), rights, id, ...unlocked])).slice(0, keyLength)
	if (revision === 2) return isSame(rc4(key, padding), user.subarray(0, 32))
	for (let round = 0; round < 50; round += 1) key = md5(key).slice(0, keyLength)
	let check: Uint8Array = md5(joinedPieces([padding, id]))
	for (let round = 0; round < 20; round += 1)
		check = rc4(
			key.map((byte) => byte ^ round),
			check,
		)
	return isSame(check, user.subarray(0, 16))
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
	const box = Uint8Array.from({ length: 256 }, (_, place) => place)
	const swap = (one: number, other: number) => {
		;[box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0]
	}
	for (let at = 0, other = 0; at < 256; at += 1) {
		other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
		swap(at, other)
	}
	let [one, other] = [0, 0]
	return data.map((byte) => {
		one = (one + 1) & 255
		other = (other + (box[one] ?? 0)) & 255
		swap(one, other)
		return byte ^ (box[((box[one] ?? 0) + (box[other] ?? 0)) & 255] ?? 0)
	})
}

const sha = async (bits: number, data: Uint8Array<ArrayBuffer>) =>
	new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, data))

/** Algorithm 2.B of ISO 32000-2, for the empty password. */
async function hardened(salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	let hash = await sha(256, salt)
	for (let round = 0, lastByte = 0; round < 64 || lastByte > round - 32; round += 1) {
		const repeated = joinedPieces(Array<Uint8Array>(64).fill(hash))
		const key = await crypto.subtle.importKey('raw', hash.slice(0, 16), 'AES-CBC', false, ['encrypt'])
		const encrypted = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: hash.slice(16, 32) }, key, repeated)
		// Web Crypto appends a block of padding.
		const data = new Uint8Array(encrypted.slice(0, repeated.length))
		const remainder = data.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
		hash = await sha([256, 384, 512][remainder] ?? 256, data)
		lastByte = data.at(-1) ?? 0
	}
	return hash.subarray(0, 32)
}

const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const constants = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0)

/** RFC 1321. Browsers have no MD5, and older PDFs are locked with it. */
function md5(message: Uint8Array): Uint8Array {
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
