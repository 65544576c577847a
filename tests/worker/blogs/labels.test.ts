import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	aDraft,
	addedCategory,
	addedTag,
	anActiveBlog,
	savedBlog,
	staffBlog,
	staffCall,
	visitorCall,
} from '#tests/support/builders/published/blogs.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'

const kinds = [
	{
		what: 'category',
		section: 'blogCategories',
		id: 'categoryId',
		name: 'categoryName',
		save: 'saveBlogsCategories',
		page: 'getBlogsCategory',
		all: 'getBlogsCategoryForEdit',
		one: 'fetchBlogsCategories',
		remove: 'deletecategory',
		taken: 'Category name already exists',
		takenCode: 'blog-category.name-taken',
		unknown: 'blog-category.not-found',
	},
	{
		what: 'tag',
		section: 'blogTags',
		id: 'tagsId',
		name: 'tagsName',
		save: 'saveBlogsTags',
		page: 'getBlogsTags',
		all: 'getBlogsTagsForEdit',
		one: 'fetchBlogsTags',
		remove: 'deletetag',
		taken: 'Tag name already exists',
		takenCode: 'blog-tag.name-taken',
		unknown: 'blog-tag.not-found',
	},
] as const

const body = async (answer: Response): Promise<unknown> => answer.json()

for (const kind of kinds) {
	const save = (json: object) => staffCall(kind.save, { json })
	const added = async (name: string) => Number(await body(await save({ [kind.name]: name })))

	test(`a ${kind.what} is added, shown by its id, renamed and deleted, and each is written down`, async () => {
		const before = await versionOfContent()
		const id = await added(`New ${kind.what}`)
		expect(await body(await staffCall(`${kind.one}/${id}`))).toEqual({ [kind.id]: id, [kind.name]: `New ${kind.what}` })
		expect(await body(await save({ [kind.id]: id, [kind.name]: `Other ${kind.what}` }))).toBe(id)
		expect(await body(await staffCall(`${kind.one}/${id}`))).toEqual({
			[kind.id]: id,
			[kind.name]: `Other ${kind.what}`,
		})
		expect(await body(await staffCall(`${kind.remove}/${id}`, { method: 'DELETE' }))).toBe(true)
		expect((await staffCall(`${kind.one}/${id}`)).status).toBe(404)
		expect(await versionOfContent()).toBeGreaterThan(before)
		const acts = await db
			.select()
			.from(auditLog)
			.where(and(eq(auditLog.section, kind.section), eq(auditLog.itemId, id)))
		expect(acts.map(({ action, changes }) => [action, changes])).toEqual([
			['added', `{"name":[null,"New ${kind.what}"]}`],
			['changed', `{"name":["New ${kind.what}","Other ${kind.what}"]}`],
			['deleted', `{"name":["Other ${kind.what}",null]}`],
		])
	})

	test(`a ${kind.what} of the same name is refused, whatever the case, the spaces and the spelling of its letters`, async () => {
		const id = await added('Trade Fïnance')
		const before = await counts()
		for (const name of ['Trade Fïnance', '  trade   fïNANCE ', 'Trade Fi\u0308nance']) {
			const answer = await save({ [kind.name]: name })
			expect(answer.status).toBe(409)
			expect(await body(answer)).toMatchObject({
				code: kind.takenCode,
				errorMsg: kind.taken,
				fields: { [kind.name]: kind.taken },
			})
		}
		expect(await counts()).toEqual(before)
		expect(await body(await save({ [kind.id]: id, [kind.name]: 'TRADE FÏNANCE' }))).toBe(id)
	})

	test(`of twenty concurrent additions of one ${kind.what} one succeeds`, async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => save({ [kind.name]: 'Contested' })))
		expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
	})

	test(`what is no ${kind.what} is not found`, async () => {
		for (const answer of [
			await staffCall(`${kind.one}/987654`),
			await staffCall(`${kind.remove}/987654`, { method: 'DELETE' }),
			await save({ [kind.id]: 987654, [kind.name]: 'Nobody' }),
		]) {
			expect(answer.status).toBe(404)
			expect(await body(answer)).toMatchObject({ code: kind.unknown })
		}
	})

	test(`the list of each ${kind.what} has pages of ten, the last added first; the one to choose from is sorted by name`, async () => {
		for (let number = 1; number <= 11; number += 1) await added(`Number ${String(number).padStart(2, '0')}`)
		const first = await body(await staffCall(kind.page, { json: {} }))
		expect(first).toMatchObject({ content: { length: 10, 0: { [kind.name]: 'Number 11' } } })
		const second = await body(await staffCall(kind.page, { json: { pageNumber: 2, pageSize: 10 } }))
		expect(second).toMatchObject({ content: [{ [kind.name]: 'Number 01' }, ...Array(2).fill({})] })
		const all = (await body(await staffCall(kind.all))) as Record<string, string>[]
		const names = all.map((label) => label[kind.name] ?? '')
		expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
		const forVisitors = await visitorCall(kind.page)
		expect(await body(forVisitors)).toEqual(all)
	})
}

test('a category of a blog cannot be deleted, and the refusal says what to do', async () => {
	const id = await addedCategory('In use')
	const blog = await savedBlog(aDraft({ category: String(id) }))
	const before = await counts()
	const answer = await staffCall(`deletecategory/${id}`, { method: 'DELETE' })
	expect(answer.status).toBe(409)
	expect(await body(answer)).toMatchObject({
		code: 'blog-category.in-use',
		errorMsg: 'Blogs of this category exist. Give them another category before you delete it.',
	})
	expect(await counts()).toEqual(before)
	expect((await staffBlog(blog)).categoryName).toBe('In use')
})

test('deleting a tag takes it off its blogs', async () => {
	const labels = { category: await addedCategory('Any'), tag: await addedTag('Stays') }
	const goes = await addedTag('Goes')
	const id = await savedBlog(anActiveBlog(labels, { tags: `${labels.tag},${goes}` }))
	expect((await staffBlog(id)).tags).toEqual({ [labels.tag]: 'Stays', [goes]: 'Goes' })
	expect((await staffCall(`deletetag/${goes}`, { method: 'DELETE' })).status).toBe(200)
	expect((await staffBlog(id)).tags).toEqual({ [labels.tag]: 'Stays' })
})
