import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contracts/auth/roles.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import type { SearchAnswer } from '#contracts/operations/search.ts'
import { searchedWords } from '#contracts/shared/search-key.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { anEnquiry } from '#tests/support/builders/enquiry.ts'
import { formOf, itemCalls, keysOf } from '#tests/support/builders/items/items.ts'
import { anActiveBlog, savedBlog } from '#tests/support/builders/published/blogs.ts'
import { flyerCalls } from '#tests/support/builders/published/documents.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { databaseThatHangs } from '#tests/support/worker/faults.ts'
import { plansOf } from '#tests/support/worker/query-plans.ts'
import { rowsRead } from '#tests/support/worker/rows-read.ts'
import { addStaff, db, signedInAs } from '#tests/support/worker/staff.ts'
import { inHours } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { openDatabase } from '#worker/data/db.ts'
import { searchTexts } from '#worker/editing/search-texts.table.ts'
import { addEnquiry } from '#worker/features/enquiries/enquiries.queries.ts'
import { search } from '#worker/features/search/search.ts'
import { excerptOf } from '#worker/features/site-search/excerpt.ts'
import { filePages } from '#worker/files/file-pages.table.ts'

let admin: Record<string, string>
let news: Awaited<ReturnType<typeof callsOf>>
let items: ReturnType<typeof itemCalls>

beforeAll(async () => {
	await addLabels()
	admin = await signedInAs(['Admin'])
	news = await callsOf(newsCalls)
	items = itemCalls('news', news.headers)
})

const mailDomain = bindings.MAIL_DOMAIN

const ask = (text: string, place = 'titles', headers = admin) =>
	call('/api/searchcontroller/search', { json: { text, in: place }, headers })
const found = async (text: string, place = 'titles', headers = admin) =>
	answered<SearchAnswer>(await ask(text, place, headers))
const titles = async (text: string, place = 'titles', headers = admin) =>
	(await found(text, place, headers)).items.map(({ title }) => title)

const someNews = (fields: Record<string, string>) => news.saved({ ...newsCalls.form(), ...fields })

test('words are found in any order, without case, accents and punctuation, in digits and letters of every script', async () => {
	const all = [
		'The Étude of “tides”, re-used',
		'Ferry ٢٠٢٦ to Kochi',
		'കൊച്ചിയിലെ വാർത്ത',
		'東京の新しい事務所',
		'C# at the quay',
	]
	for (const title of all) await someNews({ title })
	const [etude, ferry, kochi, tokyo, sharp] = all
	expect(await titles('TIDES etude')).toEqual([etude])
	expect(await titles('re use')).toEqual([etude])
	expect(await titles('2026 kochi')).toEqual([ferry])
	expect(await titles('വാർത്ത')).toEqual([kochi])
	expect(await titles('新しい')).toEqual([tokyo])
	expect(await titles('c#')).toEqual([sharp])
	expect(await titles('%%')).toEqual([])
	expect(await found('--')).toMatchObject({ items: [], more: false })
})

test('an item is found by its text, with the words around the hit, unless its title has them all', async () => {
	const content = `<p>${'On the quay the crane turns. '.repeat(9)}</p><p>Our <em>Übersee</em> office &amp; its lighthouse moved in nine weeks.</p>`
	const id = await savedBlog(anActiveBlog({ category: 1, tag: 1 }, { heading: 'Moving a harbour', content }))
	const { items: hits } = await found('lighthouse ubersee', 'texts')
	expect(hits).toMatchObject([{ kind: 'blogs', id, title: 'Moving a harbour', state: 'published' }])
	expect(hits[0]?.excerpt).toMatch(/^… .*Übersee office & its lighthouse moved in nine weeks\. · Meera Raghavan$/)
	expect(await titles('harbour lighthouse', 'texts'), 'words of title and text').toEqual(['Moving a harbour'])
	expect(await titles('harbour moving', 'texts'), 'words of the title alone').toEqual([])
	expect(await titles('lighthouse')).toEqual([])
})

test('a hit says in which state the item is, and drafts that were never saved are found by their titles', async () => {
	const id = await someNews({ title: 'Stately one', publishAt: inHours(5).toISOString() })
	await items.drafted({
		...(await formOf(items, id)),
		values: { ...(await formOf(items, id)).values, url: 'https://b.example' },
	})
	const { draftVersion } = await items.drafted({ values: { title: 'A stately draft' } })
	const job = await openJob({ jobPosition: 'Stately Engineer' })
	expect((await found('stately')).items).toMatchObject([
		{ kind: 'news', id, state: 'scheduled', hasDraft: true, publishAt: expect.stringMatching(/Z$/), changesAt: null },
		{ kind: 'careers', id: job, state: 'published', hasDraft: false, publishAt: null },
		{ kind: 'news', id: null, draftId: Number(draftVersion?.split('.')[0]), title: 'A stately draft' },
	])
})

describe('people, contact requests and applications', () => {
	beforeAll(async () => {
		await addStaff({ userName: 'zoe', fullName: 'Zoé Quill', email: 'zoe.quill' })
		await addEnquiry(
			db,
			{ ...anEnquiry(), name: 'Jörg Quill', organization: 'Kanal & Co', selectedDepartmentId: 1 },
			null,
		)
		await addApplication({ jobId: await openJob({ jobPosition: 'Quill Maker' }), firstName: 'Ada', lastName: 'Brandt' })
	})

	test('are found in their own tables by their names, addresses, organisation, department and job', async () => {
		expect(await found('quill')).toMatchObject({
			people: [{ userName: 'zoe', fullName: 'Zoé Quill', email: 'zoe.quill' }],
			enquiries: [{ name: 'Jörg Quill', organization: 'Kanal & Co' }],
			applications: [{ name: 'Ada Brandt', jobPost: 'Quill Maker' }],
		})
		expect((await found('jorg kanal')).enquiries).toHaveLength(1)
		expect((await found('brandt maker')).applications).toHaveLength(1)
		expect((await found('quill', 'texts')).people).toEqual([])
		expect((await found(`zoe.quill@${mailDomain}`)).people, 'the whole address').toHaveLength(1)
	})

	test('a contact request is found by its reference, in any case, and says its state', async () => {
		const [enquiry] = (await found('jorg kanal')).enquiries
		const reference = referenceOf(enquiry?.id ?? 0)
		expect(enquiry).toMatchObject({ reference, state: 'new' })
		for (const text of [reference, reference.toLowerCase().replace('-', '')])
			expect((await found(text)).enquiries).toMatchObject([{ id: enquiry?.id }])
	})

	test.each<[Role, string[]]>([
		['UserListing', ['people']],
		['ContactRequests', ['enquiries']],
		['JobApplicants', ['applications']],
		['Careers', ['items']],
		['Flyers', []],
	])('%s finds what that role opens: %j', async (role, groups) => {
		const { more, ...answer } = await found('quill', 'titles', await signedInAs([role]))
		expect(Object.keys(answer).filter((name) => answer[name as keyof typeof answer].length > 0)).toEqual(groups)
		expect(more).toBe(false)
	})
})

test('of a kind the newest 20 are found, and the answer says that more may exist', async () => {
	for (let number = 1; number <= 21; number += 1) await someNews({ title: `Bulletin ${number}` })
	const { items: hits, more } = await found('bulletin')
	expect([hits.length, hits[0]?.title, hits.at(-1)?.title, more]).toEqual([20, 'Bulletin 21', 'Bulletin 2', true])
	expect((await found('bulletin 21')).more).toBe(false)
})

test('a PDF of the website is found by its text, by all staff, with the page; not while it is hidden', async () => {
	const flyers = await callsOf(flyerCalls)
	const id = await flyers.saved({ ...flyerCalls.form(), title: 'Lanterns' })
	const { file = '' } = keysOf((await itemCalls('flyers', flyers.headers).live(id)).files)
	await db.insert(filePages).values({ fileKey: file, page: 3, text: 'A Dévelopment.', key: 'a development' })
	const { site, items: hits } = await found('development', 'titles', await signedInAs(['NewsAdmin']))
	expect(site).toMatchObject([{ group: 'documents', title: 'Lanterns', page: 3, excerpt: 'A Dévelopment.' }])
	expect(site[0]?.path).toMatch(/^\/media\/.+#page=3$/)
	expect(hits).toEqual([])
	expect((await found('development', 'texts')).site, 'once is enough').toEqual([])
	const hides = { action: 'unpublish', ids: [id] }
	expect((await itemCalls('flyers', flyers.headers).post('changeseveral', hides)).status).toBe(200)
	expect((await found('development')).site).toEqual([])
})

test('a group that takes too long is left out, and the answer says that more may exist', async () => {
	const slow = databaseThatHangs(/search_texts/)
	const permissions = [{ permission: 'Admin' as const }]
	const question = { text: 'quill', in: 'titles' } as const
	const answer = await search(openDatabase(slow, 'primary'), question, { permissions, bindings, timeoutMs: 400 })
	expect(answer).toMatchObject({ items: [], people: [{ userName: 'zoe' }], more: true })
})

test('two to a hundred characters are searched', async () => {
	for (const text of ['a', ' b ', 'a'.repeat(101)]) expect((await ask(text)).status, text).toBe(400)
	expect((await ask('ab', 'everything')).status).toBe(400)
	expect((await ask('a'.repeat(100))).status).toBe(200)
})

test('a search of titles reads an index alone, and one row of an item that it finds', async () => {
	const permissions = [{ permission: 'NewsAdmin' as const }]
	const plans = await plansOf((on) => search(on, { text: 'bulletin 7', in: 'titles' }, { permissions, bindings }))
	expect(plans).toContain('SEARCH search_texts USING COVERING INDEX search_texts_newest (kind=?)')
	// SQLite counts the PDFs that it has found.
	expect(plans.filter((plan) => /^SCAN (?!\(subquery)/.test(plan))).toEqual([])
	const read = await rowsRead((on) => search(on, { text: 'nothing like it', in: 'texts' }, { permissions, bindings }))
	expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(2 * (await db.$count(searchTexts)))
})

test('an excerpt begins and ends between words, in every script', () => {
	const around = (text: string, searched: string) => excerptOf(text, searchedWords(searched))
	const long = `${'Vorher ß Straße. '.repeat(20)}Der Leuchtturm steht. ${'Danach mehr. '.repeat(20)}`
	expect(around(long, 'leuchtturm')).toMatch(/^… (?:\S+ )+Der Leuchtturm steht\. (?:\S+ )+…$/)
	expect(around('कुछ शब्द पहले। दीपस्तंभ यहाँ है।', 'दीपस्तंभ')).toBe('कुछ शब्द पहले। दीपस्तंभ यहाँ है।')
	expect(around('No word of it.', 'absent')).toBe('No word of it.')
	expect(around('', 'absent')).toBe('')
})
