import { z } from 'zod/mini'
import type { FieldsOf } from '../items/fields.ts'
import { described, named } from '../shared/answers.ts'
import { rowId, searchText } from '../shared/fields.ts'
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

/** Flyers and whitepapers: a title, a description, a picture and a PDF. Only their page sizes differ. */
export const flyersPageSize = 6
export const whitepapersPageSize = 5

export const documentOrders = ['title'] as const
export type DocumentOrder = (typeof documentOrders)[number]

export const documentsQuery = (size: number) =>
	z.strictObject({
		pageNumber: pageNumber(),
		isPublished: statusFilter(),
		pageSize: pageSize(size),
		title: searchText(),
		...sortFields(documentOrders),
	})
export type DocumentsQuery = z.infer<ReturnType<typeof documentsQuery>>

export const documentForm = z
	.strictObject({
		...publishableFields,
		thumbnailImage: itemUpload(fileRules.picture),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
		file: itemUpload(fileRules.pdf),
		hasUploadedFileChanged: changeFlag(),
	})
	.check(
		needsFile('thumbnailImage', 'hasThumbnailImageChanged', 'ThumbnailImage is required'),
		needsFile('file', 'hasUploadedFileChanged', 'PDF attachment is required'),
		scheduleRule(),
	)
export type DocumentInput = z.infer<typeof documentForm>

export const documentFields = {
	title: 'text',
	description: 'paragraphs',
	isPublished: 'flag',
	publishAt: 'moment',
	unpublishAt: 'moment',
	thumbnailImage: { type: 'picture', changed: 'hasThumbnailImageChanged' },
	thumbnailAlt: 'text',
	file: { type: 'file', changed: 'hasUploadedFileChanged' },
} as const satisfies FieldsOf<DocumentInput>

export const documentDownload = z.strictObject({ id: rowId() })

const answeredFields = {
	id: z.int(),
	title: z.string(),
	description: z.string(),
	isPublished: z.boolean(),
	...thumbnailFields,
	file: described('The address of the PDF.', z.string()),
	fileName: z.string(),
	fileSize: described('In bytes.', z.int()),
}
export const documentItem = named('DocumentItem', z.object(answeredFields))
export type DocumentItem = z.infer<typeof documentItem>

/** A document in the list of staff. */
export const documentRow = named('DocumentRow', z.object({ ...answeredFields, ...scheduledFields }))
export type DocumentRow = z.infer<typeof documentRow>

export const documentDetails = named(
	'DocumentDetails',
	z.object({ ...answeredFields, ...scheduledFields, ...editedFields }),
)
export type DocumentDetails = z.infer<typeof documentDetails>
