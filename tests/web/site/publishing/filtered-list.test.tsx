import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pages } from '#web/content/pages.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { FilteredHeader } from '#web/site/publishing/filtered-header.tsx'
import { filteredFactsOf, headingOf, resultCountText, whyEmpty } from '#web/site/publishing/filtered-list.ts'

const posts = { one: 'post', many: 'posts' }
const categories = [
	{ id: 3, name: 'Banking' },
	{ id: 5, name: 'Education' },
]

// React separates texts by comments.
const headerOf = (filters: { category: number | null; tag?: number | null; search: string | null }) =>
	renderToString(
		<FilteredHeader
			page={pages.blog}
			path="/blog"
			heading={[{ name: 'Blog' }]}
			lead="Notes"
			categories={categories}
			filters={filters}
		/>,
	).replaceAll('<!-- -->', '')

test('the categories are links that keep the tag and the search; the current one is marked', () => {
	const html = headerOf({ category: 5, tag: 2, search: 'a & b' })
	const tabs = /<nav aria-label="Categories".*?<\/nav>/s.exec(html)?.[0] ?? ''
	expect([...tabs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
		'/blog?tag=2&amp;search=a+%26+b',
		'/blog?category=3&amp;tag=2&amp;search=a+%26+b',
		'/blog?category=5&amp;tag=2&amp;search=a+%26+b',
	])
	expect(/<a[^>]*aria-current="page"[^>]*>([^<]*)</.exec(tabs)?.[1]).toBe('Education')
})

test('the search is a plain form that keeps the other filters and what was searched for', () => {
	const html = headerOf({ category: 5, tag: null, search: 'bank' })
	expect(html).toMatch(/<form action="\/blog" method="get">/)
	expect(html).toContain('<input type="hidden" name="category" value="5"/>')
	expect(html).not.toContain('name="tag"')
	expect(html).toMatch(/<input id="search"[^>]* name="search"[^>]*value="bank"/)
	expect(html).toContain('<label for="search"')
	expect(headerOf({ category: null, search: null })).not.toContain('type="hidden"')
})

test.each([
	[{}, 'Blog'],
	[{ category: 'Banking' }, 'Banking'],
	[{ category: 'Banking', tag: 'Capture', search: 'scan' }, 'Banking, tagged Capture, with “scan”'],
	[{ tag: 'Capture' }, 'Tagged Capture'],
	[{ search: 'scan' }, 'Posts with “scan”'],
])('a list with the filters %j is called %s', (names, name) => {
	const heading = headingOf(names, 'Blog', posts)
	expect(filteredFactsOf(pages.blog, heading, '/blog?x')).toMatchObject({
		path: '/blog?x',
		name,
		title: `${name} | Blog`,
		parent: { name: 'Blog', path: '/blog' },
	})
})

test('the lead of a filtered list counts what it has', () => {
	expect([0, 1, 2].map((total) => resultCountText(total, posts))).toEqual([
		'Nothing found.',
		'One post.',
		'2 posts, newest first.',
	])
})

test('an empty list says what is missing and why, and leads to the whole list', () => {
	const whole = { label: 'Show all posts', href: '/blog' }
	const emptyOf = (search: string | null) =>
		renderToString(<EmptyList text="No Blogs Available" reason={whyEmpty(search)} action={whole} />)
	expect(emptyOf(null)).toMatch(/No Blogs Available.*href="\/blog"/s)
	expect(emptyOf(null)).not.toContain('No title')
	expect(emptyOf('<b>')).toMatch(/No title has “<\/span><bdi>&lt;b&gt;<\/bdi><span>” in it\./)
})
