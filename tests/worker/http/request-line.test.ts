import { expect, test } from 'vitest'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { addStaff, sessionOf } from '#tests/support/worker/staff.ts'
import { answerPage } from '#worker/pages.ts'

const VERSION = { id: '5c0ffee5', tag: '', timestamp: '' }

/** The request lines since the last call. */
const lines = () =>
	[...logged('info'), ...logged('warn')].map((line) => JSON.parse(line)).filter(({ event }) => event === 'request')

test('a call leaves one line: the pattern of its route, its result, how long it took, and the version', async () => {
	const { id } = await addStaff({ roles: ['Admin'] })
	const headers = await sessionOf(id)
	const answer = await call('/api/blogscontroller/fetchblogsbyid/987654?canary=1', { headers, bindings: { VERSION } })
	expect(lines()).toEqual([
		{
			level: 'info',
			event: 'request',
			requestId: answer.headers.get('X-Request-Id'),
			method: 'GET',
			route: '/api/blogscontroller/fetchblogsbyid/:id',
			status: answer.status,
			code: (await answer.json<{ code: string }>()).code,
			staffId: id,
			durationMs: expect.any(Number),
			version: '5c0ffee5',
		},
	])
})

test.each([
	['D1 DB is overloaded. Too many requests queued.', 503, 'service.busy', 'D1 overloaded'],
	['D1_ERROR: no such table: enquiries: SQLITE_ERROR', 500, 'unexpected', 'SQLITE_ERROR: no such table'],
])('the line of a call that fails by "%s" names the cause', async (message, status, code, cause) => {
	const DB = databaseThatFails(new Error(message), /insert into "enquiries"/)
	await sendEnquiry(anEnquiry(), { bindings: { DB } })
	logged('error')
	expect(lines()).toMatchObject([
		{ level: 'warn', status, code, cause, route: expect.stringContaining('saveContactUs') },
	])
})

test('a page leaves one line too, and its id is in the answer', async () => {
	// This test has no page build, so each page fails.
	const answer = await answerPage(new Request(`${bindings.ORIGIN}/news?canary=1`), { ...bindings, VERSION })
	logged('error')
	const requestId = answer.headers.get('X-Request-Id')
	expect(requestId).toMatch(/^[\da-f-]{36}$/)
	const [line, ...more] = lines()
	expect(more).toEqual([])
	expect(line).toMatchObject({
		level: 'warn',
		requestId,
		method: 'GET',
		status: 500,
		code: 'unexpected',
		version: '5c0ffee5',
	})
	expect(JSON.stringify(line)).not.toContain('canary')
	await answerPage(new Request(`${bindings.ORIGIN}/news`, { method: 'POST', body: 'canary' }), bindings)
	expect(lines()).toMatchObject([{ level: 'info', method: 'POST', status: 405, code: 'request.method' }])
})
