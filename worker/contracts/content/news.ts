import { z } from 'zod/mini'
import type { FieldsOf } from '../items/fields.ts'
import { calendarDate, moment, named } from '../shared/answers.ts'
import { optionalDate } from '../shared/calendar.ts'
import { requiredText, searchText } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { sortFields } from '../shared/sorting.ts'
import { changeFlag, fileRules, itemUpload } from '../shared/uploads.ts'
import { isWebAddress, longestAddress, misread, withScheme } from '../shared/web-address.ts'
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

export const newsPageSize = 10
export const publicNewsPageSize = 6

const invalidUrl =
	'Url must be a web address that starts with http:// or https://, or a path of this site such as /blog'

const pageOf = (size: number) =>
	z.strictObject({ pageNumber: pageNumber(), size: pageSize(size), isPublished: statusFilter() })
export const newsOrders = ['publishedDate', 'title'] as const
export type NewsOrder = (typeof newsOrders)[number]
export const newsQuery = z.extend(pageOf(newsPageSize), { title: searchText(), ...sortFields(newsOrders) })
/** The server ignores the status filter for visitors: they get published items only. */
export const publicNewsQuery = pageOf(publicNewsPageSize)
export type NewsQuery = z.infer<typeof newsQuery>

export const newsForm = z
	.strictObject({
		...publishableFields,
		url: storyAddress(),
		/** null: today at the company. */
		publishedDate: optionalDate(),
		thumbnailImage: itemUpload(fileRules.picture),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
	})
	.check(needsFile('thumbnailImage', 'hasThumbnailImageChanged', 'Image is required'), scheduleRule())
export type NewsInput = z.infer<typeof newsForm>

export const newsFields = {
	title: 'text',
	description: 'paragraphs',
	url: 'address',
	isPublished: 'flag',
	publishAt: 'moment',
	unpublishAt: 'moment',
	publishedDate: 'date',
	thumbnailImage: { type: 'picture', changed: 'hasThumbnailImageChanged' },
	thumbnailAlt: 'text',
} as const satisfies FieldsOf<NewsInput>

const answeredFields = {
	id: z.int(),
	title: z.string(),
	description: z.string(),
	url: z.string(),
	publishedDate: calendarDate(),
	isPublished: z.boolean(),
	updatedAt: moment(),
	...thumbnailFields,
}
export const newsItem = named('NewsItem', z.object(answeredFields))
export type NewsItem = z.infer<typeof newsItem>

/** A piece of news in the list of staff. */
export const newsRow = named('NewsRow', z.object({ ...answeredFields, ...scheduledFields }))
export type NewsRow = z.infer<typeof newsRow>

export const newsDetails = named('NewsDetails', z.object({ ...answeredFields, ...scheduledFields, ...editedFields }))
export type NewsDetails = z.infer<typeof newsDetails>

/** A web address or a path of this site. Adds https:// to an address without a scheme. */
export function storyAddress() {
	const isAddress = (value: string) => value === '' || isOwnPath(value) || isWebAddress(value)
	return z.pipe(
		requiredText('Url is required', longestAddress),
		z.pipe(
			z.transform((value: string) => withScheme(value)),
			z.string().check(z.refine(isAddress, invalidUrl)),
		),
	)
}

const isOwnPath = (value: string) =>
	/^\/(?!\/)/.test(value) && !misread.test(value) && URL.canParse(value, 'https://own.invalid')
