import type { EventDetails } from '#contracts/content/events.ts'
import { call } from '../../worker/app.ts'
import { signedInAs } from '../../worker/staff.ts'
import { aPicture, type Publishable, partsBody } from './publishable.ts'

type Parts = Record<string, string | File>

/** The calls of staff for events. */
export const eventCalls: Publishable = {
	role: 'EventsAdmin',
	table: 'events',
	section: 'events',
	base: '/api/eventscontroller',
	save: 'saveevent',
	list: 'fetchAllEvents',
	paging: 'pageSize',
	filter: 'published',
	flag: 'isPublished',
	search: 'title',
	id: 'id',
	title: 'title',
	details: (id) => ({ path: `fetcheventsbyid?id=${id}`, method: 'POST' }),
	notFound: 'event.not-found',
	publicBase: '/api/public/eventscontroller',
	publicList: { path: 'fetchAllEventsforPublic', method: 'POST', body: { pageSize: 100, published: false } },
	form: () => anEvent(),
	appended: ['thumbnailImages[0]'],
	picture: {
		part: 'thumbnailImage',
		changed: 'hasThumbnailImageChanged',
		wrongType: 'Please upload only image files (e.g., JPG, PNG).',
		width: 800,
		height: 450,
	},
}

/** A complete form with the specified fields only. A test names the values that matter to it. */
export const anEvent = (parts: Parts = {}): Parts => ({
	title: 'Records day in Kochi',
	description: 'Once a year the people who keep files meet those who ask for them.',
	isPublished: 'true',
	thumbnailImage: aPicture(),
	'thumbnailImages[0]': aPicture(1600, 900),
	...parts,
})

/** The form of an edit that changes the named parts only. */
export const anEdit = (id: number, parts: Parts = {}): Parts => {
	const { thumbnailImage: _, 'thumbnailImages[0]': __, ...rest } = anEvent()
	return { ...rest, id: String(id), ...parts }
}

/** `count` pictures as the parts of a form, told apart by their size. */
export const pictureParts = (count: number, from = 0): Parts =>
	Object.fromEntries(
		Array.from({ length: count }, (_, index) => [`thumbnailImages[${index}]`, aPicture(100 + from + index, 50)]),
	)

/** The calls of staff about events. */
export async function eventsAsStaff() {
	const headers = await signedInAs(['EventsAdmin'])
	const base = '/api/eventscontroller'
	const save = (parts: Parts) => call(`${base}/saveevent`, { body: partsBody(parts), headers })
	return {
		headers,
		save,
		async saved(parts: Parts): Promise<number> {
			const answer = await save(parts)
			if (answer.status !== 200) throw new Error(`The form was refused: ${await answer.text()}`)
			return answer.json()
		},
		async found(id: number): Promise<EventDetails> {
			return (await call(`${base}/fetcheventsbyid?id=${id}`, { method: 'POST', headers })).json()
		},
		deleteEvent: (id: number) => call(`${base}/deleteevents/${id}`, { method: 'DELETE', headers }),
		deletePicture: (id: number) => call(`${base}/deleteimage/${id}`, { method: 'DELETE', headers }),
	}
}
