import { Inflate } from 'fflate'

const marks = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator: 0x07064b50 }
/** The longest number of a field. It stands for one that ZIP64 gives. */
const elsewhere = 0xffff_ffff

const mostEntries = 2_000
const mostUnpacked = 50_000_000
/** Upper bound of the compression ratio. */
const mostRatio = 100
const longestComment = 65_535
const padding = [0x00, 0x09, 0x0a, 0x0d, 0x20]
/** Compressed bytes per step. A step yields at most 4 MB before the length is checked. */
const inflateStep = 4_096

/** `name` is the path in lower case, as Office compares paths. */
export type ZipEntry = { name: string; path: string; method: number; packed: number; unpacked: number; at: number }

/** The entries of the central directory; null if anything is irregular. */
export function entriesOf(view: DataView): ZipEntry[] | null {
	const record = endRecord(view)
	if (record === null || view.getUint32(0, true) !== marks.local) return null
	const directory = directory64(view, record) ?? directoryOf(view, record)
	const { count, start, end } = directory
	// One disk, and nothing between the directory and its end. Refuses data before the archive.
	if (!directory.isOnOneDisk || count > mostEntries || start + directory.length !== end) return null
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

type Directory = { isOnOneDisk: boolean; count: number; start: number; length: number; end: number }

const directoryOf = (view: DataView, end: number): Directory => ({
	isOnOneDisk: view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === view.getUint16(end + 10, true),
	count: view.getUint16(end + 10, true),
	length: view.getUint32(end + 12, true),
	start: view.getUint32(end + 16, true),
	end,
})

/** What the ZIP64 records before the end say; null unless they are there and both say the same. */
function directory64(view: DataView, record: number): Directory | null {
	const [locator, end] = [record - 20, record - 76]
	if (end < 0 || view.getUint32(locator, true) !== marks.locator || view.getUint32(end, true) !== marks.end64)
		return null
	const large = (at: number) => Number(view.getBigUint64(at, true))
	const plain = directoryOf(view, record)
	const found = { count: large(end + 32), length: large(end + 40), start: large(end + 48) }
	const agrees =
		[0xffff, found.count].includes(plain.count) &&
		[elsewhere, found.length].includes(plain.length) &&
		[elsewhere, found.start].includes(plain.start)
	const isOnOneDisk =
		(plain.isOnOneDisk || view.getUint32(record + 4, true) === elsewhere) &&
		large(end + 16) === 0 &&
		large(end + 24) === found.count &&
		view.getUint32(locator + 4, true) === 0 &&
		view.getUint32(locator + 16, true) === 1
	const isNext = large(locator + 8) === end && large(end + 4) === 44
	return agrees && isNext ? { ...found, end, isOnOneDisk } : null
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
	const extra = at + 46 + nameLength
	const next = extra + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
	if (next > end) return null
	const path = new TextDecoder().decode(part(view, at + 46, nameLength))
	const numbers = [at + 24, at + 20, at + 42].map((place) => view.getUint32(place, true))
	const sizes = numbers.includes(elsewhere)
		? numbers64(part(view, extra, view.getUint16(at + 30, true)), numbers)
		: numbers
	if (!sizes) return null
	const [unpacked = 0, packed = 0, place = 0] = sizes
	const method = view.getUint16(at + 10, true)
	const entry = { name: path.toLowerCase(), path, method, packed, unpacked, at: place }
	// Encrypted, strongly encrypted, or with a hidden directory.
	const isEncrypted = (flags & 0x2041) !== 0
	const isKnown = entry.method === 8 || (entry.method === 0 && entry.packed === entry.unpacked)
	const fits = entry.at + 30 + nameLength + entry.packed <= start
	return !isEncrypted && isKnown && fits && isPlainPath(entry.name) ? { entry, next } : null
}

/** Fills in the numbers that ZIP64's extra field gives, in this order; null if it lacks one. */
function numbers64(extra: Uint8Array, numbers: readonly number[]): number[] | null {
	const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
	for (let at = 0; at + 4 <= view.byteLength; at += 4 + view.getUint16(at + 2, true)) {
		if (view.getUint16(at, true) !== 1) continue
		const end = at + 4 + view.getUint16(at + 2, true)
		let next = at + 4
		const found = numbers.map((number) => {
			if (number !== elsewhere) return number
			next += 8
			return next <= Math.min(end, view.byteLength) ? Number(view.getBigUint64(next - 8, true)) : Number.NaN
		})
		return found.includes(Number.NaN) ? null : found
	}
	return null
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
