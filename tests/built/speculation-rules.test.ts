import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prerenderedPages } from '#web/content/site-map.ts'
import { speculationRules } from '#web/document/speculation-rules.ts'

const { prerender, prefetch } = JSON.parse(speculationRules)
const origin = 'https://www.company.test/'

test('pages load the rules as they are written', () => {
	expect(readFileSync('build/client/speculation-rules.json', 'utf8')).toBe(speculationRules)
})

test('what the build has rendered is rendered ahead', () => {
	expect(prerender[0].where.href_matches).toEqual(prerenderedPages.map(({ path }) => path))
})

const excluded: string[] = prefetch[0].where.and[1].not.href_matches
const isFetchedAhead = (path: string) => !excluded.some((each) => new URLPattern(each, origin).test(path, origin))

test.each(['/blog', '/BlogView/22', '/careers', '/contact', '/events'])('%s is fetched ahead', (path) => {
	expect(isFetchedAhead(path)).toBe(true)
})

test.each([
	'/Login',
	'/Admin',
	'/Admin/Users',
	'/ResetPassword/a.b.c',
	`/application/${'3a'.repeat(32)}`,
	'/api/x',
	'/media/a/b.pdf',
	'/documents/a.pdf',
	'/events/2/event.ics',
	'/blog/rss.xml',
	'/search',
	'/search?q=workflow&page=2',
])('%s is never fetched ahead', (path) => {
	expect(isFetchedAhead(path)).toBe(false)
})
