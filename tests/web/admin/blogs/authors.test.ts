import { afterEach, expect, test, vi } from 'vitest'
import type { BlogAuthor } from '#contracts/content/blogs.ts'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { fetchPortrait, isSameFile, suggestedAuthors } from '#web/admin/blogs/authors.ts'
import { newBlog } from '#web/admin/blogs/blog-values.ts'

const author = (authorName: string, url: string | null = null): BlogAuthor => ({
	authorName,
	profile: url === null ? null : { url, alt: 'At work', width: 40, height: 40 },
	usedAt: '2026-05-04T10:00:00.000Z',
})

afterEach(() => {
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

test('parts of a name in any order, case and accents suggest the author, at most six', () => {
	const authors = [author('Meera Raghavan'), author('Asha Rao'), author('Émile Diop')]
	expect(suggestedAuthors(authors, 'RA').map(({ authorName }) => authorName)).toEqual(['Meera Raghavan', 'Asha Rao'])
	expect(suggestedAuthors(authors, 'diop emi').map(({ authorName }) => authorName)).toEqual(['Émile Diop'])
	expect(suggestedAuthors(authors, 'zz')).toEqual([])
	expect(suggestedAuthors(Array(9).fill(authors[0]), 'm')).toHaveLength(6)
})

test('two signed addresses of one file are the same portrait', () => {
	expect(isSameFile('/media/7/a.png?expires=1', '/media/7/a.png?expires=2')).toBe(true)
	expect(isSameFile('/media/7/a.png?expires=1', '/media/8/a.png?expires=1')).toBe(false)
})

test('the portrait becomes a file with its name and type', async () => {
	vi.stubGlobal('fetch', async () => new Response('bytes', { headers: { 'Content-Type': 'image/png' } }))
	const file = await fetchPortrait(author('Asha Rao', '/media/7/asha%20rao.png?expires=1'))
	expect([file?.name, file?.type, await file?.text()]).toEqual(['asha rao.png', 'image/png', 'bytes'])
	expect(await fetchPortrait(author('Émile Diop'))).toBeNull()
})

test('a new blog is of today and has no priority', () => {
	vi.useFakeTimers({ now: new Date(companyMoment('2026-03-02T00:30')) })
	expect(newBlog()).toMatchObject({ date: '2026-03-02', priorityBlog: '0' })
})
