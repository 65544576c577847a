import subsetFont from 'subset-font'

/** Font metrics in em. */
export type VerticalMetrics = { ascent: number; descent: number; lineGap: number }

const units = 2048

const widths = (groups: Record<number, string>): Record<string, number> =>
	Object.fromEntries(
		Object.entries(groups).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
	)

/** Advance widths of Arial in units of 1/2048 em. Liberation Sans and Arimo have the same widths. */
export const arial = {
	regular: widths({ 1139: 'abdeghnopqu', 1024: 'cksvxyz', 569: 'ft ', 455: 'ijl', 1706: 'm', 682: 'r', 1479: 'w' }),
	bold: widths({
		1139: 'aceksvxy',
		1251: 'bdghnopqu',
		682: 'ft',
		569: 'ijl ',
		1821: 'm',
		797: 'r',
		1593: 'w',
		1024: 'z',
	}),
}

/** Advance widths of Roboto, the typeface of Android, in the same units. */
export const roboto = {
	regular: widths({
		...{
			490: 'j',
			498: 'il',
			508: ' ',
			670: 't',
			694: 'r',
			712: 'f',
			969: 'y',
			992: 'v',
			1016: 'xz',
			1038: 'k',
			1057: 's',
		},
		...{
			1072: 'c',
			1086: 'e',
			1114: 'a',
			1129: 'hnu',
			1150: 'bgp',
			1155: 'd',
			1164: 'q',
			1168: 'o',
			1539: 'w',
			1796: 'm',
		},
	}),
	bold: widths({
		...{
			509: ' ',
			533: 'j',
			542: 'il',
			693: 't',
			733: 'f',
			750: 'r',
			1031: 'y',
			1037: 'v',
			1042: 'xz',
			1052: 's',
			1067: 'c',
		},
		...{ 1095: 'ak', 1106: 'e', 1147: 'hnu', 1153: 'bdp', 1156: 'oq', 1170: 'g', 1504: 'w', 1774: 'm' },
	}),
}

/** Frequency of each character in a thousand characters of English text. */
const frequency: Record<string, number> = {
	...{
		e: 104,
		t: 73,
		a: 65,
		o: 62,
		i: 57,
		n: 57,
		s: 52,
		h: 50,
		r: 50,
		d: 35,
		l: 33,
		u: 23,
		c: 22,
		m: 20,
		f: 19,
		w: 19,
	},
	...{ g: 17, y: 17, p: 15, b: 13, v: 8, k: 5, x: 1, j: 1, q: 1, z: 1, ' ': 180 },
}

/** Returns the mean width of English text in units of 1/2048 em. */
function meanWidth(widthOf: Record<string, number>): number {
	let sum = 0
	let weight = 0
	for (const [letter, count] of Object.entries(frequency)) {
		sum += (widthOf[letter] ?? 0) * count
		weight += count
	}
	return sum / weight
}

type Table = 'cmap' | 'head' | 'hhea' | 'hmtx'

/** Returns a view of one table of an uncompressed font. */
function table(font: Uint8Array, tag: Table): DataView {
	const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
	for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
		const name = new TextDecoder('latin1').decode(font.subarray(record, record + 4))
		if (name === tag) return new DataView(font.buffer, font.byteOffset + view.getUint32(record + 8))
	}
	throw new Error(`The font has no ${tag} table.`)
}

const unitsPerEm = (font: Uint8Array) => table(font, 'head').getUint16(18)

/** Returns the glyph of the only character of a subset, from its `cmap` (format 4). */
function onlyGlyph(font: Uint8Array, character: string): number {
	const cmap = table(font, 'cmap')
	const subtable = cmap.getUint32(8)
	if (cmap.getUint16(subtable) !== 4) throw new Error('The character map is not of format 4.')
	const segmentBytes = cmap.getUint16(subtable + 6)
	const idDelta = cmap.getUint16(subtable + 16 + 2 * segmentBytes)
	return ((character.codePointAt(0) ?? 0) + idDelta) & 0xffff
}

async function advance(font: Uint8Array, character: string, weight: number): Promise<number> {
	const alone = await subsetFont(font, character, {
		targetFormat: 'truetype',
		noLayoutClosure: true,
		variationAxes: { wght: weight },
	})
	const lastWithWidth = table(alone, 'hhea').getUint16(34) - 1
	const glyph = Math.min(onlyGlyph(alone, character), lastWithWidth)
	return (table(alone, 'hmtx').getUint16(4 * glyph) / unitsPerEm(alone)) * units
}

/** Returns the ratio of the text widths of the font and of `fallback` at `weight`. */
export async function widthRatio(font: Uint8Array, weight: number, fallback: Record<string, number>): Promise<number> {
	const widths: Record<string, number> = {}
	for (const letter of Object.keys(frequency)) widths[letter] = await advance(font, letter, weight)
	return meanWidth(widths) / meanWidth(fallback)
}

export async function verticalMetrics(font: Uint8Array): Promise<VerticalMetrics> {
	const plain = await subsetFont(font, 'a', { targetFormat: 'truetype' })
	const em = unitsPerEm(plain)
	const hhea = table(plain, 'hhea')
	return { ascent: hhea.getInt16(4) / em, descent: -hhea.getInt16(6) / em, lineGap: hhea.getInt16(8) / em }
}
