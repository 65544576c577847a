import type { APIRequestContext } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, test } from '#tests/support/browser/journey.ts'
import { addEvent, soonAt } from '#tests/support/browser/saved-items.ts'

/** The events of a calendar by their titles. */
async function readCalendar(request: APIRequestContext, path: string): Promise<Map<string, ICAL.Event>> {
	const answer = await request.get(path)
	expect(answer.status(), path).toBe(200)
	expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
	const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
	const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
	return new Map(events.map((event) => [event.summary, event]))
}

test('An event is offered to calendars, and a change of it is known as one', async ({ request }) => {
	const description =
		'Talks, tea; and a walk.\n\nBring a coat, எப்படியும்: the mill is cold in the evening, and the path is wet.'
	const { id, title, publicPath } = await addEvent(request, { description })
	const html = await (await request.get(publicPath)).text()
	expect(html).toContain('The old mill')
	const [, file = ''] = /<a [^>]*href="([^"]+\.ics)"[^>]*>(?:<svg.*?<\/svg>)?\s*Add to calendar/.exec(html) ?? []
	expect(file, 'the link to its calendar').not.toBe('')

	for (const path of [file, '/events/calendar.ics']) {
		const event = (await readCalendar(request, path)).get(title)
		expect(event?.startDate.toJSDate().toISOString()).toBe(new Date(soonAt('18:30')).toISOString())
		expect(event?.endDate.toJSDate().toISOString()).toBe(new Date(soonAt('20:00')).toISOString())
		expect(event?.location).toBe('The old mill, Weir Lane, Kochi 682 030')
		expect(event?.description, 'nothing of the text is lost').toContain(description)
		expect(event?.sequence).toBe(0)
	}

	const before = (await readCalendar(request, file)).get(title)
	const later = `${title}, one hour later`
	await addEvent(request, { id, title: later, startsAt: soonAt('19:30'), endsAt: soonAt('21:00') })
	const after = (await readCalendar(request, file)).get(later)
	expect(after?.uid, 'calendars know it again').toBe(before?.uid)
	expect(after?.sequence).toBe(1)
	await addEvent(request, { id, title: later, isPublished: false })
	expect([...(await readCalendar(request, '/events/calendar.ics')).keys()]).not.toContain(later)
	expect((await request.get(file)).status()).toBe(404)
})
