import { type Zippable, zipSync, zlibSync } from 'fflate'
import { type Bytes, crc32, joined, textBytes, uint } from './sample-bytes.ts'

/** Pictures of 8 × 6 pixels, written by other programs. */
const written = {
	png: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGBAMAAAAMK8LIAAAAElBMVEX/AADMADOZAGZmAJkzAMwAAP/hvKCLAAAAHElEQVQI12NgAAFBIGBQAgIGYyBgcAEChlAgAAAkpAP9A4sMkAAAAABJRU5ErkJggg==',
	jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAXEAEAAwAAAAAAAAAAAAAAAAAAAxVh/8QAFQEBAQAAAAAAAAAAAAAAAAAABAf/xAAYEQACAwAAAAAAAAAAAAAAAAAAAQQVU//aAAwDAQACEQMRAD8An1nJoCiU8DJDbWboz//Z',
	progressiveJpeg:
		'/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wgARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBf/aAAwDAQACEAMQAAABnxeT/8QAFhAAAwAAAAAAAAAAAAAAAAAAAAET/9oACAEBAAEFAqM//8QAFxEAAwEAAAAAAAAAAAAAAAAAAAMUUv/aAAgBAwEBPwGhuj//xAAXEQADAQAAAAAAAAAAAAAAAAAAAxRS/9oACAECAQE/AZU5P//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEABj8Cf//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8hH//aAAwDAQACAAMAAAAQA//EABURAQEAAAAAAAAAAAAAAAAAAABh/9oACAEDAQE/ELn/xAAVEQEBAAAAAAAAAAAAAAAAAAAAYf/aAAgBAgEBPxCB/8QAFRABAQAAAAAAAAAAAAAAAAAAAHH/2gAIAQEAAT8Qs//Z',
	webp: 'UklGRlQAAABXRUJQVlA4IEgAAAAwAwCdASoIAAYAAgA0JagCdLcAlgH8AwgD9APf/A9EArXgAP73nEpAeVM/+euOGOKv7kYY4q/99pf69v/gm/QruYB7V5jaAAA=',
	losslessWebp: 'UklGRjoAAABXRUJQVlA4TC0AAAAvB0ABAC8AEIT/bRMz8+b/+U+WBoRsJOkUTuEVXuEV3l+rE9H/+HjVrQ62GgAA',
	transparentWebp:
		'UklGRmYAAABXRUJQVlA4WAoAAAAQAAAABwAABQAAQUxQSA8AAAABB9C/iAgABOF/20RE/0MAVlA4IDAAAADQAQCdASoIAAYAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=',
	gif: 'R0lGODlhCAAGAIAAAExpccgoWiH5BAUAAAAALAAAAAAIAAYAAAIGjI+py30FADs=',
	avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACEAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAGAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAApbWRhdBIACgg4CL1pAQ0GkDITGsJi5OAAFAAAkDWOPH69yNsEzg==',
	transparentAvif:
		'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAXBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABlAABAAAAAAAAACEAAgAAAAABtQABAAAAAAAAABEAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAAACAABhdjAxAAAAAA5waXRtAAAAAAABAAAAr2lwcnAAAACKaXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAgAAAAGAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQAcAAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAdaXBtYQAAAAAAAAACAAEDgQIDAAIEhAIFhgAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAOm1kYXQSAAoIOAi9aQENBpAyExrCYuTgABQAAJA1jjx+vcjbBM4SAAoFGAi9YVAyBhmAAAFADw==',
}
export const writtenByOthers = Object.fromEntries(
	Object.entries(written).map(([name, base64]) => [name, Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))]),
)

export const asFile = (bytes: Bytes, name: string, type = 'application/octet-stream') =>
	new File([bytes], name, { type })

export function pngChunk(name: string, data: Uint8Array | number[]): Bytes {
	const named = joined(name, data)
	return joined(uint(4, data.length), named, uint(4, crc32(named)))
}

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A striped PNG. `tone`, 0 to 255, tells pictures of one size apart. `bytes` is the length of the file. */
export function pngOf(
	width: number,
	height: number,
	{ tone = 96, bytes }: { tone?: number; bytes?: number } = {},
): Bytes {
	const line = 1 + Math.ceil(width / 8)
	const pixels = new Uint8Array(line * height).fill(0xf0)
	for (let row = 0; row < height; row += 1) pixels[row * line] = 0
	const header = pngChunk('IHDR', [...uint(4, width), ...uint(4, height), 1, 3, 0, 0, 0])
	const colours = pngChunk('PLTE', [tone, 80, 160, 250, 245, 255 - tone])
	const rest = joined(pngChunk('IDAT', zlibSync(pixels)), pngChunk('IEND', []))
	const start = joined(pngSignature, header, colours)
	if (bytes === undefined) return joined(start, rest)
	return joined(start, pngChunk('fiLl', new Uint8Array(bytes - start.length - rest.length - 12)), rest)
}

/** A grey baseline JPEG. Each block has two codes of one bit: no change, and end of block. */
export function jpegOf(width: number, height: number, { bytes }: { bytes?: number } = {}): Bytes {
	const segment = (marker: number, ...data: (Uint8Array | number[])[]) => {
		const content = joined(...data)
		return joined([0xff, marker], uint(2, content.length + 2), content)
	}
	const oneSymbol = (place: number) => [place, 1, ...Array<number>(15).fill(0), 0]
	const bits = 2 * Math.ceil(width / 8) * Math.ceil(height / 8)
	const scan = new Uint8Array(Math.ceil(bits / 8))
	scan[scan.length - 1] = 0xff >> (bits % 8 || 8)
	const start = joined([0xff, 0xd8], segment(0xe0, textBytes('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 0, 0]))
	const rest = joined(
		segment(0xdb, [0], new Uint8Array(64).fill(16)),
		segment(0xc0, [8], uint(2, height), uint(2, width), [1, 1, 0x11, 0]),
		segment(0xc4, oneSymbol(0x00)),
		segment(0xc4, oneSymbol(0x10)),
		segment(0xda, [1, 1, 0, 0, 63, 0]),
		scan,
		[0xff, 0xd9],
	)
	const comments: Bytes[] = []
	for (let left = (bytes ?? 0) - start.length - rest.length; left > 0; ) {
		const length = left - 4 > 65_533 ? Math.min(65_533, left - 8) : left - 4
		comments.push(segment(0xfe, new Uint8Array(length)))
		left -= length + 4
	}
	return joined(start, ...comments, rest)
}

export const webpChunk = (name: string, data: Uint8Array | number[]) =>
	joined(name, uint(4, data.length, true), data, data.length % 2 ? [0] : [])

export function webpFile(...chunks: Uint8Array[]): Bytes {
	const content = joined('WEBP', ...chunks)
	return joined('RIFF', uint(4, content.length, true), content)
}

/** The bitstream of a one-coloured lossless picture. Each of its five codes has one symbol, so pixels take no bits. */
function oneColour(width: number, height: number, red: number): Bytes {
	let bits = 0n
	let length = 0
	const put = (count: number, value: number) => {
		bits |= BigInt(value) << BigInt(length)
		length += count
	}
	put(14, width - 1)
	put(14, height - 1)
	put(4, 0)
	put(3, 0)
	for (const symbol of [80, red, 160, 255]) {
		put(3, 0b101)
		put(8, symbol)
	}
	put(4, 0b0001)
	return joined(
		[0x2f],
		Array.from({ length: Math.ceil(length / 8) + 1 }, (_, byte) => Number((bits >> BigInt(8 * byte)) & 255n)),
	)
}

export const losslessChunk = (width: number, height: number, tone = 96) =>
	webpChunk('VP8L', oneColour(width, height, tone))

/** A WebP in one colour. */
export const webpOf = (width: number, height: number, { tone = 96 }: { tone?: number } = {}): Bytes =>
	webpFile(losslessChunk(width, height, tone))

export const canvasChunk = (width: number, height: number, flags = 0) =>
	webpChunk('VP8X', [flags, 0, 0, 0, ...uint(3, width - 1, true), ...uint(3, height - 1, true)])

/** A WebP of several frames. */
export function animatedWebpOf(width: number, height: number, frames = 2): Bytes {
	const place = [...uint(6, 0), ...uint(3, width - 1, true), ...uint(3, height - 1, true), ...uint(3, 500, true), 0]
	const frame = (tone: number) => webpChunk('ANMF', joined(place, losslessChunk(width, height, tone)))
	return webpFile(
		canvasChunk(width, height, 0b10),
		webpChunk('ANIM', uint(6, 0)),
		...Array.from({ length: frames }, (_, at) => frame(20 + Math.floor((180 * at) / (frames - 1)))),
	)
}

/** A PDF of one page with this text. */
export function pdfOf(text: string, { bytes }: { bytes?: number } = {}): Bytes {
	const drawing = `BT /F1 24 Tf 72 720 Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	]
	const filledWith = (filling: number) => {
		const start = joined('%PDF-1.7\n%', new Uint8Array(filling).fill(0x2e), '\n')
		let body = ''
		const places = objects.map((object, index) => {
			const at = start.length + body.length
			body += `${index + 1} 0 obj\n${object}\nendobj\n`
			return `${String(at).padStart(10, '0')} 00000 n \n`
		})
		const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
		const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start.length + body.length}\n%%EOF\n`
		return joined(start, body, table, trailer)
	}
	if (bytes === undefined) return filledWith(0)
	const nearly = filledWith(bytes - filledWith(0).length)
	return filledWith(bytes - filledWith(0).length - (nearly.length - bytes))
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
export const plainMainType = `${word}.document.main+xml`
export const macroMainType = 'application/vnd.ms-word.document.macroEnabled.main+xml'

export const contentTypes = (mainType: string) =>
	`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`

export const docxParts = (text = 'Twelve years of databases.', mainType = plainMainType): Zippable => ({
	'[Content_Types].xml': textBytes(contentTypes(mainType)),
	'_rels/.rels': textBytes(
		`<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
	),
	'word/document.xml': textBytes(
		`<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
	),
})

export const zipOf = (parts: Zippable): Bytes => new Uint8Array(zipSync(parts, { mtime: '2026-01-02' }))

/** A Word document with this text. The text must not need escaping. */
export function docxOf(text?: string, { bytes }: { bytes?: number } = {}): Bytes {
	if (bytes === undefined) return zipOf(docxParts(text))
	const filledWith = (length: number) =>
		zipOf({ ...docxParts(text), 'docProps/filling.xml': [new Uint8Array(length), { level: 0 }] })
	return filledWith(bytes - filledWith(0).length)
}
