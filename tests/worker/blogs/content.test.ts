import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { insideFile } from '#tests/support/builders/published/blog-files.ts'
import {
	aDraft,
	addedCategory,
	addedTag,
	anActiveBlog,
	refusedFields,
	saveBlog,
	savedBlog,
	staffBlog,
	visitorCall,
} from '#tests/support/builders/published/blogs.ts'
import { forbiddenIn } from '#tests/support/files/allowed-html.ts'
import { htmlAttacks } from '#tests/support/files/html-attacks.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { blogs } from '#worker/features/blogs/blogs.table.ts'
import { cleaningVersion } from '#worker/publishing/rich-text.ts'

let labels = { category: 0, tag: 0 }
beforeAll(async () => {
	labels = { category: await addedCategory('Records'), tag: await addedTag('Capture') }
})

const publicContent = async (id: number) =>
	(await (await visitorCall(`fetchblogsbyid/${id}`)).json<{ content: string }>()).content

test('attacks come out harmless, for visitors and for staff, and saving it again changes nothing', async () => {
	const blog = anActiveBlog(labels)
	const id = await savedBlog(blog)
	const edit = { ...blog, blogsId: String(id), coverImage: null, thumbnailImage: null, profileImage: null }
	// `publishing/rich-text-attacks` cleans every one of them.
	for (const attack of someOf(htmlAttacks, { usual: 30 })) {
		// The form carries each picture that an attack names, so that no missing picture refuses it.
		const names = new Set(Array.from(attack.matchAll(/\{\{([a-z0-9-]{1,64})\}\}/g), ([, name]) => name))
		const images = Object.fromEntries(Array.from(names, (name) => [`images[${name}]`, insideFile()]))
		const parts = { content: `<p>Before</p>${attack}`, hasImagesChanged: 'true', ...images }
		const answer = await saveBlog({ ...edit, ...parts })
		if (answer.status === 400) {
			expect(await answer.json()).toMatchObject({ fields: { content: expect.any(String) } })
			continue
		}
		expect(answer.status).toBe(200)
		const stored = await publicContent(id)
		expect({ attack, forbidden: forbiddenIn(stored) }).toEqual({ attack, forbidden: [] })
		expect((await staffBlog(id)).content).toBe(stored)
		await savedBlog({ ...edit, content: stored })
		expect(await publicContent(id)).toBe(stored)
	}
}, 120_000)

test.each<[string, (html: string) => string]>([
	['once', (html) => encoded(html)],
	['twice', (html) => encoded(encoded(html))],
])('every attack, entity-encoded %s, stays the text that it is', async (_, made) => {
	const storable = htmlAttacks.filter((attack) => !attack.includes('\0'))
	expect(storable.length).toBeGreaterThan(140)
	const id = await savedBlog(
		anActiveBlog(labels, { content: storable.map((attack) => `<p>${made(attack)}</p>`).join('') }),
	)
	const stored = await publicContent(id)
	expect(forbiddenIn(stored)).toEqual([])
	// Some attacks hold a vertical tab, which is a line break.
	expect(new Set(stored.match(/<[^>]*>/g))).toEqual(new Set(['<p>', '</p>', '<br>']))
	expect(stored).toContain(made('<script>alert(1)</script>'))
})

const encoded = (html: string) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('allowed HTML stays unchanged', async () => {
	const content = [
		'<h2>Fields</h2><p>A <strong>card</strong> has <em>four</em>, <u>no</u> <s>five</s>. See <a href="/contact">us</a>.</p>',
		'<ul><li>Name</li></ul><ol><li>Date</li></ol><blockquote><p>Less is found.</p></blockquote>',
		'<pre><code>select 1 &lt; 2</code></pre><hr><p>One<br>two</p>',
		'<table><thead><tr><th>Field</th></tr></thead><tbody><tr><td colspan="2">Name</td></tr></tbody></table>',
	].join('')
	const id = await savedBlog(anActiveBlog(labels, { content }))
	expect(await publicContent(id)).toBe(content)
})

test('a code sample stays a code sample: nothing is decoded', async () => {
	const content = '<p>&lt;script&gt;alert(1)&lt;/script&gt; and &amp;lt;b&amp;gt;</p>'
	expect(await publicContent(await savedBlog(anActiveBlog(labels, { content })))).toBe(content)
})

test('an active blog whose content is nothing once it is cleaned has none', async () => {
	const content = '<p> </p><script>alert(1)</script>'
	expect(await refusedFields(anActiveBlog(labels, { content }))).toEqual({ content: 'Content is required.' })
	expect((await staffBlog(await savedBlog(aDraft({ content })))).content).toBe('')
})

test('twenty thousand nested elements and half a megabyte too much are refused, and the next call is answered', async () => {
	const before = await counts()
	const nested = aDraft({ content: `${'<blockquote>'.repeat(20_000)}x` })
	expect(Object.keys(await refusedFields(nested))).toEqual(['content'])
	expect(await refusedFields(aDraft({ content: 'x'.repeat(524_289) }))).toEqual({
		content: 'At most 524,288 characters',
	})
	const huge = await saveBlog(aDraft({ content: 'x'.repeat(2_500_000) }))
	expect(huge.status).toBe(400)
	expect(await counts()).toEqual(before)
})

test('the longest content is kept in any script, and an edit of it is written down', async () => {
	const content = (end: string) => `<p>${'நிலவு '.repeat(87_000).trim()}${end}</p>`
	const draft = aDraft({ content: content('') })
	const id = await savedBlog(draft)
	await savedBlog({ ...draft, blogsId: String(id), content: content(' The end.') })
	expect((await staffBlog(id)).content).toHaveLength(content(' The end.').length)
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, id)).orderBy(auditLog.id)
	const changes = acts.map((act) => JSON.parse(act.changes ?? '{}'))
	expect(changes[0].content[1]).toHaveLength(100_001)
	expect(changes[1].content[0]).toMatch(/^…(நிலவு ){5,}நிலவு<\/p>$/)
	expect(changes[1].content[1]).toMatch(/^…(நிலவு ){5,}நிலவு The end\.<\/p>$/)
})

test('text that older rules have cleaned is cleaned again on a read', async () => {
	const id = await savedBlog(anActiveBlog(labels))
	const content = '<p onclick="alert(1)">Old<marquee>er</marquee></p>'
	await db
		.update(blogs)
		.set({ content, cleanedBy: cleaningVersion - 1 })
		.where(eq(blogs.id, id))
	expect(await publicContent(id)).toBe('<p>Older</p>')
	expect((await staffBlog(id)).content).toBe('<p>Older</p>')
})
