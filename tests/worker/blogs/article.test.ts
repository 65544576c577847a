import { beforeAll, describe, expect, test } from 'vitest'
import { aDraft, addedCategory, addedTag, anActiveBlog, savedBlog } from '#tests/support/builders/published/blogs.ts'
import { db } from '#tests/support/worker/staff.ts'
import { findArticle } from '#worker/features/blogs/article.queries.ts'
import { listBlogAddresses, listNewestBlogs, readBlogsPage } from '#worker/features/blogs/published-blogs.queries.ts'
import { mediaPath } from '#worker/files/media-address.ts'

let records = 0
let banking = 0
let capture = 0
let search = 0
let unused = 0
const id: Record<string, number> = {}

const added = async (name: string, category: number, tags: number[], date: string) => {
	const parts = { heading: name, date, tags: tags.join(',') }
	id[name] = await savedBlog(anActiveBlog({ category, tag: capture }, parts))
}

beforeAll(async () => {
	records = await addedCategory('Records')
	banking = await addedCategory('Banking')
	unused = await addedCategory('Unused')
	capture = await addedTag('Capture')
	search = await addedTag('Search')
	await addedTag('Unused')
	await added('First', records, [capture, search], '2024-01-01')
	await added('Second', banking, [capture], '2024-02-01')
	await added('Third', records, [search], '2024-03-01')
	await added('Same day', records, [capture], '2024-03-01')
	await added('Fourth', records, [capture, search], '2024-04-01')
	await added('Last', records, [capture], '2024-05-01')
	id.Draft = await savedBlog(aDraft({ category: String(unused), date: '2024-03-15' }))
})

const article = (name: string) => findArticle(db, mediaPath, id[name] ?? 0)

describe('an article', () => {
	test('has the blogs before and after it by date, and none beyond the ends', async () => {
		const neighbours = async (name: string) => {
			const found = await article(name)
			return [found?.previous?.heading, found?.next?.heading]
		}
		expect(await neighbours('First')).toEqual([undefined, 'Second'])
		expect(await neighbours('Third')).toEqual(['Second', 'Same day'])
		expect(await neighbours('Same day')).toEqual(['Third', 'Fourth'])
		expect(await neighbours('Last')).toEqual(['Fourth', undefined])
	})

	test('is followed by three of its category, those with the most tags in common first', async () => {
		const related = async (name: string) => (await article(name))?.related.map(({ heading }) => heading)
		expect(await related('First')).toEqual(['Fourth', 'Last', 'Same day'])
		expect(await related('Third')).toEqual(['Fourth', 'First', 'Last'])
		expect(await related('Second')).toEqual([])
	})

	test('is not shown while it is a draft', async () => {
		expect(await article('Draft')).toBeNull()
	})
})

test('the page of the blog has the categories and tags of active blogs, by name', async () => {
	const query = { pageNumber: 1, pageSize: 10, headingFilter: null, categoryInt: null, selectedTags: [] }
	const page = await readBlogsPage(db, mediaPath, query)
	expect(page.categories).toEqual([
		{ categoryId: banking, categoryName: 'Banking' },
		{ categoryId: records, categoryName: 'Records' },
	])
	expect(page.tags.map(({ tagsName }) => tagsName)).toEqual(['Capture', 'Search'])
	expect(page.blogs.totalElements).toBe(6)
})

test('feeds take the newest by date, whatever leads the list; the sitemap takes all that are active', async () => {
	const newest = async (most: number, category?: number) =>
		(await listNewestBlogs(db, mediaPath, most, category)).map(({ heading }) => heading)
	expect(await newest(2)).toEqual(['Last', 'Fourth'])
	expect(await newest(9, banking)).toEqual(['Second'])
	expect(await newest(9, unused)).toEqual([])
	const addresses = await listBlogAddresses(db)
	expect(addresses.map(({ blogsId }) => blogsId).toSorted()).toEqual(
		Object.entries(id)
			.filter(([name]) => name !== 'Draft')
			.map(([, each]) => each)
			.toSorted(),
	)
})
