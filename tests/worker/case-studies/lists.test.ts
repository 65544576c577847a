import { beforeAll, describe, expect, test } from 'vitest'
import {
	addCategory,
	askForCategories,
	askPublicly,
	caseStudiesWith,
	caseStudyCalls,
	someCategory,
} from '#tests/support/builders/published/case-studies.ts'
import { asFile, pdfOf } from '#tests/support/files/sample-files.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'

let calls: Awaited<ReturnType<typeof caseStudiesWith>>
const education = { id: 5_002, name: 'Education' }
const studies: [title: string, day: string, category: number, published: boolean][] = [
	['The oldest', '2024-01-01', someCategory.id, true],
	['100 % of the forms', '2025-05-01', education.id, true],
	['Two of one day, first', '2025-06-01', someCategory.id, true],
	['Two of one day, second', '2025-06-01', someCategory.id, false],
	['ＴＩＴＬＥ in wide letters', '2025-07-01', education.id, true],
	['Ein neues Zeitalter für Ämter', '2025-08-01', someCategory.id, true],
	['A secret of a bank', '2025-09-01', someCategory.id, false],
	['The newest', '2026-09-09', someCategory.id, true],
]

beforeAll(async () => {
	calls = await caseStudiesWith(education)
	for (const [title, publishedDate, categoryId, published] of studies)
		await calls.saved({
			...caseStudyCalls.form(),
			title,
			publishedDate,
			categoryId: String(categoryId),
			isPublished: String(published),
		})
})

type Rows = {
	content: { id: number; title: string; categoryName: string }[]
	totalElements: number
	totalPages: number
}
const titles = ({ content }: { content: Record<string, unknown>[] }) => content.map(({ title }) => title)
const publicly = async (query: object) => (await (await askPublicly('listcasestudiesbyfilter', query)).json()) as Rows

test('staff see all of them by date, newest first, and those of one day the last added first', async () => {
	expect(titles(await calls.list())).toEqual([
		'The newest',
		'A secret of a bank',
		'Ein neues Zeitalter für Ämter',
		'ＴＩＴＬＥ in wide letters',
		'Two of one day, second',
		'Two of one day, first',
		'100 % of the forms',
		'The oldest',
	])
})

test.each<[Record<string, unknown>, number]>([
	[{}, 8],
	[{ categoryId: education.id }, 2],
	[{ categoryId: String(education.id) }, 2],
	[{ categoryId: '' }, 8],
	[{ categoryId: someCategory.id, isPublished: true }, 4],
	[{ categoryId: someCategory.id, isPublished: false }, 2],
	[{ categoryId: education.id, isPublished: false }, 0],
	[{ categoryId: 987654 }, 0],
])('the staff list is narrowed down by %j', async (query, expected) => {
	expect(await calls.list(query)).toMatchObject({ totalElements: expected })
})

test('a page has ten for staff and six for visitors', async () => {
	for (let extra = 0; extra < 4; extra += 1)
		await calls.saved({ ...caseStudyCalls.form(), publishedDate: '2023-01-01' })
	const staff = await calls.list()
	expect([staff.content.length, staff.totalElements, staff.totalPages]).toEqual([10, 12, 2])
	const visitors = await publicly({})
	expect([visitors.content.length, visitors.totalElements, visitors.totalPages]).toEqual([6, 10, 2])
	expect((await publicly({ pageNumber: 2 })).content).toHaveLength(4)
})

describe('visitors find', () => {
	test('the published ones of a category', async () => {
		const { content } = await publicly({ categoryId: education.id })
		expect(titles({ content })).toEqual(['ＴＩＴＬＥ in wide letters', '100 % of the forms'])
		expect(content.every(({ categoryName }) => categoryName === 'Education')).toBe(true)
	})

	test.each([
		['newest', ['The newest']],
		['TITLE', ['ＴＩＴＬＥ in wide letters']],
		['FÜR ämter', ['Ein neues Zeitalter für Ämter']],
		['100 %', ['100 % of the forms']],
		['%', ['100 % of the forms']],
		['secret', []],
		['_', []],
		[`%_'";--`, []],
		['x'.repeat(100), []],
	])('what has %j anywhere in its title', async (title, expected) => {
		expect(titles(await publicly({ title, pageSize: 100 }))).toEqual(expected)
	})

	test.each([null, '', '   '])('everything that is published when they ask for %j', async (title) => {
		expect((await publicly({ title, categoryId: null })).totalElements).toBe(10)
	})

	test('nothing for more text than a title search takes', async () => {
		expect((await askPublicly('listcasestudiesbyfilter', { title: 'x'.repeat(500) })).status).toBe(400)
	})
})

describe('one case study', () => {
	const ask = async (path: string) => {
		const answer = await askPublicly(path)
		return [answer.status, await answer.json()]
	}
	const idOf = async (wanted: string) =>
		Number((await calls.list({ pageSize: 100 })).content.find(({ title }) => title === wanted)?.id)

	test('is found by its id, in the path or as a parameter, and by its exact title', async () => {
		const id = await idOf('The newest')
		for (const asked of [`/${id}`, `?id=${id}`, '?title=The+newest', `?id=${id}&title=`]) {
			expect(await ask(`fetchpublishedcasestudiesbyid${asked}`)).toMatchObject([200, { id, title: 'The newest' }])
		}
	})

	test('has unsigned addresses of its files, and no editor', async () => {
		const [, found] = await ask('fetchpublishedcasestudiesbyid?title=The+newest')
		expect(found).toMatchObject({
			challenges: 'Forms of eight pages, typed twice///One proof in six was missing',
			pdfAttachment: expect.stringMatching(/^\/media\/[\w-]+\/study\.pdf$/),
			thumbnailImage: expect.stringMatching(/^\/media\/[\w-]+\/picture\.png$/),
		})
		for (const own of ['updatedBy', 'version']) expect(found).not.toHaveProperty(own)
	})

	test('is not found while it is unpublished, by a part of its title, or at all', async () => {
		const secret = await idOf('A secret of a bank')
		for (const asked of [`/${secret}`, `?id=${secret}`, '?title=A+secret+of+a+bank', '?title=newest', '/987654'])
			expect(await ask(`fetchpublishedcasestudiesbyid${asked}`)).toMatchObject([404, { code: 'case-study.not-found' }])
	})

	test('must be named', async () => {
		expect(await ask('fetchpublishedcasestudiesbyid')).toMatchObject([400, { fields: { id: expect.any(String) } }])
		expect((await ask('fetchpublishedcasestudiesbyid/seven'))[0]).toBe(400)
	})
})

test('the PDF is downloaded under its name while its case study is published', async () => {
	const pdf = pdfOf('Résumé of ten weeks')
	const form = { ...caseStudyCalls.form(), pdfAttachment: asFile(pdf, 'Zehn Wochen für Ämter.pdf') }
	const id = await calls.saved(form)
	const answer = await askPublicly('downloadpdf', { id })
	expect(answer.status).toBe(200)
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		'content-type': 'application/pdf',
		filename: 'Zehn-Wochen-fur-Amter.pdf',
		'content-disposition': expect.stringContaining("filename*=UTF-8''Zehn%20Wochen%20f%C3%BCr%20%C3%84mter.pdf"),
	})
	expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf)
	await calls.saved({ ...form, id: String(id), isPublished: 'false' })
	for (const unknown of [id, 987654]) {
		const refused = await askPublicly('downloadpdf', { id: unknown })
		expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'case-study.not-found' }])
	}
	expect((await askPublicly('downloadpdf', {})).status).toBe(400)
})

test('a missing PDF has its own refusal', async () => {
	const id = await calls.saved(caseStudyCalls.form())
	const { pdfAttachment } = await calls.found(id)
	await bindings.MEDIA.delete(String(pdfAttachment).split('/')[2] ?? '')
	const answer = await askPublicly('downloadpdf', { id })
	expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'file.not-found' }])
	expect(logged('error').join()).toContain('files.object-missing')
})

test('visitors choose from all categories by name', async () => {
	await addCategory(5_003, 'aviation')
	const answer = await askPublicly('getCaseStudyCategory')
	expect(await answer.json()).toEqual([
		{ categoryId: 5_003, categoryName: 'aviation' },
		{ categoryId: someCategory.id, categoryName: 'Banking' },
		{ categoryId: education.id, categoryName: 'Education' },
	])
	const selection = await askForCategories(calls.headers, 'listcategoriesforselection')
	expect(await selection.json()).toMatchObject([{ categoryName: 'aviation' }, {}, {}])
})
