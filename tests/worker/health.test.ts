import { expect, test } from 'vitest'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'

test('health says that database and buckets are up', async () => {
	const answer = await call('/health')
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ status: 'up', database: 'up', media: 'up', privateFiles: 'up', settings: 'up' })
})

test('health names the part that is down', async () => {
	const unreachable = { head: () => Promise.reject(new Error('unreachable')) } as unknown as R2Bucket
	const answer = await call('/health', { bindings: { ...bindings, PRIVATE_FILES: unreachable } })
	expect(answer.status).toBe(503)
	expect(await answer.json()).toEqual({
		status: 'down',
		database: 'up',
		media: 'up',
		privateFiles: 'down',
		settings: 'up',
	})
	expect(logged('error')).toEqual(['{"level":"error","event":"health","down":"privateFiles"}'])
})

test.each([
	['the secret that signs sessions', { TOKEN_SECRET: '' }],
	['a pepper of some length', { PASSWORD_PEPPER: 'short' }],
	['the secret of the bot check', { TURNSTILE_SECRET_KEY: '' }],
	['a secret of the bot check that is no test key', { ENVIRONMENT: 'production' }],
])('health names the missing setting %s', async (_, lacking) => {
	const answer = await call('/health', { bindings: { ...bindings, ...lacking } })
	expect(answer.status).toBe(503)
	expect(await answer.json()).toMatchObject({ status: 'down', settings: 'down' })
	expect(logged('error')).toEqual(['{"level":"error","event":"health","down":"settings"}'])
})
