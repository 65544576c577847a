import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { hitsPerPage } from '#contracts/search/site-search.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { whitepaperCalls } from '#tests/support/builders/published/documents.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { databaseThatHangs } from '#tests/support/worker/faults.ts'
import { db } from '#tests/support/worker/staff.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { openDatabase } from '#worker/data/db.ts'
import { searchSite } from '#worker/features/site-search/site-search.ts'
import { filePages } from '#worker/files/file-pages.table.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'

let news: Awaited<ReturnType<typeof callsOf>>
let papers: Awaited<ReturnType<typeof callsOf>>
beforeAll(async () => {
	await addLabels()
	news = await callsOf(newsCalls)
	papers = await callsOf(whitepaperCalls)
})

const someNews = (title: string, description = 'Plain words.') =>
	news.saved({ ...newsCalls.form(), title, description })
const find = (text: string, page = 1) => searchSite(db, bindings, { text, page })
const titles = async (text: string) => (await find(text)).hits.map(({ title }) => title)

test('words of every script are found without accents, vowel marks and kinds of punctuation, and begin a word', async () => {
	const all = ['കൊച്ചിയിലെ വാർത്ത', 'مُؤتَمَر كوتشي', '東京の新しい事務所', 'Étude of “tides”, re-used', 'Parts of ships']
	for (const title of all) await someNews(title)
	const [kochi, conference, tokyo, etude] = all
	expect(await titles('വാർത്ത')).toEqual([kochi])
	expect(await titles('കൊച്ചി')).toEqual([kochi])
	expect(await titles('مؤتمر')).toEqual([conference])
	expect(await titles('新しい')).toEqual([tokyo])
	expect(await titles('TIDES etude reuse')).toEqual([etude])
	expect(await titles('art')).toEqual([])
})

test('the whole title comes first, then titles, then texts, and the newest of equals', async () => {
	await someNews('Other things', 'About the gantry crane.')
	await someNews('A gantry, new')
	await someNews('Gantry')
	await someNews('A gantry, newer')
	expect(await titles('gantry')).toEqual(['Gantry', 'A gantry, newer', 'A gantry, new', 'Other things'])
	const { hits } = await find('gantry crane')
	expect(hits).toMatchObject([{ group: 'news', path: expect.stringMatching(/^\/news\?item=\d+$/), page: null }])
	expect(hits[0]?.excerpt).toContain('the gantry crane')
})

test('results come in pages of ten, with the counts of all groups', async () => {
	for (let n = 0; n < 12; n += 1) await someNews(`Bollard ${n}`)
	await papers.saved({ ...whitepaperCalls.form(), title: 'Bollard in depth' })
	const [first, second] = [await find('bollard'), await find('bollard', 2)]
	expect([first.hits.length, second.hits.length, first.total]).toEqual([hitsPerPage, 3, 13])
	expect(first.counts).toEqual({ news: 12, documents: 1 })
	const shown = [...first.hits, ...second.hits].map(({ path }) => path)
	expect(new Set(shown).size).toBe(13)
	const chosen = await searchSite(db, bindings, { text: 'bollard', group: 'documents' })
	expect([chosen.total, chosen.hits.map(({ title }) => title)]).toEqual([1, ['Bollard in depth']])
})

test('the words of a PDF are found with its page while an item shows it', async () => {
	const id = await papers.saved({ ...whitepaperCalls.form(), title: 'Depths' })
	const ofPaper = and(eq(fileHolders.holder, 'whitepapers'), eq(fileHolders.holderId, id), like(files.type, '%pdf'))
	const [holder] = await db
		.select({ fileKey: files.key })
		.from(fileHolders)
		.innerJoin(files, eq(files.key, fileHolders.fileKey))
		.where(ofPaper)
	const fileKey = holder?.fileKey ?? ''
	await db.delete(filePages).where(eq(filePages.fileKey, fileKey))
	const pages = ['Nothing here.', 'The sextant and the astrolabe.', 'The sextant again.']
	await db
		.insert(filePages)
		.values(pages.map((text, place) => ({ fileKey, page: place + 1, text, key: searchKey(text) })))
	expect((await find('sextant astrolabe')).hits).toMatchObject([
		{ group: 'documents', title: 'Depths', page: 2, path: expect.stringMatching(/^\/media\/.+#page=2$/) },
	])
	expect(await find('astrolabe again'), 'words of two pages').toMatchObject({ total: 0 })
	await papers.saved({ ...whitepaperCalls.form(), id: String(id), title: 'Depths', isPublished: 'false' })
	expect(await find('sextant astrolabe')).toMatchObject({ total: 0, hits: [] })
})

test('only if nothing was found, one typing error counts; else the nearest titles are named', async () => {
	await someNews('Lighthouse keepers')
	expect(await find('lihgthouse')).toMatchObject({ isNear: true, hits: [{ title: 'Lighthouse keepers' }] })
	await someNews('Lihgthouse, as printed')
	expect(await find('lihgthouse')).toMatchObject({ isNear: false, hits: [{ title: 'Lihgthouse, as printed' }] })
	const { hits, nearest } = await find('lighthousekeeping')
	expect(hits).toEqual([])
	expect(nearest.map(({ title }) => title)).toContain('Lighthouse keepers')
})

test('what takes too long is left out, and the answer says so', async () => {
	await someNews('Slow boat')
	const slow = openDatabase(databaseThatHangs(/search_texts/), 'primary')
	const results = await searchSite(slow, bindings, { text: 'slow boat' }, { timeoutMs: 50 })
	expect(results).toMatchObject({ hits: [], isComplete: false })
})
