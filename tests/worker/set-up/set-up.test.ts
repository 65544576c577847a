import { expect, test } from 'vitest'
import { deployed } from '#tests/support/pages/site.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { setUpFaults } from '#worker/set-up/set-up-faults.ts'

const paths = [
	'/api/public/contactuscontroller/viewDepartments',
	'/api/authcontroller/login',
	'/api/nothing',
	'/media/1/a.png',
]
const send = (path: string, others: Partial<Bindings>) => call(path, { bindings: { ...deployed, ...others } })
const namesOf = async (others: Partial<Bindings> = {}) => {
	const faults = await setUpFaults({ ...deployed, ...others })
	return faults.map(({ name }) => name)
}

const last = '0009_drafts_revisions_trash.sql'
const rename = (from: string, to: string) =>
	bindings.DB.prepare('update d1_migrations set name = ? where name = ?').bind(to, from).run()

// The first test: afterwards the isolate knows that the migrations are applied.
test('a site that lacks a migration takes no call until the moment it is applied, and then for good', async () => {
	await rename(last, 'x')
	expect(await namesOf()).toEqual(['migrations'])
	for (const path of paths) {
		const answer = await send(path, {})
		expect(answer.status, path).toBe(503)
		expect(answer.headers.get('Retry-After')).toBe('60')
		expect(answer.headers.get('Cache-Control')).toBe('no-store')
		expect(await answer.json()).toEqual({
			code: 'service.not-set-up',
			errorMsg: 'This site is not set up yet. Please try again later.',
			requestId: answer.headers.get('X-Request-Id'),
		})
	}
	await rename('x', last)
	expect(await namesOf()).toEqual([])
	expect((await send('/api/nothing', {})).status).toBe(404)
	const lost = databaseThatFails(new Error('D1_ERROR: Network connection lost.'))
	expect(await namesOf({ DB: lost })).toEqual([])
	expect(logged('error')).toEqual([])
})

test.each<[string, Partial<Bindings>]>([
	['DB', { DB: undefined }],
	['MEDIA', { MEDIA: undefined }],
	['PRIVATE_FILES', { PRIVATE_FILES: undefined }],
	['EMAIL', { EMAIL: undefined }],
	['FLOOD_LIMIT', { FLOOD_LIMIT: undefined }],
	['TOKEN_SECRET', { TOKEN_SECRET: undefined }],
	['PASSWORD_PEPPER', { PASSWORD_PEPPER: 'short' }],
	['TURNSTILE_SECRET_KEY', { TURNSTILE_SECRET_KEY: bindings.TURNSTILE_SECRET_KEY }],
	['TURNSTILE_SITE_KEY', { TURNSTILE_SITE_KEY: '' }],
	['ORIGIN', { ORIGIN: 'https://www.company.example' }],
	['MAIL_DOMAIN', { MAIL_DOMAIN: 'company.example' }],
])('a deployed Worker without a proper %s takes no call, and the log line names it', async (name, lacking) => {
	expect(await namesOf(lacking)).toEqual([name])
	for (const path of paths) {
		const answer = await call(path, {
			bindings: { ...deployed, ...lacking },
			headers: { 'X-Token': dummyToken, 'CF-Connecting-IP': '192.0.2.7' },
		})
		expect(answer.status, path).toBe(503)
		expect(await answer.json()).toMatchObject({ code: 'service.not-set-up' })
		const [line] = logged('warn').map((each) => JSON.parse(each))
		expect(line).toMatchObject({ event: 'request', status: 503, code: 'service.not-set-up', cause: name })
	}
})

test('a local machine lacks nothing', async () => {
	expect(await setUpFaults(bindings)).toEqual([])
})
