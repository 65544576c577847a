import { z } from 'zod/mini'
import type { FieldsOf } from '../items/fields.ts'
import { calendarDate, described, moment, named } from '../shared/answers.ts'
import { requiredDate } from '../shared/calendar.ts'
import {
	optionalId,
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
import { sortFields } from '../shared/sorting.ts'
import { changeFlag, fileRules, itemUpload } from '../shared/uploads.ts'
import {
	alternativeText,
	editedFields,
	needsFile,
	publishableFields,
	scheduleRule,
	statusFilter,
	thumbnailFields,
} from './publishable.ts'
import { scheduledFields } from './schedule.ts'

export const caseStudiesPageSize = 10
export const publicCaseStudiesPageSize = 6
export const caseStudyCategoriesPageSize = 2

/** Separates the items of challenges and benefits: the API sends each list as one text. */
export const listSeparator = '///'

export const caseStudyOrders = ['publishedDate', 'title'] as const
export type CaseStudyOrder = (typeof caseStudyOrders)[number]

export const caseStudiesQuery = z.strictObject({
	pageNumber: pageNumber(),
	pageSize: pageSize(caseStudiesPageSize),
	categoryId: optionalId(),
	isPublished: statusFilter(),
	title: searchText(),
	...sortFields(caseStudyOrders),
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

/** In characters, with the separators. */
export const longestList = 10_000
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
		requiredText(required, longestList, 'several').check(
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
		thumbnailImage: itemUpload(fileRules.caseStudyPicture),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
		pdfAttachment: itemUpload(fileRules.pdf),
		hasPdfAttachmentChanged: changeFlag(),
		publishedDate: requiredDate('Date is required'),
	})
	.check(
		needsFile('thumbnailImage', 'hasThumbnailImageChanged', 'Image is required'),
		needsFile('pdfAttachment', 'hasPdfAttachmentChanged', 'PdfAttachment is required'),
		scheduleRule(),
	)
export type CaseStudyInput = z.infer<typeof caseStudyForm>

export const caseStudyFields = {
	title: 'text',
	description: 'paragraphs',
	challenges: 'list',
	benefits: 'list',
	isPublished: 'flag',
	publishAt: 'moment',
	unpublishAt: 'moment',
	publishedDate: 'date',
	categoryId: 'choice',
	thumbnailImage: { type: 'picture', changed: 'hasThumbnailImageChanged' },
	thumbnailAlt: 'text',
	pdfAttachment: { type: 'file', changed: 'hasPdfAttachmentChanged' },
} as const satisfies FieldsOf<CaseStudyInput>

const rowFields = {
	id: z.int(),
	title: z.string(),
	description: z.string(),
	categoryId: z.int(),
	categoryName: z.string(),
	publishedDate: calendarDate(),
	isPublished: z.boolean(),
	firstBenefit: described('The summary that lists show.', z.string()),
	updatedAt: moment(),
	...thumbnailFields,
}
export const caseStudyRow = named('CaseStudyRow', z.object(rowFields))
export type CaseStudyRow = z.infer<typeof caseStudyRow>

/** A case study in the list of staff. */
export const caseStudyListed = named('CaseStudyListed', z.object({ ...rowFields, ...scheduledFields }))
export type CaseStudyListed = z.infer<typeof caseStudyListed>

const answeredFields = {
	...rowFields,
	challenges: described(`Items with ${listSeparator} between.`, z.string()),
	benefits: described(`Items with ${listSeparator} between.`, z.string()),
	pdfAttachment: described('The address of the PDF.', z.string()),
	pdfName: z.string(),
	pdfSize: described('In bytes.', z.int()),
}
export const caseStudy = named('CaseStudy', z.object(answeredFields))
export type CaseStudy = z.infer<typeof caseStudy>

export const caseStudyDetails = named(
	'CaseStudyDetails',
	z.object({ ...answeredFields, ...scheduledFields, ...editedFields }),
)
export type CaseStudyDetails = z.infer<typeof caseStudyDetails>

/** An option of the visitors' filter. */
export const caseStudyCategoryName = named(
	'CaseStudyCategoryName',
	z.object({ categoryId: z.int(), categoryName: z.string() }),
)
export type CaseStudyCategoryName = z.infer<typeof caseStudyCategoryName>

export const caseStudyCategory = named(
	'CaseStudyCategory',
	z.object({ categoryId: z.int(), categoryName: z.string(), version: z.int() }),
)
export type CaseStudyCategory = z.infer<typeof caseStudyCategory>

export const categoriesQuery = z.strictObject({ pageNumber: pageNumber(), size: pageSize(caseStudyCategoriesPageSize) })
export type CategoriesQuery = z.infer<typeof categoriesQuery>

const categoryNameFields = { categoryId: optionalRowId(), categoryName: visibleName('Category name is required') }
export const caseStudyCategoryForm = z.strictObject({ ...categoryNameFields, version: startedFromVersion() })
export type CaseStudyCategoryInput = z.infer<typeof caseStudyCategoryForm>
/** Asks whether another category has this name. */
export const caseStudyCategoryQuestion = z.strictObject(categoryNameFields)

/** The case study whose PDF to download. */
export const caseStudyDownload = z.strictObject({ id: rowId() })
