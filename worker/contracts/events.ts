import { z } from 'zod/mini'
import { optionalMoment } from './calendar.ts'
import { optionalText, rowId } from './fields.ts'
import { pageNumber, pageSize } from './paging.ts'
import {
	alternativeText,
	type Edited,
	needsFile,
	type Picture,
	publishableFields,
	statusFilter,
	unless,
} from './publishable.ts'
import { changeFlag, fileRules, upload } from './uploads.ts'

export const eventsPageSize = 10
export const publicEventsPageSize = 5
export const mostEventPictures = 20

const pageOf = (size: number) =>
	z.strictObject({ pageNumber: pageNumber(), pageSize: pageSize(size), published: statusFilter() })
export const eventsQuery = pageOf(eventsPageSize)
/** Visitors are shown what is published, whatever they ask for. */
export const publicEventsQuery = pageOf(publicEventsPageSize)
export type EventsQuery = z.infer<typeof eventsQuery>

/** Additional pictures, sent as `thumbnailImages[0]`, `thumbnailImages[1]` ..., in the order of their numbers. */
const gallery = () =>
	z.pipe(
		z.optional(
			z.record(
				z.string().check(z.regex(/^\d{1,3}$/, fileRules.eventPicture.wrongType)),
				upload(fileRules.eventPicture),
				{
					error: fileRules.eventPicture.wrongType,
				},
			),
		),
		z.transform((sent: Record<string, File | undefined> | undefined) =>
			Object.entries(sent ?? {})
				.sort(([one], [other]) => Number(one) - Number(other))
				.flatMap(([, file]) => file ?? []),
		),
	)

/** Alternative texts of the additional pictures, by the number that each was sent under. */
const galleryAlts = () =>
	z.optional(z.record(z.string().check(z.regex(/^\d{1,3}$/, 'A number is expected')), alternativeText()))

/** Ids of stored additional pictures with commas between, in the order in which they shall stand. */
const pictureOrder = () =>
	z.pipe(
		optionalText(500).check(z.regex(/^(?:\d{1,15}(?:,\d{1,15})*)?$/, 'Ids with commas between are expected')),
		z.transform((text: string) => (text === '' ? [] : text.split(',').map(Number))),
	)

export const eventForm = z
	.strictObject({
		...publishableFields,
		thumbnailImage: upload(fileRules.eventThumbnail),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
		thumbnailImages: gallery(),
		thumbnailImagesAlt: galleryAlts(),
		/** New alternative texts of stored pictures, by their id. */
		imageAlts: z.optional(z.record(z.string().check(z.regex(/^\d{1,15}$/, 'An id is expected')), alternativeText())),
		imageOrder: pictureOrder(),
		startsAt: optionalMoment(),
		endsAt: optionalMoment(),
		venue: optionalText(),
		address: optionalText(500),
	})
	.check(
		needsFile('thumbnailImage', 'hasThumbnailImageChanged', 'Thumbnail image is required'),
		unless<{ id: number | null; thumbnailImages: File[] }>(
			({ id, thumbnailImages }) => !id && !thumbnailImages?.length,
			'thumbnailImages',
			'At least one image is required',
		),
		unless<{ thumbnailImages: File[] }>(
			({ thumbnailImages }) => (thumbnailImages?.length ?? 0) > mostEventPictures,
			'thumbnailImages',
			`At most ${mostEventPictures} images`,
		),
		unless<{ startsAt: string | null; endsAt: string | null }>(
			({ startsAt, endsAt }) => Boolean(endsAt) && !startsAt,
			'startsAt',
			'An end needs a start',
		),
		unless<{ startsAt: string | null; endsAt: string | null }>(
			({ startsAt, endsAt }) => Boolean(startsAt && endsAt && endsAt < startsAt),
			'endsAt',
			'The end should not be before the start',
		),
	)
export type EventForm = z.infer<typeof eventForm>

/** `id` is the number that `attachmentIds` lists. */
export type EventPicture = Picture & { id: number }

export type EventRow = {
	id: number
	title: string
	description: string
	isPublished: boolean
	/** The address of the first picture. */
	thumbnailImage: string
	thumbnailAlt: string
	thumbnailWidth: number
	thumbnailHeight: number
	/** The thumbnail's, then those of the additional pictures in their order. */
	attachmentIds: number[]
	/** UTC. */
	startsAt: string | null
	endsAt: string | null
	venue: string
	address: string
}

export type EventDetails = EventRow & { thumbnailImages: EventPicture[] } & Edited

/** What visitors get: the description under the name that they know it by. */
export type PublicEvent = Omit<EventRow, 'description'> & { eventDescription: string; thumbnailImages: EventPicture[] }

export const attachmentQuestion = z.strictObject({ id: rowId() })
