import type { z } from 'zod/mini'
import type { DocumentDetails, documentForm } from '#contracts/content/documents.ts'

export type DocumentValues = z.input<typeof documentForm>

export const newDocument = (): DocumentValues => ({
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
}: DocumentDetails): DocumentValues => ({
	...newDocument(),
	id,
	title,
	description,
	isPublished,
	thumbnailAlt,
	version,
})
