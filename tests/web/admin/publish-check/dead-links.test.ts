import { expect, test, vi } from 'vitest'
import { findDead, ownPath } from '#web/admin/publish-check/dead-links.ts'
import { isPage } from '#web/admin/publish-check/site-paths.ts'

import documents from '#web/content/documents.json'

const origin = 'https://www.company.test'

test.each([
	['/blog', '/blog'],
	['/blog?page=2#top', '/blog?page=2#top'],
	[`${origin}/EventsView/4`, '/EventsView/4'],
	['//other.example/blog', null],
	['https://other.example/blog', null],
	['http://', null],
	['mailto:a@b.example', null],
	['#on-prices', null],
	['www.example.com', null],
])('%s is the path %s of this site', (href, expected) => {
	expect(ownPath(href, origin)).toBe(expected)
})

test.each([
	['/', true],
	['/blog', true],
	['/Blog/', true],
	['/about?from=mail#start', true],
	['/blog/rss.xml', true],
	[`/documents/${Object.keys(documents)[0]}`, true],
	['/documents/none.pdf', false],
	['/BlogView/4', false],
	['/Admin/Blogs', false],
	['/blogs', false],
])('%s is a page for every visitor: %s', (path, expected) => {
	expect(isPage(path)).toBe(expected)
})

test('pages are known, and the server checks items and files only', async () => {
	const ask = vi.fn(async (_: string[]) => ['/EventsView/9'])
	const hrefs = [
		'/blog',
		'/nowhere',
		'/EventsView/9',
		`${origin}/EventsView/9`,
		'/BlogView/1',
		'/media/k/a.pdf',
		'https://a.example',
	]
	expect(await findDead(hrefs, origin, ask)).toEqual(new Set(['/nowhere', '/EventsView/9', `${origin}/EventsView/9`]))
	expect(ask.mock.calls).toEqual([[['/EventsView/9', '/BlogView/1', '/media/k/a.pdf']]])
})

test('without a link to an item there is no request', async () => {
	const ask = vi.fn()
	expect(await findDead(['/blog', '/nowhere', 'tel:+914842555'], origin, ask)).toEqual(new Set(['/nowhere']))
	expect(ask).not.toHaveBeenCalled()
})
