import { Inflate } from 'fflate'

const marks = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 }

const mostEntries = 2_000
const mostUnpacked = 50_000_000
/** Upper bound of the compression ratio. */
const mostRatio = 100
const longestComment = 65_535
const padding = [0x00, 0x09, 0x0a, 0x0d, 0x20]
/** Compressed bytes per step. A step yields at most 4 MB before the length is checked. */
const inflateStep = 4_096

export type ZipEntry = { name: string; method: number; packed: number; unpacked: number; at: number }

/** The entries of the central directory, with names in lower case; null if anything is irregular. */
export function entriesOf(view: DataView): ZipEntry[] | null {
	const end = endRecord(view)
	if (end === null || view.getUint32(0, true) !== marks.local) return null
	const count = view.getUint16(end + 10, true)
	const start = view.getUint32(end + 16, true)
	// One disk, and nothing between the directory and its end. Refuses ZIP64 and data before the archive.
	if (view.getUint32(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count || count > mostEntries) return null
	if (start + view.getUint32(end + 12, true) !== end) return null
	const entries: ZipEntry[] = []
	let at = start
	for (let index = 0; index < count; index += 1) {
		const found = at + 46 <= end ? entryAt(view, at, start, end) : null
		if (!found) return null
		entries.push(found.entry)
		at = found.next
	}
	const total = (size: 'packed' | 'unpacked') => entries.reduce((sum, entry) => sum + entry[size], 0)
	const isSane = total('packed') <= start && total('unpacked') <= Math.min(mostUnpacked, mostRatio * view.byteLength)
	return at === end && isSane ? entries : null
}

function endRecord(view: DataView): number | null {
	const padded = view.byteLength - paddingLength(view)
	const last = view.byteLength - 22
	for (let at = last; at >= Math.max(0, padded - 22 - longestComment); at -= 1) {
		if (view.getUint32(at, true) !== marks.end) continue
		const end = at + 22 + view.getUint16(at + 20, true)
		if (end >= padded && end <= view.byteLength) return at
	}
	return null
}

/** The number of zeros, spaces and line breaks at the end. */
function paddingLength(view: DataView): number {
	let at = view.byteLength
	while (at > 0 && padding.includes(view.getUint8(at - 1))) at -= 1
	return view.byteLength - at
}

/** The length of an archive without the padding behind it, which mail programs add and Word takes for damage. */
export function archiveLength(view: DataView): number {
	const at = endRecord(view)
	return at === null ? view.byteLength : at + 22 + view.getUint16(at + 20, true)
}

function entryAt(view: DataView, at: number, start: number, end: number): { entry: ZipEntry; next: number } | null {
	if (view.getUint32(at, true) !== marks.central) return null
	const flags = view.getUint16(at + 8, true)
	const nameLength = view.getUint16(at + 28, true)
	const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
	if (next > end) return null
	const entry = {
		name: new TextDecoder().decode(part(view, at + 46, nameLength)).toLowerCase(),
		method: view.getUint16(at + 10, true),
		packed: view.getUint32(at + 20, true),
		unpacked: view.getUint32(at + 24, true),
		at: view.getUint32(at + 42, true),
	}
	// Encrypted, strongly encrypted, or with a hidden directory.
	const isEncrypted = (flags & 0x2041) !== 0
	const isKnown = entry.method === 8 || (entry.method === 0 && entry.packed === entry.unpacked)
	const fits = entry.at + 30 + nameLength + entry.packed <= start
	return !isEncrypted && isKnown && fits && isPlainPath(entry.name) ? { entry, next } : null
}

const part = (view: DataView, at: number, length: number) => new Uint8Array(view.buffer, view.byteOffset + at, length)

/** Windows drops trailing dots and spaces: such a name could hide a program. */
const isPlainPath = (name: string) =>
	/^[^/\\:\p{Cc}\ufffd][^\\:\p{Cc}\ufffd]*$/u.test(name) && !name.split('/').some((step) => /[. ]$/.test(step))

/** Unpacks an entry; null unless its own header agrees with the directory, and its length is the declared one. */
export function entryContent(view: DataView, { name, method, packed, unpacked, at }: ZipEntry): Uint8Array | null {
	if (view.getUint32(at, true) !== marks.local) return null
	const nameLength = view.getUint16(at + 26, true)
	const start = at + 30 + nameLength + view.getUint16(at + 28, true)
	if (start + packed > view.byteLength) return null
	// Some readers use the entry's own header, so it must agree.
	const ownName = new TextDecoder().decode(part(view, at + 30, nameLength)).toLowerCase()
	if (ownName !== name || view.getUint16(at + 8, true) !== method) return null
	const data = part(view, start, packed)
	return method === 0 ? data : inflated(data, unpacked)
}

function inflated(data: Uint8Array, length: number): Uint8Array | null {
	const content = new Uint8Array(length)
	let filled = 0
	const inflate = new Inflate((piece) => {
		content.set(piece, filled)
		filled += piece.length
	})
	try {
		for (let at = 0; at < data.length; at += inflateStep) {
			inflate.push(data.subarray(at, at + inflateStep), at + inflateStep >= data.length)
		}
	} catch {
		// Broken, or longer than declared.
		return null
	}
	return filled === length ? content : null
}
