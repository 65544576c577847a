import { beforeAll, describe, expect, test } from 'vitest'
import {
	aDraft,
	addedCategory,
	addedTag,
	anActiveBlog,
	idsOf,
	savedBlog,
	staffList,
	visitorCall,
	visitorList,
} from '#tests/support/builders/published/blogs.ts'

let records = 0
let banking = 0
let capture = 0
let search = 0
const id: Record<string, number> = {}

const added = async (name: string, parts: Record<string, string>) => {
	id[name] = await savedBlog(anActiveBlog({ category: records, tag: capture }, { heading: name, ...parts }))
}
const idsNamed = (...names: string[]) => names.map((name) => id[name])

beforeAll(async () => {
	records = await addedCategory('Records')
	banking = await addedCategory('Banking')
	capture = await addedTag('Capture')
	search = await addedTag('Search')
	await added('Old', { date: '2024-03-01' })
	await added('Newest', { date: '2026-09-01', category: String(banking) })
	await added('Third in line', { date: '2025-01-01', priorityBlog: '3' })
	await added('First in line', { date: '2024-01-01', priorityBlog: '1' })
	await added('Also first, newer', { date: '2025-06-01', priorityBlog: '1', tags: String(search) })
	await added('Same day, added later', { date: '2024-03-01', tags: `${capture},${search}` })
	id.Draft = await savedBlog(aDraft({ heading: 'A draft about Strasse, 100% KYC_file', tags: String(search) }))
	id['Priority draft'] = await savedBlog(aDraft({ heading: 'Priority draft', priorityBlog: '1', date: '2026-01-01' }))
})

const forVisitors = ['Also first, newer', 'First in line', 'Third in line', 'Newest', 'Same day, added later', 'Old']

describe('for staff', () => {
	test('the last added comes first, drafts among them', async () => {
		const { content, totalElements, totalPages } = await staffList()
		expect(content.map(({ blogsId }) => blogsId)).toEqual(Object.values(id).toSorted((one, other) => other - one))
		expect([totalElements, totalPages]).toEqual([8, 1])
		expect(content[0]).toEqual({
			blogsId: id['Priority draft'],
			heading: 'Priority draft',
			subHeading: '',
			authorName: '',
			date: '2026-01-01',
			categoryId: null,
			categoryName: null,
			tags: {},
			active: false,
			priorityBlog: 1,
			updatedAt: expect.any(String),
			thumbnail: null,
			thumbnailImage: null,
			cover: null,
			coverImage: null,
			slideshowImage: null,
			publishAt: null,
			unpublishAt: null,
			state: 'draft',
		})
	})

	test('it is narrowed down by text, category, tags and status, and by all of them together', async () => {
		const ids = async (query: object) => idsOf(await staffList(query))
		expect(await ids({ headingFilter: 'DRAFT' })).toEqual(idsNamed('Priority draft', 'Draft'))
		expect(await ids({ categoryInt: banking })).toEqual(idsNamed('Newest'))
		expect(await ids({ categoryInt: String(banking) })).toEqual(idsNamed('Newest'))
		expect(await ids({ selectedTags: [search] })).toEqual(
			idsNamed('Draft', 'Same day, added later', 'Also first, newer'),
		)
		expect(await ids({ active: false })).toEqual(idsNamed('Priority draft', 'Draft'))
		expect(await ids({ active: null, headingFilter: null, categoryInt: null, selectedTags: [] })).toHaveLength(8)
		expect(
			await ids({ selectedTags: [search, capture], active: true, categoryInt: records, headingFilter: 'first' }),
		).toEqual(idsNamed('Also first, newer', 'First in line'))
		expect(await ids({ categoryInt: 987654 })).toEqual([])
	})

	test.each([
		['ſtrasse', ['Draft']],
		['strasse, 100%', ['Draft']],
		['%', ['Draft']],
		['kyc_', ['Draft']],
		['kycx', []],
		["' or 1=1 --", []],
		['\\', []],
	])('text is looked for as it stands: %s', async (headingFilter, names) => {
		expect(idsOf(await staffList({ headingFilter }))).toEqual(idsNamed(...names))
	})

	test('a hundred and fifty tags are one filter', async () => {
		const selectedTags = Array.from({ length: 150 }, (_, index) => index + 1)
		expect((await staffList({ selectedTags })).totalElements).toBe(7)
	})
})

describe('for visitors', () => {
	test('drafts are not there; priorities lead, 1 before 5, then the newest date, then the last added', async () => {
		const page = await visitorList()
		expect(idsOf(page)).toEqual(idsNamed(...forVisitors))
		expect([page.totalElements, page.totalPages]).toEqual([6, 1])
	})

	test.each([1, 2, 3, 4, 5])('pages of %i show each blog once and lose none', async (pageSize) => {
		const shown: number[] = []
		const { totalPages } = await visitorList({ pageSize })
		expect(totalPages).toBe(Math.ceil(6 / pageSize))
		for (let pageNumber = 1; pageNumber <= totalPages; pageNumber += 1) {
			const page = idsOf(await visitorList({ pageNumber, pageSize }))
			expect(page).toHaveLength(Math.min(pageSize, 6 - shown.length))
			shown.push(...page)
		}
		expect(shown).toEqual(idsNamed(...forVisitors))
		expect(idsOf(await visitorList({ pageNumber: totalPages + 1, pageSize }))).toEqual([])
	})

	test('a filtered list is in order of date', async () => {
		expect(idsOf(await visitorList({ selectedTags: [search] }))).toEqual(
			idsNamed('Also first, newer', 'Same day, added later'),
		)
		expect(idsOf(await visitorList({ categoryInt: records }))).toEqual(
			idsNamed('Also first, newer', 'Third in line', 'Same day, added later', 'Old', 'First in line'),
		)
		expect(idsOf(await visitorList({ headingFilter: 'LINE' }))).toEqual(idsNamed('Third in line', 'First in line'))
		const paged = await visitorList({ categoryInt: records, pageNumber: 2, pageSize: 3 })
		expect(idsOf(paged)).toEqual(idsNamed('Old', 'First in line'))
		expect([paged.totalElements, paged.totalPages]).toEqual([5, 2])
	})

	test('the priority blogs are those of priority 1 to 5, with their cover for the slide show', async () => {
		const blogs: { blogsId: number; slideshowImage: string; coverImage: string }[] = await (
			await visitorCall('getPriorityBlogs')
		).json()
		expect(blogs.map(({ blogsId }) => blogsId)).toEqual(idsNamed('Also first, newer', 'First in line', 'Third in line'))
		for (const blog of blogs) {
			expect(blog.slideshowImage).toMatch(/^\/media\/[\da-f-]{36}\/cover\.png$/)
			expect(blog.slideshowImage).toBe(blog.coverImage)
		}
	})

	test('a row has the fields of a card, and no picture as text', async () => {
		const { content } = await visitorList({ headingFilter: 'Newest' })
		expect(content).toEqual([
			{
				blogsId: id.Newest,
				heading: 'Newest',
				subHeading: 'What four fields on a card are for',
				authorName: 'Meera Raghavan',
				date: '2026-09-01',
				categoryId: banking,
				categoryName: 'Banking',
				tags: { [capture]: 'Capture' },
				active: true,
				priorityBlog: 0,
				updatedAt: expect.stringMatching(/Z$/),
				thumbnail: { url: expect.stringMatching(/^\/media\/.*\/thumbnail\.png$/), alt: '', width: 336, height: 247 },
				thumbnailImage: content[0]?.thumbnail?.url,
				cover: { url: expect.stringMatching(/^\/media\/.*\/cover\.png$/), alt: '', width: 760, height: 427 },
				coverImage: content[0]?.cover?.url,
				slideshowImage: null,
			},
		])
	})

	test('asking for drafts is no filter that visitors have', async () => {
		const answer = await visitorCall('fetchAllBlogs', { json: { active: false } })
		expect(answer.status).toBe(400)
	})
})
