/** A box of ISO 14496-12. `end`: its position in the view in which it was found. */
export type Box = { name: string; data: DataView; end: number }

const mostBoxes = 2_000
const filmData = 'mdat'

const within = (view: DataView, start: number, length: number) =>
	new DataView(view.buffer, view.byteOffset + start, length)

export const nameAt = (view: DataView, at: number) =>
	String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))

/** The boxes of a file, as far as there are any: something else may follow them. */
export function boxesOfFile(view: DataView): Box[] {
	const boxes: Box[] = []
	for (let at = 0; at + 8 <= view.byteLength && boxes.length < mostBoxes; ) {
		const name = nameAt(view, at + 4)
		const declared = view.getUint32(at)
		// The data may reach to the end of the file.
		const length = declared === 0 && name === filmData ? view.byteLength - at : declared
		if (length < 8 || at + length > view.byteLength) break
		boxes.push({ name, data: within(view, at + 8, length - 8), end: at + length })
		at += length
	}
	return boxes
}

/** The boxes inside a box from `start` to its end; null if the last one does not end there, or they are too many. */
export function boxesOf(view: DataView, start = 0): Box[] | null {
	const boxes: Box[] = []
	for (let at = start; at < view.byteLength; ) {
		if (at + 8 > view.byteLength || boxes.length === mostBoxes) return null
		const length = view.getUint32(at)
		if (length < 8 || at + length > view.byteLength) return null
		boxes.push({ name: nameAt(view, at + 4), data: within(view, at + 8, length - 8), end: at + length })
		at += length
	}
	return boxes
}

const nothing = new DataView(new ArrayBuffer(0))

/** The data of the only box of this name; empty if there is none, or another one. */
export const dataOf = (boxes: readonly Box[], name: string): DataView => {
	const [found, ...more] = boxes.filter((box) => box.name === name)
	return found && more.length === 0 ? found.data : nothing
}

/** Reads consecutive numbers of given lengths. */
function reader(view: DataView, start: number) {
	let at = start
	return {
		/** Reads a number of this many bytes. No accepted file needs more than four. */
		uint(bytes: number): number {
			let value = 0
			for (let read = 0; read < bytes; read += 1) value = value * 256 + view.getUint8(at + read)
			at += bytes
			return value
		},
	}
}

/** The id of the primary item, which is the picture. */
export function primaryOf(parts: readonly Box[]): number {
	const data = dataOf(parts, 'pitm')
	return data.getUint8(0) === 0 ? data.getUint16(4) : data.getUint32(4)
}

/** The items of the file. */
export function heifItemsOf(parts: readonly Box[]): { id: number; type: string }[] {
	const data = dataOf(parts, 'iinf')
	const entries = boxesOf(data, data.getUint8(0) === 0 ? 6 : 8) ?? []
	return entries.map((entry) => {
		const from = reader(entry.data, 4)
		const id = from.uint(entry.data.getUint8(0) === 2 ? 2 : 4)
		from.uint(2)
		return { id, type: String.fromCharCode(...[0, 1, 2, 3].map(() => from.uint(1))) }
	})
}

/** The data of the items by id, in pieces. An item of which a piece is not in the file, or in another one, has none. */
export function locationsOf(parts: readonly Box[], file: DataView): Map<number, DataView[]> {
	const data = dataOf(parts, 'iloc')
	const version = data.getUint8(0)
	const [lengths, bases] = [data.getUint8(4), data.getUint8(5)]
	const from = reader(data, 6)
	const locations = new Map<number, DataView[]>()
	const items = from.uint(version < 2 ? 2 : 4)
	for (let item = 0; item < Math.min(items, mostBoxes); item += 1) {
		const id = from.uint(version < 2 ? 2 : 4)
		const place = [file, dataOf(parts, 'idat')][version > 0 ? from.uint(2) & 15 : 0]
		const isElsewhere = from.uint(2) > 0
		const base = from.uint(bases >> 4)
		const count = from.uint(2)
		const pieces: DataView[] = []
		for (let piece = 0; piece < count; piece += 1) {
			if (version > 0) from.uint(bases & 15)
			const start = base + from.uint(lengths >> 4)
			const length = from.uint(lengths & 15)
			if (place && !isElsewhere && start + length <= place.byteLength) pieces.push(within(place, start, length))
		}
		if (pieces.length === count && count > 0) locations.set(id, pieces)
	}
	return locations
}

/** The properties of an item. */
export function propertiesOf(parts: readonly Box[], item: number): Box[] {
	const groups = boxesOf(dataOf(parts, 'iprp')) ?? []
	const properties = boxesOf(dataOf(groups, 'ipco')) ?? []
	const data = dataOf(groups, 'ipma')
	const from = reader(data, 4)
	const entries = from.uint(4)
	for (let entry = 0; entry < Math.min(entries, mostBoxes); entry += 1) {
		const id = from.uint(data.getUint8(0) === 0 ? 2 : 4)
		const isLong = (data.getUint8(3) & 1) === 1
		const places = Array.from({ length: from.uint(1) }, () => from.uint(isLong ? 2 : 1) & (isLong ? 0x7fff : 0x7f))
		if (id === item) return places.flatMap((place) => properties[place - 1] ?? [])
	}
	return []
}
