import { createExecutionContext } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { deployed } from '#tests/support/pages/site.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { api } from '#worker/api.ts'
import { openDatabase } from '#worker/data/db.ts'
import { takeVitalSigns } from '#worker/features/health/take-vital-signs.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { buildFaults } from '#worker/set-up/build-faults.ts'
import { settingFaults } from '#worker/set-up/setting-faults.ts'

const allUp = {
	database: 'up',
	migrations: 'up',
	media: 'up',
	privateFiles: 'up',
	settings: 'up',
	build: 'up',
	cron: 'up',
	mail: 'up',
}

/** The answer of a Worker with other bindings, and what it logs. */
async function health(others: Partial<Bindings> = {}) {
	const answer = await call('/health', { bindings: { ...deployed, ...others } })
	const lines = logged('error').map((line) => JSON.parse(line))
	return { status: answer.status, body: await answer.json<Record<string, unknown>>(), lines }
}

test('health says what is up, in which environment and version', async () => {
	const { status, body, lines } = await health({ VERSION: { id: 'v-1', tag: '', timestamp: '' } })
	expect(status).toBe(200)
	expect(body).toEqual({ status: 'up', environment: 'production', version: 'v-1', ...allUp, findings: [] })
	expect(lines).toEqual([])
	const local = await call('/health', { bindings: { VERSION: undefined } })
	expect(await local.json()).toMatchObject({ status: 'up', environment: 'local', version: null })
})

test('health names the part that is down, and why', async () => {
	const unreachable = { head: () => Promise.reject(new Error('head: Internal error (10001)')) } as unknown as R2Bucket
	const { status, body, lines } = await health({ PRIVATE_FILES: unreachable })
	expect(status).toBe(503)
	expect(body).toMatchObject({
		...allUp,
		status: 'down',
		privateFiles: 'down',
		findings: [{ sign: 'privateFiles', cause: 'R2 10001', text: 'This could not be checked: R2 10001.', mend: null }],
	})
	expect(lines).toEqual([{ level: 'error', event: 'health', down: 'privateFiles', cause: 'R2 10001' }])
})

test('everything that needs an absent or unreachable database is down: what cannot be checked is never up', async () => {
	const down = { database: 'down', migrations: 'down', cron: 'down', mail: 'down', media: 'up', settings: 'up' }
	const lost = databaseThatFails(new Error('D1_ERROR: Network connection lost.'))
	expect((await health({ DB: lost })).body).toMatchObject(down)
	const absent = await health({ DB: undefined })
	expect(absent.body).toMatchObject(down)
	expect(new Set(absent.lines.map(({ cause }) => cause))).toEqual(new Set(['NOT_BOUND']))
})

test('a service that does not answer in time is down, and holds up no other', async () => {
	const hanging = { head: () => new Promise(() => {}) } as unknown as R2Bucket
	const site = { db: openDatabase(bindings.DB, 'primary'), bindings: { ...deployed, MEDIA: hanging }, now: new Date() }
	const { signs, findings } = await takeVitalSigns(site, 100)
	expect(signs).toEqual({ ...allUp, media: 'down' })
	expect(findings).toMatchObject([{ sign: 'media', cause: 'TIMEOUT' }])
})

test('many calls in a row ask the services once', async () => {
	const head = vi.fn(async () => null)
	const counting = { head } as unknown as R2Bucket
	const site = { ...deployed, MEDIA: counting }
	for (let calls = 0; calls < 5; calls += 1) {
		const answer = await api.request('/health', undefined, site, createExecutionContext())
		expect(answer.status).toBe(200)
	}
	expect(head).toHaveBeenCalledTimes(1)
})

test.each<[string, Partial<Bindings>, name: string, mend: string]>([
	['the secret of sessions', { TOKEN_SECRET: '' }, 'TOKEN_SECRET', 'npx wrangler secret put TOKEN_SECRET'],
	[
		'a pepper of some length',
		{ PASSWORD_PEPPER: 'too little' },
		'PASSWORD_PEPPER',
		'npx wrangler secret put PASSWORD_PEPPER',
	],
	[
		'the secret of the bot check',
		{ TURNSTILE_SECRET_KEY: undefined },
		'TURNSTILE_SECRET_KEY',
		'npx wrangler secret put',
	],
	[
		'a secret that is no test key',
		{ TURNSTILE_SECRET_KEY: bindings.TURNSTILE_SECRET_KEY },
		'TURNSTILE_SECRET_KEY',
		'npx',
	],
	['a site key', { TURNSTILE_SITE_KEY: '' }, 'TURNSTILE_SITE_KEY', 'npm run deploy'],
	['a site key that is no test key', { TURNSTILE_SITE_KEY: bindings.TURNSTILE_SITE_KEY }, 'TURNSTILE_SITE_KEY', 'npm'],
	['an address of its own', { ORIGIN: 'https://www.company.example' }, 'ORIGIN', 'npm run deploy'],
	['a mail domain of its own', { MAIL_DOMAIN: 'company.example' }, 'MAIL_DOMAIN', 'npm run deploy'],
])('health of a site without %s names the setting and the command, and no value', async (_, lacking, name, mend) => {
	const { status, body, lines } = await health(lacking)
	expect(status).toBe(503)
	expect(body).toMatchObject({ status: 'down', settings: 'down', database: 'up' })
	expect(body.findings).toEqual([
		{ sign: 'settings', cause: name, text: expect.stringContaining(name), mend: expect.stringContaining(mend) },
	])
	expect(lines).toEqual([{ level: 'error', event: 'health', down: 'settings', cause: name }])
	for (const value of Object.values(lacking)) if (value) expect(JSON.stringify(body)).not.toContain(value)
})

test('a local machine needs no settings of its own, but secrets', () => {
	const local = { ...bindings, ORIGIN: 'http://localhost:8787', TURNSTILE_SITE_KEY: '' }
	expect(settingFaults(local)).toEqual([])
	expect(settingFaults({ ...local, TOKEN_SECRET: '' })).toMatchObject([{ name: 'TOKEN_SECRET', mend: 'npm start' }])
})

test('a build of another environment is a fault', () => {
	const site = { ENVIRONMENT: 'production' }
	expect(buildFaults(site, 'production')).toEqual([])
	expect(buildFaults({ ENVIRONMENT: 'local' }, 'production')).toEqual([])
	expect(buildFaults(site, 'staging')).toMatchObject([{ name: 'build', mend: 'npm run deploy' }])
})
