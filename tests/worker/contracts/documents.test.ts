import { expect, test } from 'vitest'
import {
	documentDownload,
	documentForm,
	documentsQuery,
	flyersPageSize,
	whitepapersPageSize,
} from '#contracts/content/documents.ts'
import { documentReasons } from '#contracts/shared/file-faults.ts'
import { asFile, pdfOf, pngOf } from '#tests/support/files/sample-files.ts'
import { messagesByField } from '#worker/http/validate.ts'

const complete = {
	title: 'The trade desk at a glance',
	description: 'Four instruments with their clocks.',
	isPublished: 'true',
	thumbnailImage: asFile(pngOf(800, 450), 'picture.png'),
	file: asFile(pdfOf('Clocks'), 'clocks.pdf'),
}

/** The form's messages for these values, by field; empty if they pass. */
function refusals(changes: Record<string, unknown>): Record<string, string> {
	const result = documentForm.safeParse({ ...complete, ...changes })
	return result.success ? {} : messagesByField(result.error.issues)
}

test('a form of exactly the specified fields passes, and so does one with additional fields', () => {
	const flags = { hasThumbnailImageChanged: 'true', hasUploadedFileChanged: 'true' }
	expect(refusals({ id: '', ...flags })).toEqual({})
	expect(refusals({ version: '', thumbnailAlt: 'Four clocks' })).toEqual({})
	expect(documentForm.parse(complete)).toMatchObject({
		id: null,
		isPublished: true,
		hasThumbnailImageChanged: false,
		hasUploadedFileChanged: false,
	})
})

test('an empty form gets all messages at once', () => {
	expect(messagesByField(documentForm.safeParse({ isPublished: 'false' }).error?.issues ?? [])).toEqual({
		title: 'Title is required',
		description: 'Description is required',
		thumbnailImage: 'ThumbnailImage is required',
		file: 'PDF attachment is required',
	})
})

const noPicture = 'Please upload only image files (e.g., JPG, PNG).'
const noPdf = 'Invalid file type. Please upload a PDF file.'
const largePdf = 'File size exceeds the maximum allowed size of 10 MB.'
const mostPdf = 10 * 1024 * 1024

test.each<[string, unknown, string]>([
	['title', '', 'Title is required'],
	['title', '   ', 'Title is required'],
	['title', 'x'.repeat(201), 'At most 200 characters'],
	['description', '', 'Description is required'],
	['description', 'x'.repeat(2001), 'At most 2,000 characters'],
	['isPublished', undefined, 'true or false is expected'],
	['isPublished', 'published', 'true or false is expected'],
	['thumbnailImage', undefined, 'ThumbnailImage is required'],
	['thumbnailImage', 'picture.png', noPicture],
	[
		'thumbnailImage',
		asFile(pngOf(2, 2, { bytes: 1024 * 1024 + 1 }), 'picture.png'),
		'Image size exceeds the maximum allowed size of 1 MB.',
	],
	['thumbnailAlt', 'x'.repeat(201), 'At most 200 characters'],
	['file', undefined, 'PDF attachment is required'],
	['file', 'paper.pdf', noPdf],
	['file', asFile(new Uint8Array(), 'paper.pdf'), `${noPdf} ${documentReasons.empty}`],
	['file', asFile(new Uint8Array(mostPdf + 1), 'paper.pdf'), `${largePdf} ${documentReasons['too-large']}`],
	['hasThumbnailImageChanged', 'maybe', 'true or false is expected'],
	['hasUploadedFileChanged', 'maybe', 'true or false is expected'],
	['version', '0', 'A whole number from 1 is expected'],
	['id', 'x', 'A number is expected'],
	['fileName', 'x', 'Unknown field'],
])('%s %j: %s', (field, value, message) => {
	expect(refusals({ [field]: value })).toEqual({ [field]: message })
})

test('a file of exactly 10 MB and a picture of exactly 1 MB pass', () => {
	expect(refusals({ file: asFile(new Uint8Array(mostPdf), 'paper.pdf') })).toEqual({})
	expect(refusals({ thumbnailImage: asFile(new Uint8Array(1024 * 1024), 'picture.png') })).toEqual({})
})

test('an edit needs neither file unless its flag says that it has changed', () => {
	const edit = { id: '7', thumbnailImage: undefined, file: undefined }
	expect(refusals(edit)).toEqual({})
	expect(refusals({ ...edit, hasThumbnailImageChanged: 'true', hasUploadedFileChanged: 'true' })).toEqual({
		thumbnailImage: 'ThumbnailImage is required',
		file: 'PDF attachment is required',
	})
})

test('a list has six flyers or five whitepapers to a page by default; "All" is null', () => {
	expect(documentsQuery(flyersPageSize).parse({})).toEqual({ pageNumber: 1, pageSize: 6, title: null })
	expect(documentsQuery(whitepapersPageSize).parse({ isPublished: null })).toEqual({
		pageNumber: 1,
		pageSize: 5,
		isPublished: null,
		title: null,
	})
	for (const query of [{ size: 6 }, { published: true }, { isPublished: 'true' }])
		expect(documentsQuery(flyersPageSize).safeParse(query).success).toBe(false)
})

test.each([{}, { id: null }, { id: 0 }, { id: 1.5 }, { id: '../1' }, { id: 1, name: 'x' }])(
	'%j names no file to download',
	(query) => expect(documentDownload.safeParse(query).success).toBe(false),
)
