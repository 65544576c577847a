import { z } from 'zod/mini'
import { requiredDate } from '../shared/calendar.ts'
import {
	optionalRowId,
	optionalText,
	requiredText,
	rowId,
	searchText,
	startedFromVersion,
	visibleName,
} from '../shared/fields.ts'
import { messages } from '../shared/messages.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { changeFlag, fileRules, upload } from '../shared/uploads.ts'
import { alternativeText, type Edited, needsFile, publishableFields, statusFilter } from './publishable.ts'

export const caseStudiesPageSize = 10
export const publicCaseStudiesPageSize = 6
export const caseStudyCategoriesPageSize = 2

/** Separates the items of challenges and benefits: the API sends each list as one text. */
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

/** An id or the exact title. */
export const caseStudyQuestion = z
	.strictObject({
		id: optionalId(),
		title: z.pipe(
			optionalText(),
			z.transform((title) => title || null),
		),
	})
	.check(
		z.refine(({ id, title }) => id !== null || title !== null, { error: 'An id or a title is expected', path: ['id'] }),
	)

const longestList = 10_000
const longestItem = 500

/** Splits a text into its items. */
export const itemsOf = (text: string) => (text === '' ? [] : text.split(listSeparator).map((item) => item.trim()))

export const joinedItems = (items: readonly string[]) => items.join(listSeparator)

/** The error of one item, or null. A slash at either end would move the separator when the text is split again. */
export function itemFault(item: string, required: string): string | null {
	if (item === '') return required
	if (item.includes(listSeparator) || item.startsWith('/') || item.endsWith('/')) return messages.listItemSeparator
	return item.length > longestItem ? `At most ${longestItem} characters an item` : null
}

const items = (required: string, itemRequired: string) =>
	z.pipe(
		requiredText(required, longestList).check(
			z.superRefine((text, context) => {
				const faults = itemsOf(text).map((item) => itemFault(item, itemRequired))
				for (const message of faults) if (message) context.addIssue({ code: 'custom', message })
			}),
		),
		z.transform((text: string) => joinedItems(itemsOf(text))),
	)

export const caseStudyForm = z
	.strictObject({
		...publishableFields,
		categoryId: rowId('Category is required'),
		challenges: items('At least one challenge is required', messages.emptyChallenge),
		benefits: items('At least one benefit is required', messages.emptyBenefit),
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
	/** The summary that lists show. */
	firstBenefit: string
	/** UTC. */
	updatedAt: string
	/** The address. The next three fields describe the picture. */
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

/** An option of the visitors' filter. */
export type CaseStudyCategoryName = { categoryId: number; categoryName: string }

export type CaseStudyCategory = CaseStudyCategoryName & { version: number }

export const categoriesQuery = z.strictObject({ pageNumber: pageNumber(), size: pageSize(caseStudyCategoriesPageSize) })
export type CategoriesQuery = z.infer<typeof categoriesQuery>

const categoryNameFields = { categoryId: optionalRowId(), categoryName: visibleName('Category name is required') }
export const caseStudyCategoryForm = z.strictObject({ ...categoryNameFields, version: startedFromVersion() })
export type CaseStudyCategoryForm = z.infer<typeof caseStudyCategoryForm>
/** Asks whether another category has this name. */
export const caseStudyCategoryQuestion = z.strictObject(categoryNameFields)

/** The case study whose PDF to download. */
export const caseStudyDownload = z.strictObject({ id: rowId() })
