import { type Bytes, joined, uint } from './sample-bytes.ts'

const small = (value: number) => uint(4, value, true)
const large = (value: number) => [...small(value % 2 ** 32), ...small(Math.floor(value / 2 ** 32))]
const elsewhere = small(0xffff_ffff)

type Records = {
	/** The numbers of each entry that its extra field gives, in this order. */
	fields?: readonly ('unpacked' | 'packed' | 'place')[]
	/** The bytes of an entry's extra field that are there. */
	extraLength?: number
	/** Wrong values in the records. */
	said?: Partial<Record<'count' | 'length' | 'start' | 'disk' | 'disks' | 'end', number>>
	/** Whether the last record has the true numbers as well. */
	plain?: 'truth' | 'nothing'
	/** Added to the length of each entry. */
	grown?: number
}

/** An archive with ZIP64's records, as written by programs that do not know its length in advance. */
export function zip64Of(archive: Bytes, { fields = ['unpacked', 'packed', 'place'], ...records }: Records = {}): Bytes {
	const { extraLength, said = {}, plain = 'nothing', grown = 0 } = records
	const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
	const plainEnd = archive.length - 22
	const start = view.getUint32(plainEnd + 16, true)
	const count = view.getUint16(plainEnd + 10, true)
	const places = { unpacked: 24, packed: 20, place: 42 }
	const entries: Bytes[] = []
	for (let at = start; at < plainEnd; ) {
		const nameLength = view.getUint16(at + 28, true)
		const entry = archive.slice(at, at + 46 + nameLength)
		const numbers = fields.flatMap((field) =>
			large(view.getUint32(at + places[field], true) + (field === 'unpacked' ? grown : 0)),
		)
		for (const field of fields) entry.set(elsewhere, places[field])
		// Another field comes first, as from Info-ZIP.
		const extra = joined([0x55, 0x54], uint(2, 1, true), [0], [1, 0], uint(2, numbers.length, true), numbers)
		const kept = extra.slice(0, extraLength)
		entry.set(uint(2, kept.length, true), 30)
		entries.push(joined(entry, kept))
		at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
	}
	const directory = joined(...entries)
	const end = start + directory.length
	const truth = { count, length: directory.length, start, disk: 0, disks: 1, end, ...said }
	const { disk, disks } = truth
	const record = joined('PK\x06\x06', large(44), uint(2, 45, true), uint(2, 45, true), small(disk), small(disk))
	const numbers = [...large(truth.count), ...large(truth.count), ...large(truth.length), ...large(truth.start)]
	const locator = joined('PK\x06\x07', small(disk), large(truth.end), small(disks))
	const twice = (value: number[] | Uint8Array) => [...value, ...value]
	const last =
		plain === 'truth'
			? joined(twice(uint(2, count, true)), small(directory.length), small(start))
			: joined(twice([0xff, 0xff]), elsewhere, elsewhere)
	return joined(archive.slice(0, start), directory, record, numbers, locator, 'PK\x05\x06', small(0), last, [0, 0])
}
