import { expect, test } from 'vitest'
import { etagOf, noncePlaceholder, pageAnswer } from '#worker/cache/page-answer.ts'

const page = (body: string) => ({
	status: 200,
	headers: [] as [string, string][],
	body,
	route: '/news',
	etag: null,
	tags: null,
	until: null,
})

const asked = (how: RequestInit = {}) => new Request('https://www.company.test/', how)

test('each answer has a fresh nonce, the same in headers and body, and never the placeholder', async () => {
	const marked = {
		...page(`<script nonce="${noncePlaceholder()}">`),
		headers: [['Content-Security-Policy', `script-src 'nonce-${noncePlaceholder()}'`]] as [string, string][],
	}
	const nonceOf = async () => {
		const answer = pageAnswer(marked, asked())
		const policy = answer.headers.get('Content-Security-Policy') ?? ''
		const body = await answer.text()
		expect(policy + body).not.toContain(noncePlaceholder())
		const nonce = policy.match(/'nonce-([^']+)'/)?.[1]
		expect(body).toBe(`<script nonce="${nonce}">`)
		return nonce
	}
	expect(await nonceOf()).not.toBe(await nonceOf())
})

test('the answer to HEAD has the headers of the GET and no body', async () => {
	const answer = pageAnswer({ ...page('text'), headers: [['X-Mark', 'here']] }, asked({ method: 'HEAD' }))
	expect(answer.headers.get('X-Mark')).toBe('here')
	expect(await answer.text()).toBe('')
})

test('a browser that has the page gets 304 and no body', async () => {
	const known = { ...page('text'), etag: await etagOf('text') }
	const { etag } = known
	expect(etag).toMatch(/^W\/"[0-9a-f]{32}"$/)
	for (const sent of [etag ?? '', `"other", ${etag}`, etag?.slice(2) ?? '', '*']) {
		const answer = pageAnswer(known, asked({ headers: { 'If-None-Match': sent } }))
		expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', etag])
	}
	expect(pageAnswer(known, asked({ headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
	expect(pageAnswer({ ...known, etag: null }, asked({ headers: { 'If-None-Match': '*' } })).status).toBe(200)
})

test('pages of different content have different ETags, and pages with a nonce have none', async () => {
	expect(await etagOf('one')).not.toBe(await etagOf('other'))
	expect(await etagOf(`<script nonce="${noncePlaceholder()}">`)).toBeNull()
})
