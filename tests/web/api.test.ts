import { expect, test } from 'vitest'
import { ApiRefusal, answerOf, authPublic, failureText, isRefusal, ServerUnreachable } from '#web/api.ts'

const credentials = { userName: 'asha', password: 'secret' }
const signInWith = (fetch: () => Promise<Response>) =>
	answerOf(authPublic.login.$post({ json: credentials }, { fetch }))

test('an answer is its data', async () => {
	const data = { refresh_token: 'Bearer x', permissions: [] }
	expect(await signInWith(async () => Response.json(data))).toEqual(data)
})

test('a refusal carries what the server said', async () => {
	const body = { code: 'request.invalid', errorMsg: 'No.', fields: { userName: 'Too short' }, requestId: 'r' }
	const refusal = await signInWith(async () => Response.json(body, { status: 400 })).catch((reason: unknown) => reason)
	expect(refusal).toBeInstanceOf(ApiRefusal)
	expect(refusal).toMatchObject({ status: 400, errorMsg: 'No.', fields: { userName: 'Too short' } })
	expect(isRefusal(refusal, 'request.invalid')).toBe(true)
	expect(isRefusal(refusal, 'write.stale')).toBe(false)
	expect(failureText(refusal, 'otherwise')).toBe('No.')
})

test.each([
	['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
	['other JSON', () => Response.json({ error: 'nope' }, { status: 500 })],
	['nothing', () => new Response(null, { status: 503 })],
])('a refusal that says %s is told in our own words', async (_, answer) => {
	const refusal = await signInWith(async () => answer()).catch((reason: unknown) => reason)
	expect(refusal).toBeInstanceOf(ApiRefusal)
	expect(failureText(refusal, 'otherwise')).toBe('otherwise')
})

test.each([
	['alone', {}],
	['beside a code of another kind', { code: 17 }],
	['beside fields of another shape', { code: 'unexpected', fields: ['userName'] }],
])('an errorMsg %s is what the server said', async (_, others) => {
	const body = { errorMsg: 'The disk is full.', ...others }
	const refusal = await signInWith(async () => Response.json(body, { status: 500 })).catch((reason: unknown) => reason)
	expect(failureText(refusal, 'otherwise')).toBe('The disk is full.')
})

test('no answer is no refusal', async () => {
	const failure = await signInWith(async () => Promise.reject(new TypeError('Failed to fetch'))).catch(
		(reason: unknown) => reason,
	)
	expect(failure).toBeInstanceOf(ServerUnreachable)
	expect(failureText(failure, 'otherwise')).toBe('otherwise')
})
