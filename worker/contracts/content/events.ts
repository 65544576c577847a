import { z } from 'zod/mini'
import type { FieldsOf } from '../items/fields.ts'
import { described, moment, named } from '../shared/answers.ts'
import { optionalMoment } from '../shared/calendar.ts'
import { optionalText, rowId, searchText } from '../shared/fields.ts'
import { pageNumber, pageSize } from '../shared/paging.ts'
import { sortFields } from '../shared/sorting.ts'
import { timeZoneNames } from '../shared/time-zones.ts'
import { changeFlag, fileRules, type ItemFormFile, itemUpload } from '../shared/uploads.ts'
import { optionalWebAddress } from '../shared/web-address.ts'
import {
	alternativeText,
	editedFields,
	needsFile,
	pictureFields,
	publishableFields,
	scheduleRule,
	statusFilter,
	thumbnailFields,
	unless,
} from './publishable.ts'
import { scheduledFields } from './schedule.ts'

export const eventsPageSize = 10
export const publicEventsPageSize = 5
export const mostEventPictures = 20

export const eventMessages = {
	noPicture: 'At least one image is required',
	tooManyPictures: `At most ${mostEventPictures} images`,
	unknownPicture: 'Ids of images of this event are expected',
	wrongOrder: 'Every stored image is expected once',
	noStart: 'An end needs a start',
	noWebAddress: 'Registration link must be a web address that starts with http:// or https://',
	endsTooSoon: 'The end should not be before the start',
} as const

const pageOf = (size: number) =>
	z.strictObject({ pageNumber: pageNumber(), pageSize: pageSize(size), published: statusFilter() })
export const eventOrders = ['startsAt', 'title'] as const
export type EventOrder = (typeof eventOrders)[number]
export const eventsQuery = z.extend(pageOf(eventsPageSize), { title: searchText(), ...sortFields(eventOrders) })
/** The server ignores the status filter for visitors: they get published items only. */
export const publicEventsQuery = pageOf(publicEventsPageSize)
export type EventsQuery = z.infer<typeof eventsQuery>

/** Additional pictures, sent as `thumbnailImages[0]`, `thumbnailImages[1]` ... and sorted by these numbers. */
const gallery = () =>
	z.pipe(
		z.optional(
			z.record(
				z.string().check(z.regex(/^\d{1,3}$/, fileRules.eventPicture.wrongType)),
				itemUpload(fileRules.eventPicture),
				{ error: fileRules.eventPicture.wrongType },
			),
		),
		z.transform((sent: Record<string, ItemFormFile | undefined> | undefined): SentPicture[] =>
			Object.entries(sent ?? {})
				.flatMap(([number, file]) => (file ? [{ number, file }] : []))
				.sort((one, other) => Number(one.number) - Number(other.number)),
		),
	)

/** `number`: its number in the form. */
export type SentPicture = { number: string; file: ItemFormFile }

/** Alternative texts by number, or by id. */
const altsBy = (digits: RegExp, message: string) =>
	z.optional(z.record(z.string().check(z.regex(digits, message)), alternativeText(), { error: message }))

/** Ids of stored additional pictures in their order, separated by commas. */
const pictureIds = () =>
	z.pipe(
		optionalText(500).check(z.regex(/^(?:[1-9]\d{0,14}(?:,[1-9]\d{0,14})*)?$/, 'Ids with commas between are expected')),
		z.transform((text: string) => (text === '' ? [] : text.split(',').map(Number))),
	)

type Times = { startsAt?: string | null; endsAt?: string | null }

/** Whether an event would end before it starts. */
export const endsTooSoon = ({ startsAt, endsAt }: Times) =>
	typeof startsAt === 'string' && typeof endsAt === 'string' && Date.parse(endsAt) < Date.parse(startsAt)

/** Whether the form has no additional picture. The value may be raw: this check also runs if a picture is invalid. */
export const hasNoPicture = (sent: object | undefined) => Object.keys(sent ?? {}).length === 0

export const eventForm = z
	.strictObject({
		...publishableFields,
		thumbnailImage: itemUpload(fileRules.eventThumbnail),
		thumbnailAlt: alternativeText(),
		hasThumbnailImageChanged: changeFlag(),
		thumbnailImages: gallery(),
		/** Alternative texts of the pictures in `thumbnailImages`, by the same numbers. */
		thumbnailImagesAlt: altsBy(/^\d{1,3}$/, 'A number is expected'),
		/** New alternative texts of stored pictures, by their id. */
		imageAlts: altsBy(/^\d{1,15}$/, 'An id is expected'),
		imageOrder: pictureIds(),
		/** Stored additional pictures that the save deletes. `imageOrder` names the others. */
		removedImages: z.optional(pictureIds()),
		// Absent fields of these six keep their stored value: an older client does not clear them.
		startsAt: z.optional(optionalMoment()),
		endsAt: z.optional(optionalMoment()),
		timeZone: z.optional(z.enum(timeZoneNames, { error: 'Choose a time zone from the list' })),
		venue: z.optional(optionalText()),
		address: z.optional(optionalText(500, 'several')),
		registrationUrl: z.optional(optionalWebAddress(eventMessages.noWebAddress)),
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
		scheduleRule(),
	)
export type EventInput = z.infer<typeof eventForm>

/** The fields of `saveevent` with the additional pictures. */
export type SentGallery = 'thumbnailImages' | 'thumbnailImagesAlt' | 'imageAlts' | 'imageOrder' | 'removedImages'

export const eventFields = {
	title: 'text',
	description: 'paragraphs',
	startsAt: 'moment',
	endsAt: 'moment',
	timeZone: 'option',
	venue: 'text',
	address: 'paragraphs',
	registrationUrl: 'address',
	isPublished: 'flag',
	publishAt: 'moment',
	unpublishAt: 'moment',
	thumbnailImage: { type: 'picture', changed: 'hasThumbnailImageChanged' },
	thumbnailAlt: 'text',
	gallery: { type: 'pictures', alts: 'galleryAlts' },
} as const satisfies FieldsOf<EventInput, SentGallery, 'gallery'>

export const eventPicture = named(
	'EventPicture',
	z.object({ id: described('The number in `attachmentIds`.', z.int()), ...pictureFields }),
)
export type EventPicture = z.infer<typeof eventPicture>

const commonFields = {
	id: z.int(),
	title: z.string(),
	isPublished: z.boolean(),
	...thumbnailFields,
	attachmentIds: described('The ids of the thumbnail and of the additional pictures, in order.', z.array(z.int())),
	startsAt: z.nullable(moment()),
	endsAt: z.nullable(moment()),
	timeZone: described('The zone in which pages show its times.', z.enum(timeZoneNames)),
	venue: z.string(),
	address: z.string(),
	registrationUrl: described('Where visitors register. Empty if they need not.', z.string()),
}
const rowFields = { ...commonFields, description: z.string(), ...scheduledFields }
const galleryFields = { thumbnailImages: z.array(eventPicture) }

export const eventRow = named('EventRow', z.object(rowFields))
export type EventRow = z.infer<typeof eventRow>

export const eventDetails = named('EventDetails', z.object({ ...rowFields, ...galleryFields, ...editedFields }))
export type EventDetails = z.infer<typeof eventDetails>

const publicFields = {
	...commonFields,
	...galleryFields,
	eventDescription: z.string(),
	version: z.int(),
	createdAt: moment(),
	updatedAt: moment(),
}
/** The public event: it has the description under its public name, and fields for feeds and calendars. */
export const publicEvent = named('PublicEvent', z.object(publicFields))
export type PublicEvent = z.infer<typeof publicEvent>

/** The group of an event in the public list: upcoming or under way, over, or without a date. */
export const turns = ['upcoming', 'past', 'undated'] as const

export const listedEvent = named('ListedEvent', z.object({ ...publicFields, turn: z.enum(turns) }))
export type ListedEvent = z.infer<typeof listedEvent>

export const attachmentQuestion = z.strictObject({ id: rowId() })
export const attachment = named(
	'Attachment',
	z.object({
		data: described('The picture as base64.', z.string()),
		type: described('Its media type, such as image/webp.', z.string()),
	}),
)
export type Attachment = z.infer<typeof attachment>
