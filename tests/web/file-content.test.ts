import { expect, test } from 'vitest'
import { fileRules } from '#contracts/shared/uploads.ts'
import { bmpOf, gifOf, refusedPictures } from '#tests/support/files/picture-files.ts'
import { textBytes } from '#tests/support/files/sample-bytes.ts'
import { asFile, docxOf, jpegOf, pdfOf, pngOf } from '#tests/support/files/sample-files.ts'
import { fileError, pictureRefusal } from '#web/file-content.ts'

const text = textBytes('A text, whatever it is called.')
const noPicture = 'Please upload only image files (e.g., JPG, PNG).'
const noCv = 'Invalid file type. Only PDF and DOCX formats are allowed'

test.each([
	['a PDF', fileRules.pdf, asFile(pdfOf('Sheet'), 'sheet.pdf'), null],
	['a text called PDF', fileRules.pdf, asFile(text, 'sheet.pdf'), 'Invalid file type. Please upload a PDF file.'],
	['a PDF as a CV', fileRules.cv, asFile(pdfOf('CV'), 'cv.pdf'), null],
	['a Word document as a CV', fileRules.cv, asFile(docxOf(), 'cv.docx'), null],
	['a text called a Word document', fileRules.cv, asFile(text, 'cv.docx'), noCv],
	['a PDF called a Word document', fileRules.cv, asFile(pdfOf('CV'), 'cv.docx'), noCv],
	[
		'a CV that is too large',
		fileRules.cv,
		asFile(new Uint8Array(5_242_881), 'cv.pdf'),
		'The file size exceeds the maximum limit of 5 MB',
	],
	['a GIF', fileRules.picture, asFile(gifOf(8, 8), 'a.gif'), null],
	['a BMP', fileRules.picture, asFile(bmpOf(8, 8), 'a.bmp'), null],
	['a text called PNG', fileRules.picture, asFile(text, 'a.png'), noPicture],
	['a JPEG called PNG', fileRules.picture, asFile(jpegOf(8, 8), 'a.png'), noPicture],
	[
		'a cover of another size',
		fileRules.blogCover,
		asFile(pngOf(8, 8), 'a.png'),
		'Choose Image with height 427px and width 760px',
	],
] as const)('%s is judged when it is chosen', async (_, rule, file, error) => {
	expect(await fileError(file, rule)).toBe(error)
})

test.each([
	['notes.png', text, ''],
	['logo.svg', refusedPictures.svg, ' SVG drawings can carry scripts: save the picture as PNG.'],
	['IMG_0042.HEIC', refusedPictures.heic, ' Most browsers cannot show HEIC: save the picture as JPEG.'],
	['scan.tiff', refusedPictures.tiff, ' Browsers cannot show TIFF: save the picture as PNG or JPEG.'],
])('%s is refused with the reason, where there is one', async (name, bytes, reason) => {
	expect(await pictureRefusal(asFile(bytes, name), fileRules.picture)).toBe(noPicture + reason)
	expect(await pictureRefusal(asFile(bytes, name), fileRules.eventPicture)).toBe(
		fileRules.eventPicture.wrongType + reason,
	)
})
