import { expect, test } from 'vitest'
import { logged } from '#tests/support/worker/console.ts'
import { db } from '#tests/support/worker/staff.ts'
import { counters } from '#worker/data/counters.table.ts'
import { log, whereThrown } from '#worker/http/log.ts'

const looksLikeAStack = 'canary\n    at canary (typed.ts:1:1)\n\tat canary'

const errorOf = (query: Promise<unknown>): Promise<Error> =>
	query.then(
		() => Promise.reject(new Error('Nothing was thrown')),
		(error: Error) => error,
	)

test('the place of an error is logged without typed text, even text that looks like a line of a stack', async () => {
	const row = { key: looksLikeAStack, count: 1, resetsAt: '' }
	await db.insert(counters).values(row)
	const error = await errorOf(db.insert(counters).values(row).execute())
	expect(error.stack).toContain('canary')
	expect(whereThrown(error)).toMatch(/^\s+at /)
	expect(whereThrown(error)).not.toContain('canary')
})

test('an error whose message was changed is logged without its place', () => {
	const error = new Error(looksLikeAStack)
	expect(error.stack).toContain('canary')
	error.message = 'Something else'
	expect(whereThrown(error)).toBe('unknown')
	expect(whereThrown(looksLikeAStack)).toBe('not an error')
})

test('a line is one JSON object, whatever its values', () => {
	log('info', 'request', { route: '/api/*\n"', status: 200, staffId: undefined })
	expect(logged('info').map((line) => JSON.parse(line))).toEqual([
		{ level: 'info', event: 'request', route: '/api/*\n"', status: 200 },
	])
})
