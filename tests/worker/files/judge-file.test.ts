import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { documentReasons, type FileFault } from '#contracts/shared/file-faults.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { givenFile } from '#tests/support/files/given-files.ts'
import { referringTo, rootNaming } from '#tests/support/files/hostile-documents.ts'
import { changed } from '#tests/support/files/hostile-file.ts'
import { refusedPictures } from '#tests/support/files/picture-files.ts'
import { type Bytes, joined, textBytes } from '#tests/support/files/sample-bytes.ts'
import { docxOf, docxParts, jpegOf, macroMainType, pdfOf, pngOf, zipOf } from '#tests/support/files/sample-files.ts'
import { zip64Of } from '#tests/support/files/zip64-files.ts'
import { judgedFile } from '#worker/files/recognise/judge-file.ts'

const judged = (bytes: Bytes, rule: keyof typeof fileRules = 'cv', name = 'CV') =>
	judgedFile({ name, size: bytes.length }, fileRules[rule], async () => bytes)

/** The end of the stored name, or the message. */
async function outcome(bytes: Bytes, rule: keyof typeof fileRules = 'cv', name = 'CV'): Promise<string> {
	const result = await judged(bytes, rule, name)
	return typeof result === 'string' ? result : result.extension
}

const cvMessage = 'Invalid file type. Only PDF and DOCX formats are allowed'
const pdfMessage = 'Invalid file type. Please upload a PDF file.'

/** A package whose document has this name. */
const documentAt = (name: string, target: string, types?: string) => {
	const { 'word/document.xml': document, '[Content_Types].xml': plain, ...others } = docxParts()
	const named = new TextDecoder().decode(plain as Bytes).replace('/word/document.xml', `/${name}`)
	return zipOf({
		...others,
		'[Content_Types].xml': textBytes(types ?? named),
		'_rels/.rels': textBytes(rootNaming(target)),
		[name]: document as Bytes,
	})
}

/** Types that name no part, as some programs write them. */
const typesByExtension =
	'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const strict = (bytes: Bytes) => {
	const parts = unzipSync(bytes)
	const root = new TextDecoder().decode(parts['_rels/.rels'])
	const type = 'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument'
	return new Uint8Array(zipSync({ ...parts, '_rels/.rels': strToU8(root.replace(/Type="[^"]*"/, `Type="${type}"`)) }))
}

test.each<[string, () => Bytes]>([
	['cv-word-online-document2.docx', () => givenFile('cv-word-online-document2.docx')],
	['another name and folder', () => documentAt('Story/Main.XML', '/story/main.xml')],
	['a target with a dot before it', () => documentAt('word/document1.xml', './word/document1.xml')],
	['a type by its extension', () => documentAt('word/document.xml', 'word/document.xml', typesByExtension)],
	['the strict form of the standard', () => strict(docxOf())],
	['a plain one', () => givenFile('cv-plain.docx')],
	['ZIP64 throughout', () => zip64Of(docxOf())],
	['the length of its parts alone', () => zip64Of(docxOf(), { fields: ['unpacked'] })],
	['the places of its parts, and an end that agrees', () => zip64Of(docxOf(), { fields: ['place'], plain: 'truth' })],
	['records that nothing needs', () => zip64Of(docxOf(), { fields: [], plain: 'truth' })],
	['zip -fz', () => givenFile('word-zip64.docx')],
])('the main part of a Word document is what the package names: %s', async (_, bytes) => {
	expect(await outcome(bytes())).toBe('docx')
})

test.each<[string, () => Bytes]>([
	['cv-bom-before-header.pdf', () => givenFile('cv-bom-before-header.pdf')],
	['cv-newline-before-header.pdf', () => givenFile('cv-newline-before-header.pdf')],
	['cv-plain.pdf', () => givenFile('cv-plain.pdf')],
	['a line break of Windows before it', () => joined('\r\n', givenFile('cv-plain.pdf'))],
	['zeros before and behind it', () => joined(new Uint8Array(512), givenFile('cv-plain.pdf'), new Uint8Array(70_000))],
	['a page of an intranet behind it', () => joined(givenFile('cv-plain.pdf'), '<!-- saved -->'.repeat(9_000))],
])('a PDF is accepted with what programs put around it: %s', async (_, bytes) => {
	expect([await outcome(bytes()), await outcome(bytes(), 'pdf')]).toEqual(['pdf', 'pdf'])
})

test('the padding behind a Word document is not stored', async () => {
	for (const padding of ['\r\n', '\0'.repeat(4_000), ' \n']) {
		const result = await judged(joined(docxOf(), padding))
		expect(typeof result === 'string' ? result : result.bytes).toEqual(docxOf())
	}
})

test.each(['r2', 'r3', 'r4', 'r5', 'r6'])('a PDF that is locked against editing only is accepted: %s', async (lock) => {
	expect(await outcome(givenFile(`lock-${lock}-owner.pdf`))).toBe('pdf')
})

const compound = (...names: string[]) =>
	joined([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], new Uint8Array(504), ...names.map(inUtf16))
const inUtf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0])
const docxWith = (part: string, content: Bytes) => zipOf({ ...docxParts(), [part]: content })

test.each<[string, FileFault, () => Bytes]>([
	['cv-needs-password.pdf', 'password', () => givenFile('cv-needs-password.pdf')],
	...['r2', 'r3', 'r4', 'r5'].map((lock): [string, FileFault, () => Bytes] => [
		`a PDF with a lock of ${lock}`,
		'password',
		() => givenFile(`lock-${lock}-user.pdf`),
	]),
	[
		'a PDF that is locked with a certificate',
		'password',
		() => changed(givenFile('lock-r4-owner.pdf'), placeOf(givenFile('lock-r4-owner.pdf'), '/Standard', '/AdobePPK')),
	],
	['a Word document with a password', 'password', () => compound('EncryptionInfo', 'EncryptedPackage')],
	['cv-template-sharepoint.docx', 'external', () => givenFile('cv-template-sharepoint.docx')],
	['cv-template-unc.docx', 'external', () => givenFile('cv-template-unc.docx')],
	['a linked picture', 'external', () => referringTo('image', 'https://pictures.example/portrait.png')],
	['a linked table', 'external', () => referringTo('oleObject', 'file:////server/share/skills.xlsx')],
	[
		'a document with macros',
		'macros',
		() => zipOf({ ...docxParts('CV', macroMainType), 'word/vbaProject.bin': textBytes('x') }),
	],
	['macros that the types hide', 'macros', () => docxWith('word/vbaProject.bin', textBytes('x'))],
	['an embedded object', 'embedded', () => docxWith('word/embeddings/oleObject1.bin', textBytes('x'))],
	['a control', 'embedded', () => docxWith('word/activeX/activeX1.xml', textBytes('<x/>'))],
	['an old Word document', 'old-word', () => compound('WordDocument', '1Table')],
	['an old workbook', 'other-document', () => compound('Workbook')],
	['rich text', 'other-document', () => textBytes('{\\rtf1\\ansi CV}')],
	[
		'a document of LibreOffice',
		'other-document',
		() => zipOf({ mimetype: textBytes('application/vnd.oasis.opendocument.text') }),
	],
	['a document of Pages', 'other-document', () => zipOf({ 'Index/Document.iwa': textBytes('x') })],
	['half a PDF', 'unreadable', () => pdfOf('CV').slice(0, 200)],
	['half a Word document', 'unreadable', () => docxOf().slice(0, 300)],
	['a Word document without its document', 'unreadable', () => documentAt('word/other.xml', 'word/document.xml')],
	['nothing', 'empty', () => textBytes('')],
	['a photograph', 'picture', () => jpegOf(8, 8)],
	['a photograph of a phone', 'heic', () => refusedPictures.heic],
	['a screenshot', 'picture', () => pngOf(8, 8)],
	['a file that is too large', 'too-large', () => pdfOf('CV', { bytes: 5_242_881 })],
])('a CV is refused with the reason and the way out: %s', async (_, fault, bytes) => {
	const message = fault === 'too-large' ? 'The file size exceeds the maximum limit of 5 MB' : cvMessage
	expect(await outcome(bytes())).toBe(`${message}. ${documentReasons[fault as keyof typeof documentReasons]}`)
})

/** The change that writes a text over another one. */
const placeOf = (bytes: Bytes, before: string, after: string): Record<number, number[]> => ({
	[new TextDecoder('latin1').decode(bytes).indexOf(before)]: [...textBytes(after)],
})

test('a Word document is no attachment, and the message says how it becomes one', async () => {
	expect(await outcome(docxOf(), 'pdf')).toBe(`${pdfMessage} ${documentReasons.word}`)
	expect(await outcome(givenFile('cv-needs-password.pdf'), 'pdf')).toBe(`${pdfMessage} ${documentReasons.password}`)
	expect(await outcome(pdfOf('x').slice(0, 99), 'pdf')).toBe(`${pdfMessage} ${documentReasons.unreadable}`)
})

test('content that tells nothing gets the specified message alone', async () => {
	expect(await outcome(textBytes('A text.'), 'cv', 'cv.pdf')).toBe(cvMessage)
	expect(await outcome(textBytes('BMW, 2019 to 2024'), 'cv', 'cv.docx')).toBe(cvMessage)
	expect(await outcome(pdfOf('CV'), 'picture', 'cv.png')).toBe(fileRules.picture.wrongType)
})

test.each([
	['CV', 'pdf'],
	['CV.pdf (1)', 'pdf'],
	['CV.pdf?usp=sharing', 'pdf'],
	['CV.docx', 'pdf'],
	['CV.exe', 'pdf'],
	['', 'pdf'],
])('the content decides the type of cv-plain.pdf, whatever it is called: %j', async (name, extension) => {
	expect(await outcome(givenFile('cv-plain.pdf'), 'cv', name)).toBe(extension)
})

test('a picture keeps the extension that fits, and a .jfif is a JPEG', async () => {
	expect(await outcome(jpegOf(8, 8), 'picture', 'a.JPEG')).toBe('jpeg')
	expect(await outcome(jpegOf(8, 8), 'picture', 'a.jfif')).toBe('jpg')
	expect(await outcome(jpegOf(8, 8), 'picture', 'a.png')).toBe('jpg')
	expect(await outcome(pngOf(8, 8), 'picture', 'Screenshot')).toBe('png')
})

test('a picture with too many pixels says so, and a damaged one as well', async () => {
	const { picture } = fileRules
	const tooMany = `${picture.wrongType} ${picture.reasons['too-many-pixels']}`
	expect(await outcome(pngOf(6_001, 1), 'picture')).toBe(tooMany)
	expect(await outcome(pngOf(6_000, 4_001), 'picture')).toBe(tooMany)
	expect(await outcome(jpegOf(9_000, 9_000), 'picture')).toBe(tooMany)
	expect(await outcome(pngOf(8, 8).slice(0, -12), 'picture')).toBe(`${picture.wrongType} ${picture.reasons.unreadable}`)
})
