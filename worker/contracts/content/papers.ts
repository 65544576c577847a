import { z } from 'zod/mini'
import { rowId } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { changeFlag, fileRules, upload } from '../shared/uploads.ts'
import { alternativeText, type Edited, needsFile, publishableFields, statusFilter } from './publishable.ts'

/** Flyers and whitepapers: a title, a description, a picture and a PDF. Only their page sizes differ. */
export const flyersPageSize = 6
export const whitepapersPageSize = 5

export const papersQuery = (size: number) =>
	z.strictObject({ pageNumber: pageNumber(), isPublished: statusFilter(), pageSize: pageSize(size) })
export type PapersQuery = z.infer<ReturnType<typeof papersQuery>>

export const paperForm = z
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
export type PaperForm = z.infer<typeof paperForm>

export const paperDownload = z.strictObject({ id: rowId() })

export type Paper = {
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

export type PaperDetails = Paper & Edited
