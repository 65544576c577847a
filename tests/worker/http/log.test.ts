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

test('where an error was thrown is told without what was typed, even if that looks like a line of a stack', async () => {
	const row = { key: looksLikeAStack, count: 1, resetsAt: '' }
	await db.insert(counters).values(row)
	const error = await errorOf(db.insert(counters).values(row).execute())
	expect(error.stack).toContain('canary')
	expect(whereThrown(error)).toMatch(/^\s+at /)
	expect(whereThrown(error)).not.toContain('canary')
})

test('an error whose text was changed since tells nothing, rather than too much', () => {
	const error = new Error(looksLikeAStack)
	expect(error.stack).toContain('canary')
	error.message = 'Something else'
	expect(whereThrown(error)).toBe('unknown')
	expect(whereThrown(looksLikeAStack)).toBe('not an error')
})

test('a line is one object of JSON, whatever its facts hold', () => {
	log('info', 'request', { route: '/api/*\n"', status: 200, staffId: undefined })
	expect(logged('info').map((line) => JSON.parse(line))).toEqual([
		{ level: 'info', event: 'request', route: '/api/*\n"', status: 200 },
	])
})
