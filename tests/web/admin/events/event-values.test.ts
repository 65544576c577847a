import { expect, test } from 'vitest'
import { eventDetails, eventForm } from '#contracts/content/events.ts'
import { fileRules } from '#contracts/shared/uploads.ts'
import { anAnswer } from '#tests/support/builders/answers.ts'
import { asFile, pngOf } from '#tests/support/files/sample-files.ts'
import {
	type EventValues,
	eventValues,
	isSkipped,
	messageIn,
	newEvent,
	sentOf,
	valuesOf,
} from '#web/admin/events/event-values.ts'
import { partsOf } from '#web/admin/forms/form-data.ts'

const picture = asFile(pngOf(8, 6), 'picture.png')
const stored = (id: number, alt = '') => ({ id, url: `/media/${id}`, alt, width: 1600, height: 900 })
const event = anAnswer(eventDetails, {
	id: 7,
	thumbnailAlt: 'A shelf',
	attachmentIds: [1, 2, 3],
	thumbnailImages: [stored(2, 'A hall'), stored(3)],
	startsAt: '2027-03-17T04:30:00.000Z',
	endsAt: null,
	timeZone: 'Asia/Kolkata',
	publishAt: null,
	unpublishAt: null,
	version: 4,
})

const complete = (): EventValues => ({
	...newEvent(),
	title: 'Records day',
	description: 'Bring a file.',
	thumbnailImage: picture,
	thumbnailImages: [{ key: 'new-1', alt: '', file: picture }],
})

/** The first message of each field, as the form shows it. */
const messagesTo = (values: EventValues) =>
	Object.fromEntries(
		[...(eventValues.safeParse(values).error?.issues ?? [])]
			.reverse()
			.map((issue) => [String(issue.path[0]), issue.message]),
	)

test('times are shown and read as clocks of the place have them', () => {
	expect(valuesOf(event)).toMatchObject({ startsAt: '2027-03-17T10:00', endsAt: '' })
	expect(sentOf(valuesOf(event))).toMatchObject({ startsAt: '2027-03-17T10:00:00+05:30', endsAt: '' })
	expect(eventForm.parse(sentOf(valuesOf(event))).startsAt).toBe(event.startsAt)
	const abroad = valuesOf({ ...event, timeZone: 'America/New_York' })
	expect(abroad.startsAt).toBe('2027-03-17T00:30')
	expect(sentOf(abroad).startsAt).toBe('2027-03-17T00:30:00-04:00')
})

test('an event that is opened and saved as it is says nothing new', () => {
	const parts = partsOf(sentOf(valuesOf(event)))
	const { title, description, venue, address } = event
	expect(parts).toMatchObject({
		...{ id: '7', version: '4', title, description, isPublished: 'true', publishAt: '', unpublishAt: '' },
		...{ startsAt: '2027-03-17T10:00:00+05:30', endsAt: '', timeZone: 'Asia/Kolkata', venue, address },
		...{ thumbnailAlt: 'A shelf', hasThumbnailImageChanged: 'false', imageOrder: '2,3' },
		...{ 'imageAlts[2]': 'A hall', 'imageAlts[3]': '' },
	})
	const names = Object.keys(parts)
	expect(names.filter((name) => name.startsWith('thumbnailImage'))).toEqual([])
})

test('new pictures are sent with their texts, stored ones in their order', () => {
	const [first, second] = valuesOf(event).thumbnailImages
	if (!first || !second) throw new Error('The event has two pictures')
	const values = {
		...valuesOf(event),
		thumbnailImages: [second, { key: 'new-1', alt: 'A queue', file: picture }, first],
	}
	expect(partsOf(sentOf(values))).toMatchObject({
		imageOrder: '3,2',
		'thumbnailImages[0]': picture,
		'thumbnailImagesAlt[0]': 'A queue',
	})
})

test('an empty form hears of everything at once', () => {
	expect(messagesTo(complete())).toEqual({})
	expect(messagesTo(newEvent())).toEqual({
		title: 'Title is required',
		description: 'Description is required',
		thumbnailImage: 'Thumbnail image is required',
		thumbnailImages: 'At least one image is required',
	})
})

test('an edit without any picture left is told so as well', () => {
	expect(messagesTo({ ...valuesOf(event), thumbnailImages: [] })).toEqual({
		thumbnailImages: 'At least one image is required',
	})
	expect(messagesTo(valuesOf(event))).toEqual({})
})

test('the end is judged in the zone of the event too', () => {
	expect(messagesTo({ ...complete(), startsAt: '2027-03-17T10:00', endsAt: '2027-03-17T09:59' })).toEqual({
		endsAt: 'The end should not be before the start',
	})
	expect(messagesTo({ ...complete(), endsAt: '2027-03-17T09:59' })).toEqual({ startsAt: 'An end needs a start' })
})

test('what is wrong with one picture is said of the list', () => {
	const empty = asFile(new Uint8Array(), 'hall.jpg')
	const { wrongType, reasons } = fileRules.eventPicture
	const wrong = `${wrongType} ${reasons.empty}`
	expect(messagesTo({ ...complete(), thumbnailImages: [{ key: 'new-1', alt: '', file: empty }] })).toEqual({
		thumbnailImages: wrong,
	})
	expect(messageIn([undefined, { type: 'custom', message: wrong }])).toBe(wrong)
	expect(messageIn({ type: 'custom', message: wrong })).toBe(wrong)
	expect(messageIn(undefined)).toBeUndefined()
})

test.each([
	['America/New_York', '2027-03-14T02:30', true],
	['America/New_York', '2027-03-14T03:30', false],
	['Asia/Kolkata', '2027-03-14T02:30', false],
	['America/New_York', '', false],
	['America/New_York', 'soon', false],
	['Nowhere/Land', '2027-03-14T02:30', false],
])('in %s clocks skip %s: %s', (zone, time, expected) => {
	expect(isSkipped(zone, time)).toBe(expected)
})
