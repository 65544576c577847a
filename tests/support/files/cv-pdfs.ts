import { type Bytes, joined, textBytes } from './sample-bytes.ts'

type Part = string | Bytes

const stream = (dictionary: string, content: Part): Bytes =>
	joined(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, content, '\nendstream')

/** A PDF of these objects. The first is the catalogue. */
function pdfFrom(objects: readonly Part[], trailer = ''): Bytes {
	const parts: Part[] = ['%PDF-1.7\n']
	let length = joined(...parts).length
	const places = objects.map((object, index) => {
		const at = length
		const part = joined(`${index + 1} 0 obj\n`, object, '\nendobj\n')
		parts.push(part)
		length += part.length
		return `${String(at).padStart(10, '0')} 00000 n \n`
	})
	const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
	const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`
	return joined(...parts, table, end)
}

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A page with this drawing. It takes two objects: `at` and the next one. */
const page = (at: number, drawing: string, resources: string, more = ''): Part[] => [
	`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${at + 1} 0 R /Resources << ${resources} >> ${more} >>`,
	stream('', textBytes(drawing)),
]

const tree = (pages: readonly number[]) => [
	'<< /Type /Catalog /Pages 2 0 R >>',
	`<< /Type /Pages /Kids [${pages.map((at) => `${at} 0 R`).join(' ')}] /Count ${pages.length} >>`,
]

const written = (text: string, x = 72, y = 720) => `BT /F1 14 Tf ${x} ${y} Td (${text}) Tj ET `

/** A page for each text. `trailer` goes into the file's own dictionary. */
export function pdfOfPages(texts: readonly string[], trailer = ''): Bytes {
	const pages = texts.map((_, index) => 4 + 2 * index)
	const drawn = texts.flatMap((text, index) => page(4 + 2 * index, written(text), '/Font << /F1 3 0 R >>'))
	return pdfFrom([...tree(pages), helvetica, ...drawn], trailer)
}

/** Two columns, a link to the web and one that is a script. */
export function pdfWithColumns(left: string, right: string, address: string): Bytes {
	const link = (x: number, action: string) =>
		`<< /Type /Annot /Subtype /Link /Rect [${x} 600 ${x + 100} 620] /A << ${action} >> >>`
	const links = link(72, `/S /URI /URI (${address})`) + link(320, '/S /JavaScript /JS (app.alert\\(1\\))')
	const drawing = written(left) + written(right, 320) + written('Portfolio', 72, 604)
	return pdfFrom([...tree([4]), helvetica, ...page(4, drawing, '/Font << /F1 3 0 R >>', `/Annots [${links}]`)])
}

/** Shift-JIS words in a font that is not in the file: a reader needs a CMap for them. */
export function japanesePdf(shiftJis: string): Bytes {
	const descendant =
		'<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 1000 ' +
		'/FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 850 /Descent -150 /CapHeight 700 /StemV 80 >> >>'
	const font = `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3-90ms-RKSJ-H /Encoding /90ms-RKSJ-H /DescendantFonts [${descendant}] >>`
	const drawing = `BT /F1 24 Tf 72 720 Td <${shiftJis}> Tj ET`
	return pdfFrom([...tree([4]), font, ...page(4, drawing, '/Font << /F1 3 0 R >>')])
}

/** A fax of 64 × 64 pixels, as scanners write them (CCITT, group 4): its left half is black. */
export function scannedPdf(): Bytes {
	const firstLine = '001' + '00110101' + '000001101010' + '1'
	const bits = firstLine + '111'.repeat(63) + '000000000001'.repeat(2)
	const fax = new Uint8Array(bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [])
	const picture = stream(
		'/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode ' +
			'/DecodeParms << /K -1 /Columns 64 /Rows 64 >>',
		fax,
	)
	return pdfFrom([...tree([4]), picture, ...page(4, 'q 595 0 0 842 0 0 cm /I1 Do Q', '/XObject << /I1 3 0 R >>')])
}

/** Opens only with a password that nobody knows. */
export function lockedPdf(): Bytes {
	const zeros = `<${'00'.repeat(32)}>`
	const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${zeros} /U ${zeros} >> /ID [<00> <00>]`
	return pdfOfPages(['Locked'], encryption)
}
