import { expect, test } from 'vitest'
import { documentReasons, notReadText } from '#contracts/shared/file-faults.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { avifOf, bmpOf, gifOf, refusedPictures } from '#tests/support/files/picture-files.ts'
import { textBytes } from '#tests/support/files/sample-bytes.ts'
import { asFile, docxOf, jpegOf, pdfOf, pngOf } from '#tests/support/files/sample-files.ts'
import { pictureRefusal, readChosen } from '#web/file-content.ts'

const text = textBytes('A text, whatever it is called.')
const noPicture = 'Please upload only image files (e.g., JPG, PNG).'
const noCv = 'Invalid file type. Only PDF and DOCX formats are allowed'

test.each([
	['a PDF', fileRules.pdf, asFile(pdfOf('Sheet'), 'sheet.pdf'), null],
	['a text called PDF', fileRules.pdf, asFile(text, 'sheet.pdf'), 'Invalid file type. Please upload a PDF file.'],
	['a PDF as a CV', fileRules.cv, asFile(pdfOf('CV'), 'cv.pdf'), null],
	['a Word document as a CV', fileRules.cv, asFile(docxOf(), 'cv.docx'), null],
	['a text called a Word document', fileRules.cv, asFile(text, 'cv.docx'), noCv],
	['a PDF called a Word document', fileRules.cv, asFile(pdfOf('CV'), 'cv.docx'), null],
	['a PDF without an extension', fileRules.cv, asFile(pdfOf('CV'), 'cv'), null],
	['an empty file', fileRules.cv, asFile(textBytes(''), 'cv.pdf'), `${noCv}. ${documentReasons.empty}`],
	[
		'a CV that is too large',
		fileRules.cv,
		asFile(new Uint8Array(5_242_881), 'cv.pdf'),
		`The file size exceeds the maximum limit of 5 MB. ${documentReasons['too-large']}`,
	],
	['a GIF', fileRules.picture, asFile(gifOf(8, 8), 'a.gif'), null],
	['a BMP', fileRules.picture, asFile(bmpOf(8, 8), 'a.bmp'), null],
	['a text called PNG', fileRules.picture, asFile(text, 'a.png'), noPicture],
	['a JPEG called PNG', fileRules.picture, asFile(jpegOf(8, 8), 'a.png'), null],
	['a JPEG called JFIF', fileRules.picture, asFile(jpegOf(8, 8), 'a.jfif'), null],
	[
		'a cover of another size',
		fileRules.blogCover,
		asFile(pngOf(8, 8), 'a.png'),
		'Choose Image with height 427px and width 760px',
	],
] as const)('%s is judged when it is chosen', async (_, rule, file, error) => {
	expect((await readChosen(file, rule)).error).toBe(error)
})

test.each([
	['notes.png', text, ''],
	['half.png', pngOf(8, 8).slice(0, -12), ` ${fileRules.picture.reasons.unreadable}`],
	['one that this browser cannot decode.avif', avifOf(8, 8), ` ${fileRules.picture.reasons.unreadable}`],
	['huge.png', pngOf(6_001, 1), ` ${fileRules.picture.reasons['too-many-pixels']}`],
	['logo.svg', refusedPictures.svg, ' SVG drawings can carry scripts: save the picture as PNG.'],
	['IMG_0042.HEIC', refusedPictures.heic, ' Most browsers cannot show HEIC: save the picture as JPEG.'],
	['scan.tiff', refusedPictures.tiff, ' Browsers cannot show TIFF: save the picture as PNG or JPEG.'],
])('%s is refused with the reason, where there is one', async (name, bytes, reason) => {
	expect(await pictureRefusal(asFile(bytes, name), fileRules.picture)).toBe(noPicture + reason)
	expect(await pictureRefusal(asFile(bytes, name), fileRules.eventPicture)).toBe(
		fileRules.eventPicture.wrongType + reason,
	)
})

/** A file that was moved or changed after it was chosen: a browser then refuses to read it. */
class LostFile extends File {
	override arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))
	override slice = () => new LostFile([], this.name)
}

test('a file is read when it is chosen: what happens to it later does not matter', async () => {
	const { file } = await readChosen(asFile(pdfOf('CV'), 'cv.pdf', 'application/pdf'), fileRules.cv)
	expect([file.name, file.type]).toEqual(['cv.pdf', 'application/pdf'])
	expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdfOf('CV'))
})

test('a file that cannot be read says to choose it again', async () => {
	const lost = new LostFile([pdfOf('CV')], 'cv.pdf')
	expect((await readChosen(lost, fileRules.cv)).error).toBe(notReadText)
	expect(await pictureRefusal(lost, fileRules.picture)).toBe(notReadText)
})
