import { beforeAll, describe, expect, test } from 'vitest'
import { publicNewsPageSize } from '#contracts/content/news.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { answered, asRecruiter } from '#tests/support/builders/careers/careers-calls.ts'
import { aJob, savedJob } from '#tests/support/builders/careers/jobs.ts'
import { inDays } from '#tests/support/builders/days.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { formOf, itemCalls } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { renderItem, renderPreview } from '#tests/support/worker/preview-page.ts'
import { db } from '#tests/support/worker/staff.ts'
import { inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { findArticle } from '#worker/features/blogs/article.queries.ts'
import { findCaseStudyPage } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { findNeighbours, findPublishedEvent } from '#worker/features/events/published-events.queries.ts'
import { openPreview } from '#worker/features/previews/open-preview.ts'
import { mediaPath } from '#worker/files/media-address.ts'

beforeAll(addLabels)

type Items = ReturnType<typeof itemCalls>

async function previewOf(items: Items, of: object) {
	const path = await answered<string>(await items.post('livepreview', of))
	const address = new URL(path, bindings.ORIGIN).href
	const opened = await openPreview(db, bindings, address, new Date())
	if (!opened) throw new Error('The preview does not open')
	return { opened, address, path }
}

/** The head and the body of a preview's page, with the words of its strips. */
async function pageOf(items: Items, of: object) {
	const { opened, address, path } = await previewOf(items, of)
	const { head, body } = await renderPreview(opened, address)
	const strips = Array.from(body.matchAll(/<span>(Preview: .*?)<\/span>/g), ([, words = '']) =>
		words.replace(/<[^>]+>/g, ''),
	)
	return { head, body, path, strips }
}

/** Saves a draft of an item in which these values differ. */
async function drafted(items: Items, itemId: number, values: object) {
	const form = await formOf(items, itemId)
	await items.drafted({ ...form, formId: crypto.randomUUID(), values: { ...form.values, ...values } })
}

describe('the strip of a piece of news says what visitors see of it', () => {
	let news: Awaited<ReturnType<typeof callsOf>>
	let items: Items
	beforeAll(async () => {
		news = await callsOf(newsCalls)
		items = itemCalls('news', news.headers)
	})
	const [before, after] = [inHours(-2).toISOString(), inHours(2).toISOString()]
	const saved = (fields: object) => news.saved({ ...newsCalls.form(), ...fields })
	const stripOf = async (of: object) => (await pageOf(items, of)).strips

	test.each([
		['a draft', { isPublished: 'false', publishAt: after }, 'Preview: not published'],
		['a published one', { publishAt: before }, 'Preview: published'],
		['a scheduled one', { publishAt: after }, `Preview: scheduled for ${companyMomentText(after)}`],
		['one that has ended', { unpublishAt: before }, `Preview: ended on ${companyMomentText(before)}`],
	])('%s', async (_, fields, words) => {
		expect(await stripOf({ itemId: await saved(fields) })).toEqual([words])
	})

	test('a draft of a published one, which visitors see only after its save', async () => {
		const itemId = await saved({})
		await drafted(items, itemId, { title: 'Typed' })
		expect(await stripOf({ itemId })).toEqual(['Preview: not published'])
		await items.post('discarddraft', { draftVersion: (await items.draftOf(itemId))?.draftVersion })
		expect(await stripOf({ itemId })).toEqual(['Preview: published'])
	})

	test('a draft whose schedule differs from that of the live version', async () => {
		const itemId = await saved({})
		await drafted(items, itemId, { publishAt: after })
		expect(await stripOf({ itemId })).toEqual([`Preview: scheduled for ${companyMomentText(after)}`])
	})

	test('one that was never saved, with its box ticked', async () => {
		const { draftVersion } = await items.drafted({ values: { title: 'New', isPublished: true } })
		const [draftId] = draftVersion?.split('.') ?? []
		expect(await stripOf({ draftId })).toEqual(['Preview: not published'])
	})
})

describe('a job is previewed as an open one, and the strip has its true dates', () => {
	const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
	const dateIn = (days: number) => long.format(new Date(inDays(days)))
	const preview = async (values: Record<string, string>) => {
		const itemId = await savedJob(values)
		return { itemId, ...(await pageOf(itemCalls('careers', await asRecruiter()), { itemId })) }
	}

	test.each([
		['an upcoming one', 4, 9, `Preview: opens on ${dateIn(4)}`],
		['an open one', -4, 4, 'Preview: open now'],
		['one on its only day', 0, 0, 'Preview: open now'],
		['a closed one', -9, -4, `Preview: closed on ${dateIn(-4)}`],
	])('%s', async (_, from, until, words) => {
		const { strips, head, body } = await preview({ startDate: inDays(from), dueDate: inDays(until) })
		expect(strips).toEqual([words])
		expect(body).not.toContain('(closed)')
		expect(body, 'nobody applies in a preview').not.toContain('data-island')
		expect(head).toContain('noindex')
		expect(head).not.toContain('JobPosting')
	})

	test('visitors still find a closed one closed, and an open one with its form', async () => {
		const visited = async (from: number, until: number) => {
			const { itemId } = await preview({ startDate: inDays(from), dueDate: inDays(until) })
			return renderItem('careers', itemId, db)
		}
		const [closed, open] = [await visited(-9, -4), await visited(-4, 4)]
		expect(closed.body).toContain('(closed)')
		expect(open.body).toContain('data-island="application"')
		expect(open.head).toContain('JobPosting')
		for (const { body } of [closed, open]) expect(body).not.toContain('Preview:')
	})

	test('a draft without dates is not published', async () => {
		const items = itemCalls('careers', await asRecruiter())
		const { draftVersion } = await items.drafted({ values: { ...aJob(), startDate: '', dueDate: '' } })
		const [draftId] = draftVersion?.split('.') ?? []
		expect((await pageOf(items, { draftId })).strips).toEqual(['Preview: not published'])
	})
})

test('the preview of old news is the page of the list on which it stands, and only its own card has the strip', async () => {
	const { headers, saved } = await callsOf(newsCalls)
	const items = itemCalls('news', headers)
	const old = await saved({ ...newsCalls.form(), title: 'Old news', publishedDate: '2001-01-01', isPublished: 'false' })
	for (const day of Array.from({ length: publicNewsPageSize }, (_, index) => index + 1))
		await saved({ ...newsCalls.form(), title: `News of day ${day}`, publishedDate: `2031-03-0${day}` })
	const { path, body, strips } = await pageOf(items, { itemId: old })
	expect(path).toMatch(new RegExp(`#news-${old}$`))
	expect(body).toContain(`id="news-${old}"`)
	expect(body).toContain('Old news')
	expect(body).not.toContain('News of day')
	expect(strips).toEqual(['Preview: not published'])
	await drafted(items, old, { publishedDate: '2031-04-01' })
	const moved = (await pageOf(items, { itemId: old })).body
	expect(moved, 'the date of the draft moves it to the first page').toContain('News of day')
	expect(moved).toContain('Old news')
})

describe('an item that is previewed is no neighbour of its own', () => {
	/** The ids of the items around one, as its page reads them. */
	const around: Partial<Record<ItemKindName, (id: number, shown: typeof db) => Promise<unknown[]>>> = {
		blogs: async (id, shown) => {
			const page = await findArticle(shown, mediaPath, id)
			return [page?.previous, page?.next, ...(page?.related ?? [])].map((blog) => blog?.blogsId)
		},
		caseStudies: async (id, shown) => {
			const page = await findCaseStudyPage(shown, mediaPath, id)
			return [page?.newer, page?.older, ...(page?.related ?? [])].map((study) => study?.id)
		},
		events: async (id, shown) => {
			const event = await findPublishedEvent(shown, mediaPath, id)
			if (!event) throw new Error('The event is not there')
			const { earlier, later, topStories } = await findNeighbours(shown, mediaPath, event)
			return [earlier, later, ...topStories].map((other) => other?.id)
		},
	}

	test.each(Object.entries(around))('%s', async (name, idsAround) => {
		const kind = name as ItemKindName
		const { headers, saved } = await everyKind[kind]()
		const [one, itemId, other] = [await saved(), await saved(), await saved()]
		const { opened } = await previewOf(itemCalls(kind, headers), { itemId })
		const ids = await idsAround(itemId, opened.db)
		expect(ids).not.toContain(itemId)
		expect(ids).toEqual(expect.arrayContaining([one, other]))
	})
})
