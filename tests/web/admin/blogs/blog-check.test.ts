// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { BlogDetails } from '#contracts/content/blogs.ts'
import { describeBlog } from '#web/admin/blogs/blog-check.ts'
import { type BlogValues, newBlog } from '#web/admin/blogs/blog-values.ts'
import { aFile, lacksOf, pictureNames, pictureOf, stored } from '../publish-check/described.ts'

const described = (values: Partial<BlogValues>) => describeBlog({ ...newBlog(), ...values }, null, pictureOf)

test('a blog has the title, the description and the address of its page', () => {
	const { page } = described({ heading: ' Monday ', subHeading: 'Three days of post.', content: '<p>Trays.</p>' })
	expect(page?.facts).toMatchObject({ title: 'Monday | Blog', description: 'Three days of post.' })
	expect(page?.description).toMatchObject({ source: 'Three days of post.', isWhole: true })
	expect(page?.isSaved).toBe(false)
})

test('a blog without a sub heading is described by its text', () => {
	const { page } = described({ heading: 'Monday', content: '<p>Trays &amp; scanners.</p>' })
	expect(page?.description).toMatchObject({ shown: 'Trays & scanners.', isWhole: false })
})

test('a blog shows its cover on the share card once it is chosen, and the card of the section before', () => {
	expect(described({}).page?.card.url).toBe('/share/blog.jpg')
	const { page } = described({ heading: 'Monday', coverImage: aFile, coverAlt: 'Trays' })
	expect(page?.card).toEqual({ url: 'blob:hall', alt: 'Trays', width: 760, height: 427 })
})

test('a blog shares its share card rather than the cover, until the cover is a new one', () => {
	const blog = { share: { ...stored, url: '/media/9/share.webp' }, cover: stored } as BlogDetails
	const sharedBy = (values: Partial<BlogValues>) => {
		const { page } = describeBlog({ ...newBlog(), ...values }, blog, pictureOf)
		return [page?.card.url, page?.picture?.name]
	}
	expect(sharedBy({})).toEqual(['/media/9/share.webp', 'The share card'])
	expect(sharedBy({ coverImage: aFile, hasCoverImageChanged: true })).toEqual(['blob:hall', 'The cover'])
	expect(sharedBy({ shareImage: aFile })).toEqual(['blob:hall', 'The share card'])
})

test('a blog lacks an author and a picture at first, and a date once it is taken out', () => {
	expect(lacksOf(described({}))).toEqual(['author', 'picture'])
	expect(lacksOf(described({ date: '' }))).toEqual(['author', 'date', 'picture'])
	expect(lacksOf(described({ authorName: 'Meera', date: '2026-01-02', coverImage: aFile }))).toEqual([])
})

test('a blog is checked for its pictures, headings and links', () => {
	const item = described({
		coverImage: aFile,
		thumbnailImage: aFile,
		thumbnailAlt: 'Trays',
		content: '<h3>One</h3><p><a href="/blog">Read on</a><img src="{{plan}}" alt="The plan"></p>',
	})
	expect(pictureNames(item)).toEqual(['The cover: ', 'The thumbnail: Trays', 'Picture 1 in the text: The plan'])
	expect(item.text).toMatchObject({ words: 3, below: 1, headings: [{ level: 3, text: 'One' }] })
	expect(item.links).toEqual([
		{ href: '/blog', text: 'Read on', target: { field: 'content', part: { selector: 'a', index: 0 } } },
	])
})
