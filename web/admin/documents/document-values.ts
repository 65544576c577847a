import type { z } from 'zod/mini'
import type { PaperDetails, paperForm } from '#contracts/content/papers.ts'

export type DocumentValues = z.input<typeof paperForm>

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
}: PaperDetails): DocumentValues => ({
	...newDocument(),
	id,
	title,
	description,
	isPublished,
	thumbnailAlt,
	version,
})
