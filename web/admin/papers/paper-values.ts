import type { z } from 'zod/mini'
import type { DocumentDetails, documentForm } from '#contracts/content/documents.ts'

/** What the form's controls hold, and what `saveflyer` and `savewhitepaper` take. */
export type PaperValues = z.input<typeof documentForm>

export const newPaper = (): PaperValues => ({
	id: null,
	title: '',
	description: '',
	isPublished: false,
	thumbnailImage: null,
	thumbnailAlt: '',
	hasThumbnailImageChanged: false,
	file: null,
	hasUploadedFileChanged: false,
	version: null,
})

export const valuesOf = ({
	id,
	title,
	description,
	isPublished,
	thumbnailAlt,
	version,
}: DocumentDetails): PaperValues => ({
	...newPaper(),
	id,
	title,
	description,
	isPublished,
	thumbnailAlt,
	version,
})
