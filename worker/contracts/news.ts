import { z } from 'zod/mini'
import { optionalDate } from './calendar.ts'
import { requiredText } from './fields.ts'
import { pageNumber, pageSize } from './paging.ts'
import { alternativeText, type Edited, needsFile, publishableFields, statusFilter } from './publishable.ts'
import { changeFlag, fileRules, upload } from './uploads.ts'

export const newsPageSize = 10
export const publicNewsPageSize = 6

const pageOf = (size: number) =>
	z.strictObject({ pageNumber: pageNumber(), size: pageSize(size), isPublished: statusFilter() })
export const newsQuery = pageOf(newsPageSize)
/** Visitors are shown what is published, whatever they ask for. */
export const publicNewsQuery = pageOf(publicNewsPageSize)
export type NewsQuery = z.infer<typeof newsQuery>

export const newsForm = z
	.strictObject({
		...publishableFields,
		url: webAddress('Url is required', 'Url must be a web address that starts with http:// or https://'),
		/** null: today in India. */
		publishedDate: optionalDate(),
		thumbnailImage: upload(fileRules.picture),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
	})
	.check(needsFile('thumbnailImage', 'hasThumbnailImageChanged', 'Image is required'))
export type NewsForm = z.infer<typeof newsForm>

export type NewsItem = {
	id: number
	title: string
	description: string
	url: string
	publishedDate: string
	isPublished: boolean
	/** UTC. */
	updatedAt: string
	/** Its address; the other three describe it. */
	thumbnailImage: string
	thumbnailAlt: string
	thumbnailWidth: number
	thumbnailHeight: number
}

export type NewsDetails = NewsItem & Edited

/** An http or https address without a user name or a password; scripts and data are none. */
function webAddress(required: string, invalid: string) {
	// Browsers drop line breaks and tabs from addresses and read a backslash as a slash.
	const isWebAddress = (value: string) =>
		value === '' ||
		(/^https?:\/\/[^/\p{Cc}\\][^\p{Cc}\\]*$/iu.test(value) && URL.canParse(value) && isOpen(new URL(value)))
	return requiredText(required, 2_000).check(z.refine(isWebAddress, invalid))
}

const isOpen = ({ username, password }: URL) => username === '' && password === ''
