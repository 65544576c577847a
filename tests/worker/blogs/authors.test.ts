import { beforeAll, expect, test } from 'vitest'
import type { BlogAuthor } from '#contracts/content/blogs.ts'
import { mostAuthors } from '#contracts/content/blogs.ts'
import { profileFile } from '#tests/support/builders/published/blog-files.ts'
import {
	aDraft,
	addedCategory,
	addedTag,
	anActiveBlog,
	savedBlog,
	staffCall,
} from '#tests/support/builders/published/blogs.ts'
import { call } from '#tests/support/worker/app.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { blogs } from '#worker/features/blogs/blogs.table.ts'

const authors = async () => (await (await staffCall('authors')).json()) as BlogAuthor[]
const author = async (name: string) => (await authors()).find(({ authorName }) => authorName === name)

let labels: { category: number; tag: number }
beforeAll(async () => {
	labels = { category: await addedCategory('Harbours'), tag: await addedTag('tides') }
})

test('nobody has written before the first blog, and a blog without an author names nobody', async () => {
	expect(await authors()).toEqual([])
	await savedBlog(aDraft())
	expect(await authors()).toEqual([])
})

test('each author once, the one of the newest blog first', async () => {
	for (const authorName of ['Asha Rao', 'Meera Raghavan', 'Asha Rao', 'Émile Diop'])
		await savedBlog(aDraft({ authorName }))
	await savedBlog(aDraft({ authorName: 'Asha Rao' }))
	expect((await authors()).map(({ authorName }) => authorName)).toEqual(['Asha Rao', 'Émile Diop', 'Meera Raghavan'])
	expect(await author('Émile Diop')).toEqual({ authorName: 'Émile Diop', profile: null, usedAt: expect.any(String) })
})

test('the portrait and its alternative text are of the newest blog that has them, and staff can fetch it', async () => {
	const authorName = 'Wanjiru Kamau'
	await savedBlog(anActiveBlog(labels, { authorName, profileImage: profileFile(10), profileAlt: 'As a cadet' }))
	await savedBlog(anActiveBlog(labels, { authorName, profileImage: profileFile(200), profileAlt: 'As a captain' }))
	await savedBlog(aDraft({ authorName }))
	const found = await author(authorName)
	expect(found?.profile).toMatchObject({ alt: 'As a captain', width: 40, height: 40 })
	const picture = await call(String(found?.profile?.url))
	expect(picture.status).toBe(200)
	expect(await picture.bytes()).toEqual(await profileFile(200).bytes())
})

test('the list ends after two hundred names', async () => {
	const [row] = await db.select().from(blogs).limit(1)
	if (!row) throw new Error('No blog')
	const { id: _, ...copied } = row
	for (let number = 0; number < mostAuthors + 5; number += 1)
		await db.insert(blogs).values({ ...copied, authorName: `Author ${number}` })
	const found = await authors()
	expect(found).toHaveLength(mostAuthors)
	expect(found[0]?.authorName).toBe(`Author ${mostAuthors + 4}`)
})

test('only people who may edit blogs ask for authors', async () => {
	expect((await call('/api/blogscontroller/authors')).status).toBe(401)
	expect((await call('/api/blogscontroller/authors', { headers: await signedInAs(['NewsAdmin']) })).status).toBe(403)
})
