import type { APIRequestContext } from '@playwright/test'
import type { LiveItem, SavedDraft } from '#contracts/items/drafts.ts'
import { adminHeaders, asAdmin } from '#tests/support/browser/colleague.ts'
import { expect, test } from '#tests/support/browser/journey.ts'
import { addNews } from '#tests/support/browser/saved-items.ts'

/** Schedules a version with another title to replace the live one. */
async function scheduleTitle(request: APIRequestContext, id: number, title: string, dueAt: string): Promise<void> {
	const calls = '/api/itemscontroller/news'
	const live: LiveItem = await asAdmin(request, `${calls}/live/${id}`)
	const saved = await request.post(`${calls}/savedraft`, {
		headers: await adminHeaders(request),
		multipart: {
			itemId: id,
			baseVersion: live.version,
			formId: crypto.randomUUID(),
			values: JSON.stringify({ ...live.values, title }),
			'kept[thumbnailImage]': live.files.thumbnailImage?.key ?? '',
		},
	})
	const { draftVersion }: SavedDraft = await saved.json()
	await asAdmin(request, `${calls}/schedulereplacement`, { draftVersion, dueAt })
}

test('A visitor who reloads sees an item come, change and go at its times', async ({ request }) => {
	const inSeconds = (count: number) => Date.now() + count * 1000
	const [from, change, until] = [inSeconds(4), inSeconds(7), inSeconds(10)]
	const at = (moment: number) => new Date(moment).toISOString()
	const { id, title } = await addNews(request, { publishAt: at(from), unpublishAt: at(until) })
	await scheduleTitle(request, id, `${title}, retold`, at(change))
	const picture = (await asAdmin(request, `/api/itemscontroller/news/live/${id}`)).files.thumbnailImage.url.split(
		'?',
	)[0]

	/** The state that every request in this span must see; null if the span holds a boundary. */
	const expectedIn = (start: number, end: number) => {
		if (end < from) return 'absent'
		if (start >= from && end < change) return 'first'
		if (start >= change && end < until) return 'second'
		return start >= until ? 'gone' : null
	}
	const seen = new Set<string>()
	await expect
		.poll(
			async () => {
				const start = Date.now()
				const [feed, file] = await Promise.all([request.get('/news/rss.xml'), request.get(picture)])
				const text = await feed.text()
				const found = text.includes(`${title}, retold`) ? 'second' : text.includes(title) ? 'first' : 'absent'
				const expected = expectedIn(start, Date.now())
				if (expected === null) return false
				seen.add(expected)
				const isThere = expected === 'first' || expected === 'second'
				expect([found, file.status()], expected).toEqual([isThere ? expected : 'absent', isThere ? 200 : 404])
				return expected === 'gone'
			},
			{ intervals: [200], timeout: 20_000 },
		)
		.toBe(true)
	expect([...seen]).toEqual(expect.arrayContaining(['first', 'second', 'gone']))
})
