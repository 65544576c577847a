import { beforeAll, describe, expect, test } from 'vitest'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { rowsOf } from '#tests/support/builders/items/items.ts'
import { addedCategory, addedTag, blogCalls } from '#tests/support/builders/published/blogs.ts'
import { addCategory, caseStudyCalls, someCategory } from '#tests/support/builders/published/case-studies.ts'
import { flyerCalls, whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { eventCalls } from '#tests/support/builders/published/events.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf, type Publishable } from '#tests/support/builders/published/publishable.ts'
import { misplacedTexts, rightToLeft, rightToLeftTexts } from '#tests/support/pages/misplaced-texts.ts'
import { renderItem, renderPage } from '#tests/support/worker/preview-page.ts'
import { db } from '#tests/support/worker/staff.ts'
import * as blog from '#web/site/blog/page.tsx'
import * as careers from '#web/site/careers/page.tsx'
import * as caseStudies from '#web/site/case-studies/page.tsx'
import * as events from '#web/site/events/page.tsx'
import * as news from '#web/site/news/page.tsx'
import * as resources from '#web/site/resources/page.tsx'

const { paragraph: arabic, title: hebrew, place: urdu, person, label, item } = rightToLeftTexts

const content = [
	`<h2>${hebrew}</h2><p>${arabic}</p>`,
	`<ul><li>${item}</li><li>${hebrew}<ol><li>${urdu}</li></ol></li></ul>`,
	`<blockquote><p>${arabic}</p></blockquote>`,
	`<table><thead><tr><th>${label}</th></tr></thead><tbody><tr><td>${urdu}</td></tr></tbody></table>`,
	`<h2>${label}</h2><h2>${item}</h2>`,
].join('')

type Values = Record<string, string>
const titled = { title: hebrew, description: arabic }

/** The typed texts of each kind, and what the page of the item and its list must show of them. */
const kinds: { kind: ItemKindName; calls?: Publishable; values: Values; list: unknown; listed: string[] }[] = [
	{
		kind: 'blogs',
		calls: blogCalls,
		values: { heading: hebrew, subHeading: arabic, authorName: person, content },
		list: blog,
		listed: [hebrew, arabic, person, label],
	},
	{
		kind: 'caseStudies',
		calls: caseStudyCalls,
		values: { title: hebrew, description: `${arabic}\n\n${urdu}`, challenges: `${urdu}///${item}`, benefits: arabic },
		list: caseStudies,
		listed: [hebrew, arabic, label],
	},
	{
		kind: 'events',
		calls: eventCalls,
		values: {
			...titled,
			startsAt: '2100-03-02T10:00:00.000Z',
			timeZone: 'Asia/Kolkata',
			venue: urdu,
			address: item,
			'thumbnailImagesAlt[0]': label,
		},
		list: events,
		listed: [hebrew, arabic, urdu],
	},
	{
		kind: 'careers',
		values: {
			jobPosition: person,
			jobLocation: urdu,
			experience: item,
			skillsRequired: arabic,
			jobQualification: hebrew,
			jobDescription: content,
		},
		list: careers,
		listed: [person, urdu, item, label],
	},
	{ kind: 'news', calls: newsCalls, values: titled, list: news, listed: [hebrew, arabic] },
	{ kind: 'flyers', calls: flyerCalls, values: titled, list: resources, listed: [hebrew, arabic] },
	{ kind: 'whitepapers', calls: whitepaperCalls, values: titled, list: resources, listed: [hebrew, arabic] },
]

/** Two of each, so that lists, neighbours and related items show them. */
const ids = new Map<ItemKindName, number>()

beforeAll(async () => {
	await addedCategory(label)
	await addedTag(label)
	await addCategory(someCategory.id, label)
	await rowsOf('update job_types set name = ? where id = 1', label)
	for (const { kind, calls, values } of kinds) {
		const made = calls && (await callsOf(calls))
		const save = () => (made && calls ? made.saved({ ...calls.form(), ...values }) : openJob(values))
		await save()
		ids.set(kind, await save())
	}
})

const expectDirected = (body: string, texts: readonly string[]) => {
	for (const text of texts) expect(body).toContain(text)
	expect(misplacedTexts(body)).toEqual([])
}

const visitor = { db, preview: null }
const origin = 'https://site.example'

describe.each(kinds)('Arabic and Hebrew text runs from right to left for visitors: $kind', (each) => {
	const { kind, values, list, listed } = each
	test('on the page of an item: its title, paragraphs, lists and tables', async () => {
		const { body } = await renderItem(kind, ids.get(kind) ?? 0, db)
		const typed = Object.entries(values).filter(
			([name]) => !['startsAt', 'timeZone', 'thumbnailImagesAlt[0]'].includes(name),
		)
		const parts = typed.flatMap(([, text]) => text.split(/<[^>]*>|\/\/\/|\n\n/).filter((part) => part !== ''))
		expectDirected(body, parts)
	})

	test('on the cards of the list', async () => {
		const { body } = await renderPage(list, origin, visitor)
		expectDirected(body, listed)
	})

	test('on the page for an item that is not there, which shows the newest', async () => {
		const { body } = await renderItem(kind, 999_999, db)
		expectDirected(body, [listed[0] ?? ''])
	})
})

test.each([
	['blogs', blog, `category=1&tag=1&search=${label}`],
	['blogs that are found', blog, `category=1&search=${hebrew}`],
	['blogs of a category', blog, 'category=1'],
	['case studies', caseStudies, `search=${label}`],
	['case studies that are found', caseStudies, `search=${hebrew}`],
	['open jobs', careers, `location=${urdu}`],
])('a list that is filtered names the filter in its own direction: %s', async (_, page, query) => {
	const { body } = await renderPage(page, `${origin}/?${query}`, visitor)
	expectDirected(body, [])
	expect(body).toMatch(rightToLeft)
})

test('the test finds a text beside words of ours', () => {
	expect(misplacedTexts(`<p>${label}</p>`)).toEqual([label])
	expect(misplacedTexts(`<p dir="auto">By ${person}</p>`)).toHaveLength(1)
	expect(misplacedTexts(`<p>By <bdi>${person}</bdi></p><p dir="auto">${arabic}</p>`)).toEqual([])
})
