import { type PublicEvent, publicEvent } from '#contracts/content/events.ts'
import { anAnswer } from '#tests/support/builders/answers.ts'

/** An event with time and place. A test names the fields that matter. */
export const aPublicEvent = (parts: Partial<PublicEvent> = {}): PublicEvent & { startsAt: string } => ({
	...anAnswer(publicEvent, {
		id: 7,
		title: 'Records day in Kochi',
		eventDescription: 'Those who keep files meet those who ask for them.',
		thumbnailAlt: '',
		attachmentIds: [1, 2],
		thumbnailImages: [{ id: 2, url: '/media/two/stage.webp', alt: '', width: 1600, height: 900 }],
		endsAt: '2027-03-17T11:00:00.000Z',
		timeZone: 'Asia/Kolkata',
		venue: 'Boatyard Auditorium',
		address: '3 Ferry Lane, Kochi 682 030',
		registrationUrl: '',
		version: 1,
		createdAt: '2026-11-16T03:30:00.000Z',
		updatedAt: '2026-11-18T08:15:30.000Z',
	}),
	...parts,
	startsAt: parts.startsAt ?? '2027-03-17T04:30:00.000Z',
})
