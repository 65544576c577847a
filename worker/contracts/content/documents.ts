import { z } from 'zod/mini'
import { rowId } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { changeFlag, fileRules, upload } from '../shared/uploads.ts'
import { alternativeText, type Edited, needsFile, publishableFields, statusFilter } from './publishable.ts'

/** Flyers and whitepapers: a title, a description, a picture and a PDF. Only their page sizes differ. */
export const flyersPageSize = 6
export const whitepapersPageSize = 5

export const documentsQuery = (size: number) =>
	z.strictObject({ pageNumber: pageNumber(), isPublished: statusFilter(), pageSize: pageSize(size) })
export type DocumentsQuery = z.infer<ReturnType<typeof documentsQuery>>

export const documentForm = z
	.strictObject({
		...publishableFields,
		thumbnailImage: upload(fileRules.picture),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
		file: upload(fileRules.pdf),
		hasUploadedFileChanged: changeFlag(),
	})
	.check(
		needsFile('thumbnailImage', 'hasThumbnailImageChanged', 'ThumbnailImage is required'),
		needsFile('file', 'hasUploadedFileChanged', 'PDF attachment is required'),
	)
export type DocumentForm = z.infer<typeof documentForm>

export const documentDownload = z.strictObject({ id: rowId() })

export type DocumentItem = {
	id: number
	title: string
	description: string
	isPublished: boolean
	thumbnailImage: string
	thumbnailAlt: string
	thumbnailWidth: number
	thumbnailHeight: number
	/** Address, name and bytes of the PDF. */
	file: string
	fileName: string
	fileSize: number
}

export type DocumentDetails = DocumentItem & Edited
