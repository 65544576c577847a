import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { eventFields, type PublicEvent } from '#contracts/content/events.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import { namedTexts } from '#tests/support/builders/items/named-texts.ts'
import { pages } from '#web/content/pages.ts'
import { EventArticle } from '#web/site/events/event-article.tsx'
import { eventMarkup } from '#web/site/events/event-markup.ts'
import type { State } from '#web/site/events/event-time.ts'
import { TopStories } from '#web/site/events/top-stories.tsx'
import { UpcomingEvent } from '#web/site/events/upcoming-event.tsx'
import { aPublicEvent } from './a-public-event.ts'

const article = (event: PublicEvent, state: State | null = 'upcoming', preview: PreviewState | null = null) =>
	renderToStaticMarkup(
		<EventArticle event={event} state={state} page={{ ...pages.events, name: event.title }} preview={preview} />,
	)

const pictures = [
	{ id: 2, url: '/media/two/stage.webp', alt: '', width: 1600, height: 900 },
	{ id: 3, url: '/media/three/queue.webp', alt: 'A queue', width: 900, height: 1600 },
	{ id: 4, url: '/media/four/hall.webp', alt: '', width: 1600, height: 900 },
]

test('the first additional picture is the banner; the others are a gallery of links to themselves', () => {
	const html = article(aPublicEvent({ thumbnailImages: pictures }))
	expect(html).toMatch(/<img src="\/media\/two\/stage\.webp" alt="Records day in Kochi" width="1600" height="900"/)
	expect(html).not.toContain('<a href="/media/two/stage.webp"')
	for (const name of ['three/queue', 'four/hall']) expect(html).toContain(`<a href="/media/${name}.webp"`)
	expect(html.match(/<figcaption/g)).toHaveLength(1)
	expect(html).toContain('alt="A queue"')
	expect(html).toContain('alt="Records day in Kochi, picture 3"')
})

test('the page shows each text but that of the thumbnail, which only lists show', () => {
	const { item, unshown } = namedTexts(eventFields, aPublicEvent())
	expect(unshown(article(item)), 'Show them in web/site/events/event-article.tsx').toEqual(['thumbnailAlt'])
})

test('an event with one additional picture has no gallery', () => {
	expect(article(aPublicEvent())).not.toContain('Pictures')
})

test('the description keeps its paragraphs, and what looks like HTML in it is text', () => {
	const html = article(aPublicEvent({ eventDescription: 'One.\r\n\r\n<b>Two</b>\nand a half.\n\n\n\nThree.\n' }))
	expect(html.match(/<p dir="auto" class="whitespace-pre-line">/g)).toHaveLength(3)
	expect(html).toContain('>&lt;b&gt;Two&lt;/b&gt;\nand a half.</p>')
})

test('when and where are told in India time, with the address and the file for calendars', () => {
	const html = article(aPublicEvent())
	expect(html).toMatch(/<time dateTime="2027-03-17T10:00:00\+05:30"[^>]*>Wednesday, 17 March 2027<\/time>/)
	expect(html).toContain('10:00 to 16:30 IST')
	expect(html).toContain('3 Ferry Lane, Kochi 682 030')
	expect(html).toContain('href="/events/7/event.ics"')
})

test('an event without a date is offered to no calendar', () => {
	const html = article({ ...aPublicEvent(), startsAt: null, endsAt: null }, null)
	expect(html).toContain('There is no fixed date.')
	expect(html).not.toContain('event.ics')
})

test('a past event says so and invites nobody', () => {
	const html = article(aPublicEvent(), 'over')
	expect(html).toContain('This event is over.')
	expect(html).not.toContain('Ask about this event')
})

test.each(['https://places.example/day?a=1&b=2', 'http://places.example/'])(
	'an event with the registration link %s has a button until it is over',
	(registrationUrl) => {
		const event = aPublicEvent({ registrationUrl })
		const button = `<a href="${registrationUrl.replace('&', '&amp;')}" rel="noopener noreferrer"`
		for (const state of ['upcoming', 'on', null] as const) expect(article(event, state)).toContain(button)
		expect(article(event)).toContain('Register<span class="sr-only"> for <bdi>Records day in Kochi</bdi></span>')
		expect(article(event, 'over')).not.toContain('Register')
		expect(article(aPublicEvent())).not.toContain('Register')
		expect(eventMarkup(event, 'https://a.example')).toMatchObject([{ offers: { url: registrationUrl } }])
	},
)

test('addresses in the description and the place are links', () => {
	const html = article(aPublicEvent({ eventDescription: 'See www.a.example.', address: '3 Lane\n+91 484 234 5678' }))
	expect(html).toContain('href="https://www.a.example"')
	expect(html).toContain('href="tel:+914842345678"')
})

test('an event in a preview says so, and its file, which may not be there yet, is not offered', () => {
	const html = article(aPublicEvent(), 'upcoming', { state: 'draft', at: null })
	expect(html).toContain('Preview: not published')
	expect(html).not.toContain('event.ics')
	expect(article(aPublicEvent())).not.toContain('Preview')
})

test('one that is to come leads with its day, which is said once to those who listen', () => {
	const html = renderToStaticMarkup(<UpcomingEvent event={aPublicEvent()} />)
	expect(html).toMatch(/<div aria-hidden="true"[^>]*><p[^>]*>Mar 2027<\/p><p[^>]*>17<\/p><p[^>]*>Wed<\/p>/)
	expect(html).toContain('<a href="/EventsView/7"')
	expect(html).toContain('Add to calendar<span class="sr-only">: <bdi>Records day in Kochi</bdi></span>')
})

test('where there are no Top Stories their heading is not either', () => {
	expect(renderToStaticMarkup(<TopStories events={[]} />)).toBe('')
	expect(renderToStaticMarkup(<TopStories events={[aPublicEvent()]} />)).toContain('Top Stories')
})
