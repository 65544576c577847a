import { expect, test } from 'vitest'
import { attachmentQuestion, eventForm, eventsQuery, publicEventsQuery } from '#contracts/content/events.ts'
import { pictureReasons } from '#contracts/shared/file-faults.ts'
import { messagesOf } from '#tests/support/builders/messages.ts'
import { textBytes } from '#tests/support/files/sample-bytes.ts'
import { asFile, jpegOf, pngOf } from '#tests/support/files/sample-files.ts'

const picture = asFile(pngOf(800, 450), 'picture.png')
const complete = {
	title: 'Records day in Kochi',
	description: 'Those who keep files meet those who ask for them.',
	isPublished: 'true',
	thumbnailImage: picture,
	thumbnailImages: { 0: picture },
}

const refusals = (changes: Record<string, unknown>) => messagesOf(eventForm, { ...complete, ...changes })

test('the specified fields are enough; the additional ones are optional', () => {
	expect(refusals({})).toEqual({})
	expect(refusals({ id: '', version: '', hasThumbnailImageChanged: 'false' })).toEqual({})
	expect(
		refusals({
			thumbnailAlt: 'A shelf',
			thumbnailImagesAlt: { 0: 'A hall' },
			startsAt: '2027-03-17T10:00+05:30',
			endsAt: '2027-03-17T16:30:00+05:30',
			venue: 'Boatyard Auditorium',
			address: '3 Ferry Lane, Kochi',
			registrationUrl: 'https://places.example/day?seats=2#form',
		}),
	).toEqual({})
})

test('an empty form gets all messages at once', () => {
	expect(messagesOf(eventForm, { isPublished: 'false' })).toEqual({
		title: 'Title is required',
		description: 'Description is required',
		thumbnailImage: 'Thumbnail image is required',
		thumbnailImages: 'At least one image is required',
	})
})

test.each([
	['places.example/day', 'https://places.example/day'],
	[' HTTP://places.example ', 'HTTP://places.example'],
	['', ''],
	[null, ''],
	[undefined, undefined],
])('the registration link %j is kept as %j', (registrationUrl, kept) => {
	expect(eventForm.parse({ ...complete, registrationUrl }).registrationUrl).toBe(kept)
})

const noAddress = 'Registration link must be a web address that starts with http:// or https://'
const wrongThumbnail = 'Please upload only image files (e.g., JPG, PNG).'
const wrongPicture = 'Please upload only image files (e.g., JPG, PNG) with a size of 250 KB or less.'
const time = 'A time like 2026-01-31T10:00:00+05:30 is expected'
const ofBytes = (bytes: number) => asFile(jpegOf(80, 45, { bytes }), 'picture.jpg')
const ofNothing = asFile(textBytes(''), 'picture.jpg')
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index, picture]))

test.each<[string, unknown, string]>([
	['title', '   ', 'Title is required'],
	['title', 'x'.repeat(201), 'At most 200 characters'],
	['description', '', 'Description is required'],
	['description', 'x'.repeat(2001), 'At most 2,000 characters'],
	['registrationUrl', 'javascript:alert(1)', noAddress],
	['registrationUrl', '/contact', noAddress],
	['registrationUrl', 'ask us', noAddress],
	['registrationUrl', 'https://me:secret@places.example', noAddress],
	['registrationUrl', `https://places.example/${'x'.repeat(2_000)}`, 'At most 2,000 characters'],
	['isPublished', 'yes', 'true or false is expected'],
	['thumbnailImage', undefined, 'Thumbnail image is required'],
	['thumbnailImage', 'picture.png', wrongThumbnail],
	['thumbnailImage', ofBytes(256_001), 'Image size exceeds the maximum allowed size of 250 KB.'],
	['thumbnailImages', undefined, 'At least one image is required'],
	['thumbnailImages', {}, 'At least one image is required'],
	['thumbnailImages', { 0: ofNothing }, `${wrongPicture} ${pictureReasons.empty}`],
	['thumbnailImages', { 0: picture, 1: ofBytes(256_001) }, wrongPicture],
	['thumbnailImages', { first: picture }, wrongPicture],
	['thumbnailImages', picture, wrongPicture],
	['thumbnailImages', many(21), 'At most 20 images'],
	['thumbnailAlt', 'x'.repeat(201), 'At most 200 characters'],
	['thumbnailImagesAlt', { 0: 'x'.repeat(201) }, 'At most 200 characters'],
	['thumbnailImagesAlt', { first: 'A hall' }, 'A number is expected'],
	['imageAlts', { first: 'A hall' }, 'An id is expected'],
	['imageOrder', '3;4', 'Ids with commas between are expected'],
	['imageOrder', '3,', 'Ids with commas between are expected'],
	['hasThumbnailImageChanged', 'maybe', 'true or false is expected'],
	['startsAt', '2027-03-17', time],
	['startsAt', '2027-03-17T10:00', time],
	['startsAt', '2027-02-30T10:00:00Z', time],
	['startsAt', '2027-03-17T25:00:00Z', time],
	['startsAt', '9999-12-31T23:00:00-05:30', time],
	['startsAt', '0000-01-01T00:00:00+05:30', time],
	['venue', 'x'.repeat(201), 'At most 200 characters'],
	['timeZone', 'Mars/Olympus', 'Choose a time zone from the list'],
	['address', 'x'.repeat(501), 'At most 500 characters'],
	['id', '-1', 'A number is expected'],
	['version', '0', 'A whole number from 1 is expected'],
	['published', 'true', 'Unknown field'],
	['eventDescription', 'x', 'Unknown field'],
])('%s %j: %s', (field, value, message) => {
	expect(refusals({ [field]: value })).toEqual({ [field]: message })
})

test('limits are inclusive: 256,000 bytes and 20 images pass', () => {
	expect(refusals({ thumbnailImage: ofBytes(256_000), thumbnailImages: { 0: ofBytes(256_000) } })).toEqual({})
	expect(refusals({ thumbnailImages: many(20) })).toEqual({})
})

test('an event ends after it starts, whatever the offsets say, and needs a start to end', () => {
	const startsAt = '2027-03-17T10:00:00+05:30'
	expect(refusals({ startsAt, endsAt: '2027-03-17T04:30:00Z' })).toEqual({})
	expect(refusals({ startsAt, endsAt: '2027-03-17T04:29:59Z' })).toEqual({
		endsAt: 'The end should not be before the start',
	})
	expect(refusals({ endsAt: startsAt })).toEqual({ startsAt: 'An end needs a start' })
	expect(refusals({ startsAt: '', endsAt: startsAt })).toEqual({ startsAt: 'An end needs a start' })
	expect(refusals({ startsAt: 'soon', endsAt: startsAt })).toEqual({ startsAt: time })
})

test('an edit needs no pictures, and a thumbnail only where its flag says that it has changed', () => {
	const edit = { id: '7', thumbnailImage: undefined, thumbnailImages: undefined }
	expect(refusals(edit)).toEqual({})
	expect(refusals({ ...edit, hasThumbnailImageChanged: 'true' })).toEqual({
		thumbnailImage: 'Thumbnail image is required',
	})
})

test('additional images are sorted by their numbers, which their alternative texts use too', () => {
	const [first, second] = [asFile(pngOf(1, 1), 'first.png'), asFile(pngOf(2, 2), 'second.png')]
	const { thumbnailImages } = eventForm.parse({ ...complete, thumbnailImages: { 10: second, 2: first, 3: '' } })
	expect(thumbnailImages).toEqual([
		{ number: '2', file: first },
		{ number: '10', file: second },
	])
})

test('absent fields differ from emptied ones', () => {
	expect(eventForm.parse(complete)).not.toHaveProperty('startsAt')
	expect(eventForm.parse({ ...complete, startsAt: '', venue: '' })).toMatchObject({ startsAt: null, venue: '' })
})

test('lists page by pageSize, 10 for staff and 5 for visitors, and filter by published', () => {
	expect(eventsQuery.parse({})).toEqual({ pageNumber: 1, pageSize: 10, title: null })
	expect(publicEventsQuery.parse({ published: null })).toEqual({ pageNumber: 1, pageSize: 5, published: null })
	expect(messagesOf(eventsQuery, { size: 10 })).toEqual({ size: 'Unknown field' })
	expect(messagesOf(eventsQuery, { isPublished: true })).toEqual({ isPublished: 'Unknown field' })
	expect(messagesOf(eventsQuery, { published: 'true' })).toEqual({ published: 'true, false or null is expected' })
	expect(messagesOf(attachmentQuestion, {})).toEqual({ id: 'A number is expected' })
})
