import { z } from 'zod/mini'
import { optionalMoment } from '../shared/calendar.ts'
import { optionalText, rowId } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { type TimeZone, timeZones } from '../shared/time-zones.ts'
import { changeFlag, fileRules, upload } from '../shared/uploads.ts'
import {
	alternativeText,
	type Edited,
	needsFile,
	type Picture,
	publishableFields,
	statusFilter,
	unless,
} from './publishable.ts'

export const eventsPageSize = 10
export const publicEventsPageSize = 5
export const mostEventPictures = 20

export const eventMessages = {
	noPicture: 'At least one image is required',
	tooManyPictures: `At most ${mostEventPictures} images`,
	unknownPicture: 'Ids of images of this event are expected',
	wrongOrder: 'Every stored image is expected once',
	noStart: 'An end needs a start',
	endsTooSoon: 'The end should not be before the start',
} as const

const pageOf = (size: number) =>
	z.strictObject({ pageNumber: pageNumber(), pageSize: pageSize(size), published: statusFilter() })
export const eventsQuery = pageOf(eventsPageSize)
/** The server ignores the status filter for visitors: they get published items only. */
export const publicEventsQuery = pageOf(publicEventsPageSize)
export type EventsQuery = z.infer<typeof eventsQuery>

/** Additional pictures, sent as `thumbnailImages[0]`, `thumbnailImages[1]` ... and sorted by these numbers. */
const gallery = () =>
	z.pipe(
		z.optional(
			z.record(
				z.string().check(z.regex(/^\d{1,3}$/, fileRules.eventPicture.wrongType)),
				upload(fileRules.eventPicture),
				{ error: fileRules.eventPicture.wrongType },
			),
		),
		z.transform((sent: Record<string, File | undefined> | undefined): SentPicture[] =>
			Object.entries(sent ?? {})
				.flatMap(([number, file]) => (file ? [{ number, file }] : []))
				.sort((one, other) => Number(one.number) - Number(other.number)),
		),
	)

/** `number`: its number in the form. */
export type SentPicture = { number: string; file: File }

/** Alternative texts by number, or by id. */
const altsBy = (digits: RegExp, message: string) =>
	z.optional(z.record(z.string().check(z.regex(digits, message)), alternativeText(), { error: message }))

/** Ids of the stored additional pictures in their new order, separated by commas. */
const pictureOrder = () =>
	z.pipe(
		optionalText(500).check(z.regex(/^(?:[1-9]\d{0,14}(?:,[1-9]\d{0,14})*)?$/, 'Ids with commas between are expected')),
		z.transform((text: string) => (text === '' ? [] : text.split(',').map(Number))),
	)

type Times = { startsAt?: string | null; endsAt?: string | null }

/** Whether an event would end before it starts. */
export const endsTooSoon = ({ startsAt, endsAt }: Times) =>
	typeof startsAt === 'string' && typeof endsAt === 'string' && Date.parse(endsAt) < Date.parse(startsAt)

/** Whether the form has no additional picture. Works on the raw value too, which this check gets when a picture is invalid. */
export const hasNoPicture = (sent: object | undefined) => Object.keys(sent ?? {}).length === 0

export const eventForm = z
	.strictObject({
		...publishableFields,
		thumbnailImage: upload(fileRules.eventThumbnail),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
		thumbnailImages: gallery(),
		/** Alternative texts of the pictures in `thumbnailImages`, by the same numbers. */
		thumbnailImagesAlt: altsBy(/^\d{1,3}$/, 'A number is expected'),
		/** New alternative texts of stored pictures, by their id. */
		imageAlts: altsBy(/^\d{1,15}$/, 'An id is expected'),
		imageOrder: pictureOrder(),
		// Absent fields of these five keep their stored value: an older client does not clear them.
		startsAt: z.optional(optionalMoment()),
		endsAt: z.optional(optionalMoment()),
		timeZone: z.optional(z.enum(Object.keys(timeZones) as TimeZone[], { error: 'Choose a time zone from the list' })),
		venue: z.optional(optionalText()),
		address: z.optional(optionalText(500)),
	})
	.check(
		needsFile('thumbnailImage', 'hasThumbnailImageChanged', 'Thumbnail image is required'),
		unless<{ id: number | null; thumbnailImages: SentPicture[] }>(
			({ id, thumbnailImages }) => !id && hasNoPicture(thumbnailImages),
			'thumbnailImages',
			eventMessages.noPicture,
		),
		unless<{ thumbnailImages: SentPicture[] }>(
			({ thumbnailImages }) => (thumbnailImages?.length ?? 0) > mostEventPictures,
			'thumbnailImages',
			eventMessages.tooManyPictures,
		),
		unless<Times & { id: number | null }>(
			({ id, startsAt, endsAt }) => Boolean(endsAt) && (startsAt === null || (!id && !startsAt)),
			'startsAt',
			eventMessages.noStart,
		),
		unless<Times>((times) => endsTooSoon(times), 'endsAt', eventMessages.endsTooSoon),
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
	/** The ids of the thumbnail and of the additional pictures, in order. */
	attachmentIds: number[]
	/** UTC. */
	startsAt: string | null
	endsAt: string | null
	/** The zone in which pages show its times. */
	timeZone: TimeZone
	venue: string
	address: string
}

export type EventDetails = EventRow & { thumbnailImages: EventPicture[] } & Edited

/** The public event: it has the description under its public name, and fields for feeds and calendars. */
export type PublicEvent = Omit<EventRow, 'description'> & {
	eventDescription: string
	thumbnailImages: EventPicture[]
	version: number
	/** UTC. */
	createdAt: string
	updatedAt: string
}

export const attachmentQuestion = z.strictObject({ id: rowId() })
/** A picture as base64, with its true media type, such as image/webp. */
export type Attachment = { data: string; type: string }
