import type { z } from 'zod/mini'
import type { DocumentDetails, documentForm } from '#contracts/content/documents.ts'
import { noTimes, timesOf } from '../schedule/schedule-values.ts'

export type DocumentValues = z.input<typeof documentForm>

export const newDocument = (): DocumentValues => ({
	id: null,
	title: '',
	description: '',
	isPublished: false,
	...noTimes,
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
	...schedule
}: DocumentDetails): DocumentValues => ({
	...newDocument(),
	id,
	title,
	description,
	isPublished,
	...timesOf(schedule),
	thumbnailAlt,
	version,
})
