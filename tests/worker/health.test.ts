import { expect, test } from 'vitest'
import { bindings, call } from '#tests/support/app.ts'
import { logged } from '#tests/support/console.ts'

test('health says that database and buckets are up', async () => {
	const answer = await call('/health')
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ status: 'up', database: 'up', media: 'up', privateFiles: 'up' })
})

test('health names the part that is down', async () => {
	const unreachable = { head: () => Promise.reject(new Error('unreachable')) } as unknown as R2Bucket
	const answer = await call('/health', { bindings: { ...bindings, PRIVATE_FILES: unreachable } })
	expect(answer.status).toBe(503)
	expect(await answer.json()).toEqual({ status: 'down', database: 'up', media: 'up', privateFiles: 'down' })
	expect(logged('error')).toEqual(['{"level":"error","event":"health","down":"privateFiles"}'])
})
