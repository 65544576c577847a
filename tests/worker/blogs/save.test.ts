import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
	aDraft,
	addedCategory,
	addedTag,
	anActiveBlog,
	refusedFields,
	saveBlog,
	savedBlog,
	staffBlog,
	staffCall,
	visitorCall,
	visitorList,
} from '#tests/support/builders/published/blogs.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'

let labels = { category: 0, tag: 0 }
beforeAll(async () => {
	labels = { category: await addedCategory('Records'), tag: await addedTag('Capture') }
})

test('a draft needs its heading alone, and says nothing where it has nothing', async () => {
	const id = await savedBlog({ heading: '  Just an idea ', active: 'false' })
	expect(await staffBlog(id)).toEqual({
		blogsId: id,
		heading: 'Just an idea',
		subHeading: '',
		authorName: '',
		date: null,
		categoryId: null,
		categoryName: null,
		tags: {},
		active: false,
		priorityBlog: null,
		content: '',
		images: {},
		thumbnail: null,
		thumbnailImage: null,
		cover: null,
		coverImage: null,
		slideshowImage: null,
		profile: null,
		profileImage: null,
		share: null,
		publishAt: null,
		unpublishAt: null,
		state: 'draft',
		version: 1,
		updatedAt: expect.any(String),
		updatedBy: expect.any(String),
	})
})

test('an incomplete active blog gets all its messages at once, and nothing is written', async () => {
	const before = await counts()
	expect(await refusedFields({ active: 'true' })).toEqual({
		heading: 'Heading is required.',
		subHeading: 'Sub heading is required.',
		authorName: 'Author name is required.',
		date: 'Date is required.',
		category: 'Category is required.',
		tags: 'At least one tag is required.',
		content: 'Content is required.',
		priorityBlog: 'Priority is required.',
		thumbnailImage: 'Thumbnail is required.',
		coverImage: 'Cover is required.',
		profileImage: 'Profile image is required.',
	})
	expect(await refusedFields(anActiveBlog(labels, { coverImage: null, priorityBlog: '' }))).toEqual({
		priorityBlog: 'Priority is required.',
		coverImage: 'Cover is required.',
	})
	expect(await refusedFields(anActiveBlog(labels, { coverImage: null, thumbnailImage: null }))).toEqual({
		coverImage: 'Cover is required.',
		thumbnailImage: 'Thumbnail is required.',
	})
	expect(await counts()).toEqual(before)
})

test('a draft that is made active hears of all that it lacks at once, of its stored pictures too', async () => {
	const id = await savedBlog(anActiveBlog(labels, { active: 'false', coverImage: null }))
	const edit = { blogsId: String(id), heading: 'A draft', active: 'true' }
	const texts = {
		subHeading: 'Sub heading is required.',
		authorName: 'Author name is required.',
		date: 'Date is required.',
		category: 'Category is required.',
		tags: 'At least one tag is required.',
		content: 'Content is required.',
		priorityBlog: 'Priority is required.',
	}
	expect(await refusedFields(edit)).toEqual({ ...texts, coverImage: 'Cover is required.' })
	expect(await refusedFields({ ...edit, hasProfileImageChanged: 'true' })).toEqual({
		...texts,
		coverImage: 'Cover is required.',
		profileImage: 'Profile image is required.',
	})
	expect(await refusedFields({ ...edit, active: 'false', heading: '' })).toEqual({ heading: 'Heading is required.' })
})

test('a category or a tag that is not there is refused by name, and nothing is written', async () => {
	const before = await counts()
	expect(await refusedFields(anActiveBlog(labels, { category: '987654' }))).toEqual({
		category: 'This category does not exist any more.',
	})
	expect(await refusedFields(anActiveBlog(labels, { tags: `${labels.tag},987654` }))).toEqual({
		tags: 'One of these tags does not exist any more.',
	})
	expect(await counts()).toEqual(before)
})

test('a hundred and fifty tags are one save', async () => {
	const tags: number[] = []
	for (let number = 0; number < 150; number += 1) tags.push(await addedTag(`Tag ${number}`))
	const id = await savedBlog(anActiveBlog(labels, { tags: tags.join(',') }))
	expect(Object.keys((await staffBlog(id)).tags).map(Number)).toEqual(tags)
	const edit = anActiveBlog(labels, { blogsId: String(id), tags: `${tags[3]},${labels.tag}` })
	await savedBlog(edit)
	expect((await staffBlog(id)).tags).toEqual({ [labels.tag]: 'Capture', [tags[3] ?? 0]: 'Tag 3' })
})

test('the audit log has the editor and the changes, with tags and pictures', async () => {
	const blog = anActiveBlog(labels, { heading: 'As it was' })
	const id = await savedBlog(blog)
	const other = await addedTag('Other')
	await savedBlog({ ...blog, blogsId: String(id), heading: 'As it is', tags: `${other},${labels.tag}` })
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, id)).orderBy(auditLog.id)
	const blogActs = acts.filter(({ section }) => section === 'blogs')
	expect(blogActs.map(({ action }) => action)).toEqual(['added', 'changed'])
	expect(JSON.parse(blogActs[1]?.changes ?? '')).toEqual({
		heading: ['As it was', 'As it is'],
		tags: [[labels.tag], [labels.tag, other]],
	})
})

test('a blog is deleted with its tags and pictures; a second time it is not found', async () => {
	const id = await savedBlog(anActiveBlog(labels, { heading: 'To be deleted' }))
	const before = await visitorList()
	const answer = await staffCall('deleteBlogs', { json: { blogsId: id } })
	expect([answer.status, await answer.json()]).toEqual([200, true])
	expect((await visitorList()).totalElements).toBe(before.totalElements - 1)
	expect((await visitorCall(`fetchblogsbyid/${id}`)).status).toBe(404)
	const again = await staffCall('deleteBlogs', { json: { blogsId: id } })
	expect([again.status, await again.json()]).toMatchObject([
		404,
		{ code: 'blog.not-found', errorMsg: 'Blog with id not found' },
	])
	const [act] = await db.select().from(auditLog).where(eq(auditLog.action, 'deleted'))
	expect(JSON.parse(act?.changes ?? '')).toMatchObject({ heading: ['To be deleted', null], tags: [[labels.tag], null] })
	const blogWithout = await staffCall('deleteBlogs', { json: {} })
	expect(blogWithout.status).toBe(400)
})

test('visitors get an active blog by its id; a draft is as little there as one that never was', async () => {
	const id = await savedBlog(anActiveBlog(labels, { heading: 'Shown' }))
	const draft = await savedBlog(aDraft())
	const found: Record<string, unknown> = await (await visitorCall(`fetchblogsbyid/${id}`)).json()
	expect(found).toMatchObject({
		blogsId: id,
		heading: 'Shown',
		content: '<p>A file is found by what stands on its card.</p>',
	})
	expect(Object.keys(found)).not.toEqual(expect.arrayContaining(['version']))
	const bodies: object[] = []
	for (const unknown of [draft, 987654]) {
		const answer = await visitorCall(`fetchblogsbyid/${unknown}`)
		expect(answer.status).toBe(404)
		const { requestId: _, ...body } = await answer.json<Record<string, string>>()
		bodies.push(body)
	}
	expect(bodies[0]).toEqual(bodies[1])
	expect((await visitorCall('fetchblogsbyid/none')).status).toBe(400)
})

test('a category that is deleted while a blog takes it leaves one of two ends: both fit together', async () => {
	for (let round = 0; round < 10; round += 1) {
		const category = await addedCategory(`Contested ${round}`)
		const [saved, deleted] = await Promise.all([
			saveBlog(aDraft({ category: String(category) })),
			staffCall(`deletecategory/${category}`, { method: 'DELETE' }),
		])
		expect([
			[200, 409],
			[400, 200],
		]).toContainEqual([saved.status, deleted.status])
	}
})
