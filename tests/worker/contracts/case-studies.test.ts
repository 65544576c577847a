import { expect, test } from 'vitest'
import {
	caseStudiesQuery,
	caseStudyCategoryForm,
	caseStudyCategoryQuestion,
	caseStudyForm,
	caseStudyQuestion,
	categoriesQuery,
	itemFault,
	itemsOf,
	joinedItems,
	publicCaseStudiesQuery,
} from '#contracts/content/case-studies.ts'
import { documentReasons, pictureReasons } from '#contracts/shared/file-faults.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)
const form = {
	title: 'Accounts opened in eleven minutes',
	description: 'A cooperative bank put onboarding on 43 counters.',
	categoryId: '3',
	challenges: 'Forms of eight pages///Typed twice',
	benefits: 'Eleven minutes',
	thumbnailImage: file('cover.png', 1_000),
	pdfAttachment: file('study.pdf', 1_000),
	isPublished: 'true',
	publishedDate: '2026-03-02',
}
const edit = { ...form, id: '7', thumbnailImage: undefined, pdfAttachment: undefined }
const wrongPicture = 'Please upload only image files (e.g., JPG, PNG).'
const largePicture = 'Image size exceeds the maximum allowed size of  70 KB.'
const wrongPdf = 'Invalid file type. Please upload a PDF file.'
const largePdf = 'File size exceeds the maximum allowed size of 10 MB.'
const cut = 'An item cannot contain ///, or begin or end with /'
const number = 'A number is expected'

test('the specified fields are accepted, new and for an edit, with the flags and without', () => {
	const flags = { hasThumbnailImageChanged: 'false', hasPdfAttachmentChanged: 'false' }
	expect(messagesOf(caseStudyForm, { ...form, ...flags })).toEqual({})
	expect(messagesOf(caseStudyForm, { ...form, id: '' })).toEqual({})
	expect(messagesOf(caseStudyForm, { ...edit, ...flags, version: '2' })).toEqual({})
	expect(messagesOf(caseStudyForm, { ...edit, thumbnailAlt: 'A counter' })).toEqual({})
})

test('all missing fields are named at once', () => {
	expect(messagesOf(caseStudyForm, {})).toEqual({
		title: 'Title is required',
		description: 'Description is required',
		categoryId: 'Category is required',
		challenges: 'At least one challenge is required',
		benefits: 'At least one benefit is required',
		thumbnailImage: 'Image is required',
		pdfAttachment: 'PdfAttachment is required',
		publishedDate: 'Date is required',
		isPublished: 'true or false is expected',
	})
})

test.each<[string, unknown, string]>([
	['title', '   ', 'Title is required'],
	['title', 'a'.repeat(201), 'At most 200 characters'],
	['description', '', 'Description is required'],
	['description', 'a'.repeat(2_001), 'At most 2,000 characters'],
	['categoryId', '', 'Category is required'],
	['categoryId', '0', 'Category is required'],
	['categoryId', 'Banking', 'Category is required'],
	['categoryId', '1.5', 'Category is required'],
	['challenges', '', 'At least one challenge is required'],
	['challenges', '  ', 'At least one challenge is required'],
	['challenges', 'One//////Two', 'Please enter a challenge'],
	['challenges', 'One///', 'Please enter a challenge'],
	['challenges', '///', 'Please enter a challenge'],
	['challenges', 'One////Two', cut],
	['challenges', 'And/or/', cut],
	['challenges', 'a'.repeat(501), 'At most 500 characters an item'],
	['challenges', Array(30).fill('a'.repeat(400)).join('///'), 'At most 10,000 characters'],
	['challenges', ['One'], 'At least one challenge is required'],
	['benefits', '', 'At least one benefit is required'],
	['benefits', 'One/// ///Two', 'Please enter a benefit'],
	['benefits', '/One', cut],
	['publishedDate', '', 'Date is required'],
	['publishedDate', '02/03/2026', 'A date like 2026-01-31 is expected'],
	['publishedDate', '2026-02-30', 'A date like 2026-01-31 is expected'],
	['thumbnailImage', '', 'Image is required'],
	['thumbnailImage', 'x', wrongPicture],
	['thumbnailImage', file('cover.png', 0), `${wrongPicture} ${pictureReasons.empty}`],
	['thumbnailImage', file('cover.png', 71_681), largePicture],
	['pdfAttachment', '', 'PdfAttachment is required'],
	['pdfAttachment', 'x', wrongPdf],
	['pdfAttachment', file('study.pdf', 0), `${wrongPdf} ${documentReasons.empty}`],
	['pdfAttachment', file('study.pdf', 10_485_761), `${largePdf} ${documentReasons['too-large']}`],
	['isPublished', 'yes', 'true or false is expected'],
	['hasPdfAttachmentChanged', 'yes', 'true or false is expected'],
	['version', '0', 'A whole number from 1 is expected'],
	['id', 'seven', number],
	['pdfKey', 'x', 'Unknown field'],
	['titleKey', 'x', 'Unknown field'],
])('a form with %s = %j is refused', (field, value, message) => {
	expect(messagesOf(caseStudyForm, { ...form, [field]: value })).toEqual({ [field]: message })
})

test('limits are inclusive', () => {
	const files = { thumbnailImage: file('cover.WEBP', 71_680), pdfAttachment: file('study.PDF', 10_485_760) }
	expect(messagesOf(caseStudyForm, { ...form, ...files, challenges: 'a'.repeat(500) })).toEqual({})
})

test('an edit needs a file only where its flag says that it has changed', () => {
	expect(messagesOf(caseStudyForm, edit)).toEqual({})
	expect(
		messagesOf(caseStudyForm, { ...edit, hasThumbnailImageChanged: 'true', hasPdfAttachmentChanged: 'true' }),
	).toEqual({ thumbnailImage: 'Image is required', pdfAttachment: 'PdfAttachment is required' })
})

test('items of challenges and benefits are trimmed', () => {
	const read = caseStudyForm.parse({ ...form, challenges: '  One /// Two, and/or three  ' })
	expect(read.challenges).toBe('One///Two, and/or three')
})

test('joined items are split into the same items', () => {
	const items = ['One', 'Two // three', 'https://registry.example/a/b', 'Fünf']
	for (const item of items) expect(itemFault(item, 'empty')).toBeNull()
	expect(itemsOf(joinedItems(items))).toEqual(items)
	expect(itemsOf(joinedItems([]))).toEqual([])
})

test.each([
	[caseStudiesQuery, { pageNumber: 1, pageSize: 10, categoryId: null, isPublished: undefined, title: null }],
	[publicCaseStudiesQuery, { pageNumber: 1, pageSize: 6, categoryId: null, title: null }],
	[categoriesQuery, { pageNumber: 1, size: 2 }],
])('an empty query gets the documented page (%#)', (query, expected) => {
	expect(query.parse({})).toEqual(expected)
})

test.each([
	[caseStudiesQuery, { size: 10 }, { size: 'Unknown field' }],
	[publicCaseStudiesQuery, { size: 6 }, { size: 'Unknown field' }],
	[categoriesQuery, { pageSize: 2 }, { pageSize: 'Unknown field' }],
	[publicCaseStudiesQuery, { title: 'a'.repeat(101) }, { title: 'At most 100 characters' }],
	[publicCaseStudiesQuery, { categoryId: 'Banking' }, { categoryId: number }],
	[caseStudiesQuery, { isPublished: 'true' }, { isPublished: 'true, false or null is expected' }],
	[caseStudyQuestion, {}, { id: 'An id or a title is expected' }],
	[caseStudyQuestion, { id: '', title: ' ' }, { id: 'An id or a title is expected' }],
	[caseStudyQuestion, { id: 'x' }, { id: number }],
	[caseStudyCategoryForm, {}, { categoryName: 'Category name is required' }],
	[caseStudyCategoryForm, { categoryName: ' ' }, { categoryName: 'Category name is required' }],
	[caseStudyCategoryForm, { categoryName: 'a'.repeat(201) }, { categoryName: 'At most 200 characters' }],
	[
		caseStudyCategoryForm,
		{ categoryName: 'Bank\u200bing' },
		{ categoryName: 'Contains line breaks or invisible characters' },
	],
	[caseStudyCategoryForm, { categoryName: 'Banking', categoryId: 'x' }, { categoryId: number }],
	[caseStudyCategoryQuestion, { categoryId: 3 }, { categoryName: 'Category name is required' }],
])('an invalid query is refused with its reason (%#)', (schema, asked, messages) => {
	expect(messagesOf(schema, asked)).toEqual(messages)
})

test('an exact title may be as long as titles are', () => {
	expect(messagesOf(caseStudyQuestion, { title: 'a'.repeat(200) })).toEqual({})
	expect(messagesOf(caseStudyQuestion, { id: '12' })).toEqual({})
})
