import { beforeAll, describe, expect, test } from 'vitest'
import type { ItemValues } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { SharedPreview } from '#contracts/items/previews.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { everyKind } from '#tests/support/builders/items/item-kinds.ts'
import { formOf, itemCalls, refusal, rowsOf } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import type { Database } from '#worker/data/db.ts'
import { findArticle } from '#worker/features/blogs/article.queries.ts'
import { readPostedJob } from '#worker/features/careers/published-jobs.queries.ts'
import { findCaseStudyPage } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { listPublishedResources } from '#worker/features/documents/published-documents.queries.ts'
import { findNeighbours, findPublishedEvent } from '#worker/features/events/published-events.queries.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { listPublishedNews } from '#worker/features/news/published-news.queries.ts'
import { openPreview } from '#worker/features/previews/open-preview.ts'
import { mediaPath } from '#worker/files/media-address.ts'
import type { Preview } from '#worker/http/request-context.ts'

beforeAll(addLabels)

type Opened = { db: Database; preview: Pick<Preview, 'kind' | 'id'> }

const plainPaths = { flyers: mediaPath, whitepapers: mediaPath }

/** The query of each kind's page, by the id that its preview shows. */
const pageReads: Record<ItemKindName, (opened: Opened) => Promise<unknown>> = {
	blogs: async ({ db: shown, preview }) => (await findArticle(shown, mediaPath, preview.id))?.blog.heading,
	caseStudies: async ({ db: shown, preview }) =>
		(await findCaseStudyPage(shown, mediaPath, preview.id))?.caseStudy.title,
	news: async ({ db: shown, preview }) => {
		const { content } = await listPublishedNews(shown, mediaPath, { pageNumber: 1, size: 100 })
		return content.find(({ id }) => id === preview.id)?.title
	},
	flyers: async ({ db: shown, preview }) => {
		const { flyers } = await listPublishedResources(shown, plainPaths)
		return flyers.find(({ id }) => id === preview.id)?.title
	},
	whitepapers: async ({ db: shown, preview }) => {
		const { whitepapers } = await listPublishedResources(shown, plainPaths)
		return whitepapers.find(({ id }) => id === preview.id)?.title
	},
	events: async ({ db: shown, preview }) => {
		const event = await findPublishedEvent(shown, mediaPath, preview.id)
		if (event) await findNeighbours(shown, mediaPath, event)
		return event?.title
	},
	careers: async ({ db: shown, preview }) => (await readPostedJob(shown, preview.id)).job?.jobPosition,
}

const opened = (path: string, now = new Date()) => openPreview(db, bindings, new URL(path, bindings.ORIGIN).href, now)

describe.each(Object.entries(everyKind))('%s', (name, open) => {
	const kind = name as ItemKindName
	const { titleField } = kinds[kind]
	let headers: Record<string, string>
	let id: number
	let items: ReturnType<typeof itemCalls>
	beforeAll(async () => {
		const calls = await open()
		headers = calls.headers
		id = await calls.saved()
		items = itemCalls(kind, headers)
	})
	const livePath = async (of: object) => answered<string>(await items.post('livepreview', of))
	const titleAt = async (path: string) => {
		const preview = await opened(path)
		return preview && pageReads[kind](preview)
	}

	test('the page of a preview shows the draft as it is now, and visitors the live version', async () => {
		const path = await livePath({ itemId: id })
		const form = await formOf(items, id)
		const stored = form.values[titleField]
		expect(await titleAt(path)).toBe(stored)
		const draft = { ...form, formId: crypto.randomUUID() }
		const { draftVersion } = await items.drafted({ ...draft, values: { ...form.values, [titleField]: 'Typed' } })
		expect(await titleAt(path)).toBe('Typed')
		await items.drafted({ ...draft, draftVersion, values: { ...form.values, [titleField]: 'Typed on' } })
		expect(await titleAt(path)).toBe('Typed on')
		expect((await items.live(id)).values[titleField]).toBe(stored)
		expect(await pageReads[kind]({ db, preview: { kind, id } })).toBe(stored)
	})

	test('a draft of a new item is shown too, however incomplete', async () => {
		const values: ItemValues = { [titleField]: 'Only a title' }
		const { draftVersion } = await items.drafted({ values })
		const [draftId] = draftVersion?.split('.') ?? []
		expect(await titleAt(await livePath({ draftId }))).toBe('Only a title')
	})

	test('a draft whose labels were deleted is shown without them', async () => {
		const form = await formOf(items, id)
		const lost = { category: '987654', categoryId: '987654', jobTypeId: '987654', tags: '987654' }
		const known = Object.entries(lost).filter(([field]) => field in form.values)
		const before = await items.draftOf(id)
		await items.drafted({
			...form,
			...(before && { draftVersion: before.draftVersion }),
			values: { ...form.values, ...Object.fromEntries(known), [titleField]: 'With gaps' },
		})
		expect(await titleAt(await livePath({ itemId: id }))).toBe('With gaps')
	})

	test('staff of other sections get no link', async () => {
		const others = itemCalls(kind, await signedInAs(['UserListing']))
		for (const call of ['livepreview', 'sharepreview', 'listsharedpreviews'])
			expect((await others.post(call, { itemId: id })).status).toBe(403)
	})
})

test('news, a flyer and a whitepaper are previewed at their place on the page of their list', async () => {
	for (const [name, page, place] of [
		['news', '/news', 'news'],
		['flyers', '/resources', 'flyer'],
		['whitepapers', '/resources', 'whitepaper'],
	] as const) {
		const { headers, saved } = await everyKind[name]()
		const id = await saved()
		const path = await answered<string>(await itemCalls(name, headers).post('livepreview', { itemId: id }))
		expect(path).toMatch(new RegExp(`^${page}\\?preview=[^#]+#${place}-${id}$`))
	}
})

describe('a link for reviewers', () => {
	let items: ReturnType<typeof itemCalls>
	let id: number
	beforeAll(async () => {
		const { headers, saved } = await everyKind.news()
		items = itemCalls('news', headers)
		id = await saved()
	})
	const share = async () => answered<SharedPreview>(await items.post('sharepreview', { itemId: id }))
	const shared = async () => answered<SharedPreview[]>(await items.post('listsharedpreviews', { itemId: id }))

	test('holds for seven days and no longer', async () => {
		const { address, expiresAt } = await share()
		expect(address).toMatch(new RegExp(`^${bindings.ORIGIN}/news\\?preview=`))
		expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(7 * 24 * 60)
		expect(await opened(address, inHours(7 * 24 - 1))).not.toBeNull()
		expect(await opened(address, inHours(7 * 24 + 1))).toBeNull()
	})

	test('is listed, and ends at once when it is revoked', async () => {
		const { id: linkId, address } = await share()
		const other = await share()
		expect((await shared()).map((link) => link.address)).toEqual(expect.arrayContaining([address, other.address]))
		expect((await items.post('revokepreview', { id: linkId })).status).toBe(200)
		expect(await opened(address)).toBeNull()
		expect(await opened(other.address)).not.toBeNull()
		expect((await shared()).map((link) => link.id)).not.toContain(linkId)
		expect((await items.post('revokepreview', { id: linkId })).status).toBe(200)
	})

	test('goes on to the item when its draft is saved for the first time', async () => {
		const news = await callsOf(newsCalls)
		const own = itemCalls('news', news.headers)
		const { draftVersion } = await own.drafted({ values: { title: 'Shared early' } })
		const [draftId] = draftVersion?.split('.') ?? []
		const link = await answered<SharedPreview>(await own.post('sharepreview', { draftId }))
		await news.saved({ ...newsCalls.form(), title: 'Saved since', draftVersion: draftVersion ?? '' })
		const preview = await opened(link.address)
		expect(preview && (await pageReads.news(preview))).toBe('Saved since')
	})

	test('is refused for an item or a draft that is not there, and for neither', async () => {
		expect(await refusal(await items.post('sharepreview', { itemId: 987_654 }))).toEqual([404, 'news.not-found'])
		expect(await refusal(await items.post('sharepreview', { draftId: 987_654 }))).toEqual([404, 'draft.not-found'])
		for (const of of [{}, { itemId: id, draftId: 1 }])
			expect(await refusal(await items.post('sharepreview', of))).toEqual([400, 'request.invalid'])
	})

	test('leaves the audit log a row for its making and its end', async () => {
		await rowsOf('delete from audit_log')
		const { id: linkId } = await share()
		await items.post('revokepreview', { id: linkId })
		const acts = await rowsOf('select action from audit_log order by id')
		expect(acts.map(({ action }) => action)).toEqual(['preview link added', 'preview link revoked'])
	})
})

test('a forged, foreign or outdated token opens nothing', async () => {
	for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.e30.']) expect(await opened(`/news?preview=${token}`)).toBeNull()
	const { headers, saved } = await everyKind.news()
	const path = await answered<string>(await itemCalls('news', headers).post('livepreview', { itemId: await saved() }))
	expect(await opened(path, inHours(2))).toBeNull()
	expect(await opened(path)).not.toBeNull()
})

test('the pictures of a draft are found under their own keys', async () => {
	const { headers } = await everyKind.news()
	const items = itemCalls('news', headers)
	const { draftVersion, files } = await items.drafted({
		values: { title: 'With a picture' },
		files: { thumbnailImage: aPicture(640, 360) },
	})
	const [draftId] = draftVersion?.split('.') ?? []
	const preview = await opened(await answered<string>(await items.post('livepreview', { draftId })))
	if (!preview) throw new Error('There is no preview')
	const { content } = await listPublishedNews(preview.db, mediaPath, { pageNumber: 1, size: 100 })
	const previewed = content.find(({ id }) => id === preview.preview.id)
	expect(previewed).toMatchObject({ thumbnailWidth: 640 })
	expect(previewed?.thumbnailImage).toContain(files.thumbnailImage)
})
