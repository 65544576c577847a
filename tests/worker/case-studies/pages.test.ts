import { beforeAll, describe, expect, test } from 'vitest'
import { caseStudiesWith, caseStudyCalls, someCategory } from '#tests/support/builders/published/case-studies.ts'
import { db } from '#tests/support/worker/staff.ts'
import {
	findCaseStudyPage,
	listCaseStudyAddresses,
	listNewestCaseStudies,
	readCaseStudiesPage,
} from '#worker/features/case-studies/published-case-studies.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

const education = { id: 5_002, name: 'Education' }
const unused = { id: 5_003, name: 'Aviation' }
const hidden = { id: 5_004, name: 'Defence' }
const ids = new Map<string, number>()
const id = (title: string) => ids.get(title) ?? 0

beforeAll(async () => {
	const calls = await caseStudiesWith(education, unused, hidden)
	const add = async (title: string, publishedDate: string, category: number, isPublished = true) =>
		ids.set(
			title,
			await calls.saved({
				...caseStudyCalls.form(),
				title,
				publishedDate,
				categoryId: String(category),
				isPublished: String(isPublished),
			}),
		)
	await add('Bank 1', '2025-01-01', someCategory.id)
	await add('Bank 2', '2025-02-01', someCategory.id)
	await add('University', '2025-03-01', education.id)
	await add('Bank 3', '2025-03-01', someCategory.id)
	await add('Secret bank', '2025-03-15', someCategory.id, false)
	await add('Bank 4', '2025-04-01', someCategory.id)
	await add('Bank 5', '2025-05-01', someCategory.id)
	await add('Secret ministry', '2025-06-01', hidden.id, false)
})

const query = { pageNumber: 1, pageSize: 6, categoryId: null, title: null }
const read = (title: string) => findCaseStudyPage(db, mediaPath, id(title))
const titles = (rows: { title: string }[] | undefined) => rows?.map(({ title }) => title)

describe('the list', () => {
	test('has the categories of published case studies, by name', async () => {
		const { caseStudies, categories } = await readCaseStudiesPage(db, mediaPath, query)
		expect(titles(caseStudies.content)).toEqual(['Bank 5', 'Bank 4', 'Bank 3', 'University', 'Bank 2', 'Bank 1'])
		expect(categories).toEqual([
			{ categoryId: someCategory.id, categoryName: 'Banking' },
			{ categoryId: education.id, categoryName: 'Education' },
		])
		expect(caseStudies.content[3]).toMatchObject({
			categoryName: 'Education',
			thumbnailImage: expect.stringMatching(/^\/media\/[\w-]+\/picture\.png$/),
			thumbnailWidth: 800,
		})
	})

	test('keeps its tabs for any query', async () => {
		const page = await readCaseStudiesPage(db, mediaPath, { ...query, categoryId: education.id, title: 'bank' })
		expect(page).toMatchObject({ caseStudies: { content: [], totalElements: 0, totalPages: 0 } })
		expect(page.categories).toHaveLength(2)
	})
})

describe('the page of one', () => {
	test('has the newest three others of its category, and those next to it in the list of all', async () => {
		const page = await read('Bank 3')
		expect(page?.caseStudy).toMatchObject({ title: 'Bank 3', categoryName: 'Banking', pdfName: 'study.pdf' })
		expect(titles(page?.related)).toEqual(['Bank 5', 'Bank 4', 'Bank 2'])
		expect(page?.newer).toEqual({ id: id('Bank 4'), title: 'Bank 4' })
		expect(page?.older).toEqual({ id: id('University'), title: 'University' })
	})

	test('has nothing beyond the first and the last', async () => {
		expect(await read('Bank 5')).toMatchObject({ newer: null, older: { title: 'Bank 4' } })
		expect(await read('Bank 1')).toMatchObject({ newer: { title: 'Bank 2' }, older: null })
		expect((await read('University'))?.related).toEqual([])
	})

	test('is not there for an unpublished one', async () => {
		expect(await read('Secret bank')).toBeNull()
	})

	test('is a 404 for an unknown id', async () => {
		expect(await findCaseStudyPage(db, mediaPath, 987654)).toBeNull()
	})
})

test('the page of a missing case study offers the newest', async () => {
	expect(titles(await listNewestCaseStudies(db, mediaPath, 2))).toEqual(['Bank 5', 'Bank 4'])
})

test('the sitemap has every published one with the moment of its last change', async () => {
	const addresses = await listCaseStudyAddresses(db)
	expect(addresses.map((address) => address.id)).toEqual(
		['Bank 5', 'Bank 4', 'Bank 3', 'University', 'Bank 2', 'Bank 1'].map(id),
	)
	expect(addresses[0]?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
})
