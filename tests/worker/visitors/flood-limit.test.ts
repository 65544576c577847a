import { expect, test } from 'vitest'
import { call } from '#tests/support/worker/app.ts'

/** One more than two minutes allow: a new minute may begin meanwhile. */
const tooMany = 241

const post = (path: string, address: string) => call(path, { json: {}, headers: { 'CF-Connecting-IP': address } })
const postAll = (path: string, address: string) =>
	Promise.all(Array.from({ length: tooMany }, () => post(path, address)))

test.each([
	['/api/authcontroller/login', '100.64.0.1'],
	['/api/public/newscontroller/getNewsByIsPublished', '100.64.0.2'],
])('%s takes 120 posts a minute from one address, whatever they hold', async (path, address) => {
	const answers = await postAll(path, address)
	const refused = answers.filter(({ status }) => status === 429)
	expect(answers.length - refused.length).toBeGreaterThanOrEqual(120)
	expect(await refused[0]?.json()).toMatchObject({ code: 'request.too-many' })
	expect(refused[0]?.headers.get('Retry-After')).toBe('60')
})

test('one address does not hold up another one, and reading goes on', async () => {
	const path = '/api/authcontroller/login'
	await postAll(path, '100.64.0.3')
	expect((await post(path, '100.64.0.4')).status).not.toBe(429)
	const headers = { 'CF-Connecting-IP': '100.64.0.3' }
	expect((await call('/api/public/attachment/event/1', { headers })).status).not.toBe(429)
})

test('calls that read with a bot token count too: each token costs a check', async () => {
	const headers = { 'CF-Connecting-IP': '100.64.0.5', 'X-Token': 'not a token' }
	const read = () => call('/api/public/blogscontroller/getPriorityBlogs', { headers })
	await postAll('/api/authcontroller/login', '100.64.0.5')
	expect((await read()).status).toBe(429)
})
