// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { wordReasons } from '#contracts/shared/file-faults.ts'
import { hostileDocuments, referringTo } from '#tests/support/files/hostile-documents.ts'
import { type Bytes, joined, textBytes, uint } from '#tests/support/files/sample-bytes.ts'
import { asFile, docxOf, docxParts, pdfOf, writtenByOthers, zipOf } from '#tests/support/files/sample-files.ts'
import { cleanPaste } from '#web/admin/rich-text/paste/clean-paste.ts'
import { readWordDocument } from '#web/admin/rich-text/paste/read-word-document.ts'

const { png = new Uint8Array() } = writtenByOthers

const read = (bytes: Bytes, name = 'report.docx') => readWordDocument(asFile(bytes, name))

const office = 'http://schemas.openxmlformats.org'
const run = (text: string, properties = '') =>
	`<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, style = '') =>
	`<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`
const cell = (content: string) => `<w:tc>${paragraph(content)}</w:tc>`
const row = (cells: string[], properties = '') =>
	`<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells.join('')}</w:tr>`
const picture = (id: string, alt: string, how: 'embed' | 'link' = 'embed') =>
	`<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${alt}"/><a:graphic><a:graphicData><pic:pic>` +
	`<pic:blipFill><a:blip r:${how}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

/** A document with this body, one picture in it and one that is linked. */
function documentOf(body: string): Bytes {
	const parts = docxParts()
	const relationship = (id: string, target: string, mode = '') =>
		`<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/image" Target="${target}"${mode}/>`
	const types = new TextDecoder().decode(parts['[Content_Types].xml'] as Uint8Array)
	return zipOf({
		...parts,
		'[Content_Types].xml': textBytes(
			types.replace('<Override', '<Default Extension="png" ContentType="image/png"/>$&'),
		),
		'word/_rels/document.xml.rels': textBytes(
			`<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${office}/package/2006/relationships">` +
				relationship('rId1', 'media/image1.png') +
				relationship('rId2', 'https://elsewhere.example/a.png', ' TargetMode="External"') +
				'</Relationships>',
		),
		'word/media/image1.png': png,
		'word/document.xml': textBytes(
			`<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${office}/wordprocessingml/2006/main" ` +
				`xmlns:r="${office}/officeDocument/2006/relationships" xmlns:a="${office}/drawingml/2006/main" ` +
				`xmlns:pic="${office}/drawingml/2006/picture" xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing">` +
				`<w:body>${body}</w:body></w:document>`,
		),
	})
}

test('a Word document keeps headings, formats, tables and pictures', async () => {
	const body =
		paragraph(run('Tides'), 'Heading1') +
		paragraph(run('Low ') + run('water', '<w:b/>') + run(' and ') + run('slack', '<w:u w:val="single"/>')) +
		paragraph(picture('rId1', 'The quay')) +
		`<w:tbl>${row([cell(run('Day', '<w:b/>')), cell(run('Hours', '<w:b/>'))])}${row([cell(run('First')), cell(run('6'))])}</w:tbl>`
	const found = await read(documentOf(body))
	const html = 'html' in found ? found.html : ''
	expect(html).toContain('<h1>Tides</h1><p>Low <strong>water</strong> and <u>slack</u></p>')
	expect(html).toContain('<td><p><strong>Day</strong></p></td>')
	const { pictures } = cleanPaste(`<p>-</p>${html}`)
	const [only] = [...pictures.values()]
	const file = only && 'file' in only ? only.file : null
	expect(new Uint8Array((await file?.arrayBuffer()) ?? [])).toEqual(png)
})

test('a row that Word repeats as a header becomes the head of its table', async () => {
	const found = await read(
		documentOf(`<w:tbl>${row([cell(run('Day'))], '<w:tblHeader/>')}${row([cell(run('First'))])}</w:tbl>`),
	)
	expect(found).toMatchObject({
		html: '<table><thead><tr><th><p>Day</p></th></tr></thead><tbody><tr><td><p>First</p></td></tr></tbody></table>',
	})
})

test('a picture that the document only links leaves its place, and the text is read all the same', async () => {
	const found = await read(documentOf(paragraph(run('Above')) + paragraph(picture('rId2', 'The quay', 'link'))))
	expect(found).toMatchObject({ html: '<p>Above</p><p><img alt="The quay" src="file:" /></p>' })
})

test('a template on a share, macros and packed objects stop no text: only the text is read', async () => {
	expect(await read(referringTo('attachedTemplate', '\\\\files.example\\share\\a.dotm'))).toMatchObject({
		html: '<p>Twelve years of databases.</p>',
	})
	expect(await read(zipOf({ ...docxParts(), 'word/vbaProject.bin': textBytes('MZ') }))).toHaveProperty('html')
	expect(await read(docxOf(), 'report'), 'whatever it is called').toHaveProperty('html')
})

const compound = (stream: string) =>
	joined(
		[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
		new Uint8Array(504),
		[...stream].flatMap((letter) => uint(2, letter.charCodeAt(0), true)),
	)

test.each([
	['with a password', compound('EncryptedPackage'), wordReasons.password],
	['of an old Word', compound('WordDocument'), wordReasons['old-word']],
	['cut short', docxOf().slice(0, -1), wordReasons.unreadable],
	['without content', new Uint8Array(), wordReasons.empty],
	['of a spreadsheet program', zipOf({ 'xl/workbook.xml': textBytes('<x/>') }), wordReasons['other-document']],
	['in RTF', textBytes('{\\rtf1 text}'), wordReasons['other-document']],
	['that is a PDF', pdfOf('CV'), 'Only pictures and Word documents (.docx) can be added to the text.'],
	['that is text', textBytes('Notes'), 'Only pictures and Word documents (.docx) can be added to the text.'],
	['larger than 20 MB', joined('PK\x03\x04', new Uint8Array(20 * 1024 * 1024)), wordReasons['too-large']],
	[
		'that is a long film',
		new Uint8Array(20 * 1024 * 1024 + 1),
		'Only pictures and Word documents (.docx) can be added to the text.',
	],
])('a document %s says why it is left out', async (_, bytes, reason) => {
	expect(await read(bytes)).toEqual({ reason })
})

test('a folder, which has no bytes, says so', async () => {
	const folder = Object.assign(asFile(new Uint8Array(), 'Plans'), {
		slice: () => ({ text: () => Promise.reject(new DOMException('A directory', 'NotFoundError')) }),
	})
	expect(await readWordDocument(folder)).toEqual({ reason: 'The browser cannot read it: choose files and no folders.' })
})

test('archives that would fill the memory are refused before they are unpacked', async () => {
	const bombs = hostileDocuments.filter(({ what }) => /as the directory says|hundred times/.test(what))
	expect(bombs).toHaveLength(2)
	for (const { bytes } of bombs) expect(await read(bytes())).toEqual({ reason: wordReasons.unreadable })
})

test('a part longer than its directory says is refused, also behind macros', async () => {
	const archive = zipOf({
		...docxParts(),
		'word/vbaProject.bin': textBytes('MZ'),
		'word/z.xml': textBytes('z'.repeat(200)),
	})
	expect(await read(archive)).toHaveProperty('html')
	const entry = new TextDecoder('latin1').decode(archive).lastIndexOf('word/z.xml') - 46
	archive.set(uint(4, 1, true), entry + 24)
	expect(await read(archive)).toEqual({ reason: wordReasons.unreadable })
})
