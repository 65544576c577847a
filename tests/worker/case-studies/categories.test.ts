import { beforeAll, describe, expect, test } from 'vitest'
import {
	addCategory,
	askForCategories,
	caseStudiesWith,
	caseStudyCalls,
} from '#tests/support/builders/published/case-studies.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, sessionOf } from '#tests/support/worker/staff.ts'

let calls: Awaited<ReturnType<typeof caseStudiesWith>>
beforeAll(async () => {
	calls = await caseStudiesWith()
})

type Saved = { categoryId: number; categoryName: string; version: number }
const answerOf = async (answer: Response) => [answer.status, await answer.json()] as const
const ask = async (path: string, json?: unknown) => answerOf(await askForCategories(calls.headers, path, { json }))
const save = (form: object) => ask('savecategory', form)
const remove = async (id: number) =>
	answerOf(await askForCategories(calls.headers, `deletecategory/${id}`, { method: 'DELETE' }))
const added = async (categoryName: string) => (await save({ categoryName }))[1] as Saved
const actsOn = async (id: number) =>
	(
		await bindings.DB.prepare("select action, changes from audit_log where section = 'caseStudies' and item_id = ?")
			.bind(id)
			.all<{ action: string; changes: string }>()
	).results.map(({ action, changes }) => [action, JSON.parse(changes)])
const contentVersion = () => bindings.DB.prepare('select version from content_version').first<number>('version')

describe('saving', () => {
	test('a new category is answered as it is stored, written down, and makes every page new', async () => {
		const before = await contentVersion()
		const [status, category] = await save({ categoryId: null, categoryName: '  Shipping ' })
		expect([status, category]).toEqual([200, { categoryId: expect.any(Number), categoryName: 'Shipping', version: 1 }])
		const { categoryId } = category as Saved
		expect(await ask(`fetchdetails/${categoryId}`)).toEqual([200, category])
		expect(await actsOn(categoryId)).toEqual([['category added', { name: [null, 'Shipping'] }]])
		expect(await contentVersion()).toBeGreaterThan(before ?? 0)
	})

	test('a renamed one keeps its id', async () => {
		const { categoryId } = await added('Goverment')
		expect(await save({ categoryId, categoryName: 'Government', version: 1 })).toEqual([
			200,
			{ categoryId, categoryName: 'Government', version: 2 },
		])
		expect((await actsOn(categoryId))[1]).toEqual(['category changed', { name: ['Goverment', 'Government'] }])
	})

	test.each(['Energy', 'energy', ' ENERGY ', 'Ｅｎｅｒｇｙ', 'energy\u0020'])(
		'the name %j of another is refused with 200 and false',
		async (categoryName) => {
			await save({ categoryName: 'Energy' })
			const other = await added(`Other than ${categoryName.length}${categoryName}`)
			const before = await counts()
			expect(await save({ categoryName })).toEqual([200, false])
			expect(await save({ categoryId: other.categoryId, categoryName })).toEqual([200, false])
			expect(await counts()).toEqual(before)
		},
	)

	test('its own name in other letters is not another one', async () => {
		const { categoryId } = await added('retail')
		expect(await save({ categoryId, categoryName: 'Retail' })).toMatchObject([200, { categoryName: 'Retail' }])
	})

	test('of many concurrent additions of one name one succeeds', async () => {
		const names = Array.from({ length: 12 }, (_, turn) => (turn % 2 ? 'Telecom' : 'TELECOM'))
		const answers = await Promise.all(names.map((categoryName) => save({ categoryName })))
		expect(answers.every(([status]) => status === 200)).toBe(true)
		expect(answers.filter(([, answer]) => answer !== false)).toHaveLength(1)
	})

	test('a stale rename is refused with the name of the last editor', async () => {
		const { categoryId } = await added('Insurance')
		const colleague = await addStaff({ fullName: 'Wanjiru Kamau', roles: ['CaseStudies'] })
		const headers = await sessionOf(colleague.id)
		const rename = { categoryId, categoryName: 'Insurers', version: 1 }
		expect((await askForCategories(headers, 'savecategory', { json: rename })).status).toBe(200)
		expect(await save({ ...rename, categoryName: 'Assurance' })).toMatchObject([
			409,
			{ code: 'write.stale', errorMsg: expect.stringContaining('Wanjiru Kamau') },
		])
		expect(await ask(`fetchdetails/${categoryId}`)).toMatchObject([200, { categoryName: 'Insurers' }])
	})

	test('without a version the last of twenty renames at once wins, and none is refused', async () => {
		const { categoryId } = await added('Harbours')
		const names = Array.from({ length: 20 }, (_, number) => `Harbour ${number}`)
		const answers = await Promise.all(names.map((categoryName) => save({ categoryId, categoryName })))
		expect(answers.map(([status]) => status)).toEqual(Array(20).fill(200))
		expect(await ask(`fetchdetails/${categoryId}`)).toMatchObject([200, { version: 21 }])
	})

	test('a name is needed, and an id that exists', async () => {
		expect(await save({ categoryName: ' ' })).toMatchObject([
			400,
			{ fields: { categoryName: 'Category name is required' } },
		])
		const unknown = [404, { code: 'case-study-category.not-found', errorMsg: 'Category with id not found' }]
		expect(await save({ categoryId: 987654, categoryName: 'Nobody' })).toMatchObject(unknown)
		expect(await ask('fetchdetails/987654')).toMatchObject(unknown)
		expect(await remove(987654)).toMatchObject(unknown)
	})
})

test('the live check answers true for the name of another only', async () => {
	const { categoryId } = await added('Logistics')
	const taken = async (question: object) => (await ask('checkIfCategoryNameExists', question))[1]
	expect(await taken({ categoryName: 'LOGISTICS' })).toBe(true)
	expect(await taken({ categoryName: 'Logistics', categoryId: null })).toBe(true)
	expect(await taken({ categoryName: 'Logistics', categoryId })).toBe(false)
	expect(await taken({ categoryName: 'Logistic', categoryId: 0 })).toBe(false)
})

test('the list has two a page by default, the last added first', async () => {
	const last = await added('The last one')
	const [, page] = await ask('listcategories', {})
	const { content, totalElements, totalPages } = page as { content: Saved[]; totalElements: number; totalPages: number }
	expect(content).toHaveLength(2)
	expect(content[0]).toEqual(last)
	expect(totalPages).toBe(Math.ceil(totalElements / 2))
	const [, all] = await ask('listcategories', { pageNumber: 1, size: 100 })
	expect(all).toMatchObject({ totalElements, totalPages: 1 })
})

describe('deleting', () => {
	test('a category that no case study has goes and is written down', async () => {
		const { categoryId } = await added('Soon gone')
		expect(await remove(categoryId)).toEqual([200, true])
		expect((await ask(`fetchdetails/${categoryId}`))[0]).toBe(404)
		expect((await actsOn(categoryId))[1]).toEqual(['category deleted', { name: ['Soon gone', null] }])
	})

	test('one that a case study has, published or not, is refused with 200 and false', async () => {
		const { categoryId } = await added('In use')
		const id = await calls.saved({ ...caseStudyCalls.form(), categoryId: String(categoryId), isPublished: 'false' })
		const before = await counts()
		expect(await remove(categoryId)).toEqual([200, false])
		expect(await counts()).toEqual(before)
		expect(await calls.found(id)).toMatchObject({ categoryName: 'In use' })
	})

	test('while a case study is given the category, either of the two succeeds and none is without a category', async () => {
		for (let round = 0; round < 8; round += 1) {
			const id = 6_000 + round
			await addCategory(id, `Round ${round}`)
			const [saved, [status, deleted]] = await Promise.all([
				calls.save({ ...caseStudyCalls.form(), categoryId: String(id) }),
				remove(id),
			])
			expect(status).toBe(200)
			expect([saved.status, deleted]).toEqual(deleted ? [400, true] : [200, false])
		}
		const orphans = await bindings.DB.prepare(
			'select count(*) as n from case_studies where category_id not in (select id from case_study_categories)',
		).first('n')
		expect(orphans).toBe(0)
	})
})
