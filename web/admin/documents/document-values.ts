import type { z } from 'zod/mini'
import type { PaperDetails, paperForm } from '#contracts/content/papers.ts'

/** What the form's controls hold, and what `saveflyer` and `savewhitepaper` take. */
export type PaperValues = z.input<typeof paperForm>

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
}: PaperDetails): PaperValues => ({
	...newPaper(),
	id,
	title,
	description,
	isPublished,
	thumbnailAlt,
	version,
})
