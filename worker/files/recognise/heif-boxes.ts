/** A box of ISO 14496-12. */
export type Box = { name: string; data: DataView }

const mostBoxes = 2_000

const within = (view: DataView, start: number, length: number) =>
	new DataView(view.buffer, view.byteOffset + start, length)

/** The boxes from `start` to the end; null if the last one does not end there, or they are too many. */
export function boxesOf(view: DataView, start = 0): Box[] | null {
	const boxes: Box[] = []
	for (let at = start; at < view.byteLength; ) {
		if (at + 8 > view.byteLength || boxes.length === mostBoxes) return null
		const length = view.getUint32(at)
		if (length < 8 || at + length > view.byteLength) return null
		const name = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)))
		boxes.push({ name, data: within(view, at + 8, length - 8) })
		at += length
	}
	return boxes
}

const dataOf = (boxes: readonly Box[], name: string): DataView => {
	const [found, ...more] = boxes.filter((box) => box.name === name)
	return found && more.length === 0 ? found.data : new DataView(new ArrayBuffer(0))
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
export function itemsOf(parts: readonly Box[]): { id: number; type: string }[] {
	const data = dataOf(parts, 'iinf')
	const entries = boxesOf(data, data.getUint8(0) === 0 ? 6 : 8) ?? []
	return entries.map((entry) => {
		const from = reader(entry.data, 4)
		const id = from.uint(entry.data.getUint8(0) === 2 ? 2 : 4)
		from.uint(2)
		return { id, type: String.fromCharCode(...[0, 1, 2, 3].map(() => from.uint(1))) }
	})
}

/** The data of the items by id: the first extent of each. */
export function locationsOf(parts: readonly Box[], file: DataView): Map<number, DataView> {
	const data = dataOf(parts, 'iloc')
	const version = data.getUint8(0)
	const [lengths, bases] = [data.getUint8(4), data.getUint8(5)]
	const from = reader(data, 6)
	const locations = new Map<number, DataView>()
	const items = from.uint(version < 2 ? 2 : 4)
	for (let item = 0; item < Math.min(items, mostBoxes); item += 1) {
		const id = from.uint(version < 2 ? 2 : 4)
		const isElsewhere = (version > 0 ? from.uint(2) : 0) + from.uint(2) > 0
		const base = from.uint(bases >> 4)
		const pieces = from.uint(2)
		for (let piece = 0; piece < pieces; piece += 1) {
			if (version > 0) from.uint(bases & 15)
			const start = base + from.uint(lengths >> 4)
			const length = from.uint(lengths & 15)
			if (piece === 0 && !isElsewhere) locations.set(id, within(file, start, Math.min(length, file.byteLength - start)))
			if (start + length > file.byteLength) locations.delete(id)
		}
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
