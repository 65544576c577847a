import { z } from 'zod/mini'
import { requiredDate } from './calendar.ts'
import { lengths, optionalRowId, requiredText, rowId, searchText } from './fields.ts'
import { pageNumber, pageSize } from './paging.ts'
import { alternativeText, type Edited, needsFile, publishableFields, statusFilter } from './publishable.ts'
import { changeFlag, fileRules, upload } from './uploads.ts'

export const caseStudiesPageSize = 10
export const publicCaseStudiesPageSize = 6
export const caseStudyCategoriesPageSize = 2

/** Challenges and benefits are lists that are stored and sent as one text. */
export const listSeparator = '///'

const optionalId = () =>
	z.pipe(
		z.transform((value: number | string | null | undefined) => value || null),
		z.nullable(rowId()),
	)

export const caseStudiesQuery = z.strictObject({
	pageNumber: pageNumber(),
	pageSize: pageSize(caseStudiesPageSize),
	categoryId: optionalId(),
	isPublished: statusFilter(),
})
export type CaseStudiesQuery = z.infer<typeof caseStudiesQuery>

export const publicCaseStudiesQuery = z.strictObject({
	categoryId: optionalId(),
	title: searchText(),
	pageNumber: pageNumber(),
	pageSize: pageSize(publicCaseStudiesPageSize),
})
export type PublicCaseStudiesQuery = z.infer<typeof publicCaseStudiesQuery>

/** By id or by the exact title. */
export const caseStudyQuestion = z
	.strictObject({ id: optionalId(), title: searchText() })
	.check(
		z.refine(({ id, title }) => id !== null || title !== null, { error: 'An id or a title is expected', path: ['id'] }),
	)

const longestList = 10_000
const longestItem = 500

/** The items of such a text. */
export const itemsOf = (text: string) => text.split(listSeparator).map((item) => item.trim())

const items = (required: string) =>
	requiredText(required, longestList).check(
		z.refine(
			(text) => text === '' || itemsOf(text).every((item) => item !== ''),
			`An item is empty, or contains ${listSeparator}`,
		),
		z.refine(
			(text) => itemsOf(text).every((item) => item.length <= longestItem),
			`At most ${longestItem} characters an item`,
		),
	)

export const caseStudyForm = z
	.strictObject({
		...publishableFields,
		categoryId: rowId('Category is required'),
		challenges: items('At least one challenge is required'),
		benefits: items('At least one benefit is required'),
		thumbnailImage: upload(fileRules.caseStudyPicture),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
		pdfAttachment: upload(fileRules.pdf),
		hasPdfAttachmentChanged: changeFlag(),
		publishedDate: requiredDate('Date is required'),
	})
	.check(
		needsFile('thumbnailImage', 'hasThumbnailImageChanged', 'Image is required'),
		needsFile('pdfAttachment', 'hasPdfAttachmentChanged', 'PdfAttachment is required'),
	)
export type CaseStudyForm = z.infer<typeof caseStudyForm>

export type CaseStudyRow = {
	id: number
	title: string
	description: string
	categoryId: number
	categoryName: string
	publishedDate: string
	isPublished: boolean
	thumbnailImage: string
	thumbnailAlt: string
	thumbnailWidth: number
	thumbnailHeight: number
}

export type CaseStudy = CaseStudyRow & {
	/** Items joined by `listSeparator`. */
	challenges: string
	benefits: string
	/** Address, name and bytes of the PDF. */
	pdfAttachment: string
	pdfName: string
	pdfSize: number
}

export type CaseStudyDetails = CaseStudy & Edited

export type CaseStudyCategory = { categoryId: number; categoryName: string }

export const categoriesQuery = z.strictObject({ pageNumber: pageNumber(), size: pageSize(caseStudyCategoriesPageSize) })
export type CategoriesQuery = z.infer<typeof categoriesQuery>

const categoryName = () => requiredText('Category name is required', lengths.name)
export const caseStudyCategoryForm = z.strictObject({ categoryId: optionalRowId(), categoryName: categoryName() })
export type CaseStudyCategoryForm = z.infer<typeof caseStudyCategoryForm>
