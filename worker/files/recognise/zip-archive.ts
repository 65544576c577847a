import { Inflate } from 'fflate'

const marks = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator: 0x07064b50 }
/** The largest number of a field. It means that ZIP64's extra field has the real one. */
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
	const directory = directoryOf(view, record)
	if (!directory) return null
	const { count, start, end } = directory
	// The directory ends where its end record begins. This refuses data before the archive.
	if (count > mostEntries || start + directory.length !== end) return null
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

/** Finds the directory by the end record or by ZIP64's records before it; null if the two disagree. */
function directoryOf(view: DataView, record: number) {
	const [locator, end] = [record - 20, record - 76]
	const number = (at: number) => Number(view.getBigUint64(at, true))
	const count = view.getUint16(record + 10, true)
	const [length, start] = [view.getUint32(record + 12, true), view.getUint32(record + 16, true)]
	// Refuse archives of several disks.
	if (view.getUint32(record + 4, true) !== 0 || view.getUint16(record + 8, true) !== count) return null
	if (end < 0 || view.getUint32(locator, true) !== marks.locator) return { count, length, start, end: record }
	const isNext = view.getUint32(end, true) === marks.end64 && number(end + 4) === 44 && number(locator + 8) === end
	const isOnOneDisk =
		view.getUint32(locator + 4, true) === 0 && view.getUint32(locator + 16, true) === 1 && number(end + 16) === 0
	const agrees =
		[0xffff, number(end + 32)].includes(count) &&
		[elsewhere, number(end + 40)].includes(length) &&
		[elsewhere, number(end + 48)].includes(start) &&
		number(end + 24) === number(end + 32)
	if (!isNext || !isOnOneDisk || !agrees) return null
	return { count: number(end + 32), length: number(end + 40), start: number(end + 48), end }
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
	const sizes = numbersOf(view, [at + 24, at + 20, at + 42], part(view, extra, view.getUint16(at + 30, true)))
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

/** Reads the numbers at these places, or in the same order from ZIP64's extra field; null if it lacks one. */
function numbersOf(view: DataView, places: readonly number[], extra: Uint8Array): number[] | null {
	const fields = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
	let at = 0
	while (at + 4 <= extra.length && fields.getUint16(at, true) !== 1) at += 4 + fields.getUint16(at + 2, true)
	const end = at + 4 > extra.length ? 0 : Math.min(extra.length, at + 4 + fields.getUint16(at + 2, true))
	at += 4
	const numbers = places.map((place) => {
		const number = view.getUint32(place, true)
		if (number !== elsewhere) return number
		at += 8
		return at <= end ? Number(fields.getBigUint64(at - 8, true)) : Number.NaN
	})
	return numbers.includes(Number.NaN) ? null : numbers
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
