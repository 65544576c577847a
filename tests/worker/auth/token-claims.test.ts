import { CompactSign } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { openPreview } from '#worker/features/previews/open-preview.ts'
import { openMoment } from '#worker/features/previews/site-at.ts'

const now = Math.floor(Date.now() / 1000)
const bytes = (text: string) => new TextEncoder().encode(text)

/** A token with a good signature and any claims. */
const signed = (typ: string, payload: unknown, key = bindings.TOKEN_SECRET) =>
	new CompactSign(bytes(JSON.stringify(payload) ?? '')).setProtectedHeader({ alg: 'HS256', typ }).sign(bytes(key))

const values: unknown[] = [
	...[0, 1, -1, 7, 1.5, 2 ** 53, 1e300, true, false, null],
	...['', ' ', '0', '-1', '7', '1e3', 'x', 'a\0b', '\ud83d', '\u2028', 'x'.repeat(10_000)],
	...[[], [7], ['x'], [[]], {}, { toString: 1, valueOf: 1 }, { length: 3 }, { x: 'x' }],
]
const claims = [
	'jti',
	'sub',
	'sid',
	'kind',
	'item',
	'draft',
	'link',
	'at',
	'kinds',
	'iss',
	'aud',
	'iat',
	'nbf',
	'exp',
	'__proto__',
	'constructor',
]
const noClaims: unknown[] = [null, true, 7, 'x', [], [{ jti: 'x' }], {}]

/** The claims of a good token with each claim replaced by each value, and values that are no claims at all. */
const mutants = (good: object): [string, unknown][] => [
	...claims.flatMap((claim) =>
		values.map((value): [string, unknown] => [
			`${claim} = ${JSON.stringify(value).slice(0, 60)}`,
			Object.fromEntries([...Object.entries(good), [claim, value]]),
		]),
	),
	...noClaims.map((payload): [string, unknown] => [`the claims ${JSON.stringify(payload)}`, payload]),
]
const wrongTypes = (claim: string, type: 'string' | 'number') =>
	values.filter((value) => typeof value !== type).map((value) => `${claim} = ${JSON.stringify(value).slice(0, 60)}`)

/** A link is signed with the secret that it names. A value that is no text becomes text in the key. */
function asKey(jti: unknown): string {
	try {
		return String(jti) || 'x'
	} catch {
		return 'x'
	}
}

let session: { sub: string; sid: string }
let common: object

/** The claims of a new session. */
async function anotherSession() {
	const { id } = await addStaff({ roles: ['Admin'] })
	const { Authorization } = await sessionOf(id)
	const payload = Authorization.split('.')[1] ?? ''
	return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}

beforeAll(async () => {
	session = await anotherSession()
	common = { iss: bindings.ORIGIN, iat: now, exp: now + 600 }
})

test('a reset link whose claims are of whatever type is an invalid link', async () => {
	for (const [name, payload] of mutants({ jti: 'a made-up secret', iat: now, exp: now + 600 })) {
		const secret = asKey((Object(payload) as { jti?: unknown }).jti)
		const answer = await call('/api/authcontroller/resetpassword', {
			json: { password: 'Rivermoon1@' },
			headers: { Authorization: `Bearer ${await signed('reset+jwt', payload, secret)}` },
		})
		expect([answer.status, await answer.json()], name).toMatchObject([401, { code: 'reset-link.invalid' }])
	}
})

describe('a session whose claims are of whatever type is a session or none', () => {
	test.each(['/api/fetchusername', '/api/authcontroller/refreshauth', '/api/authcontroller/logout'])(
		'%s',
		async (path) => {
			const wrong = [...wrongTypes('sub', 'string'), ...wrongTypes('sid', 'string'), ...wrongTypes('exp', 'number')]
			for (const [name, payload] of mutants({ ...common, ...session, aud: 'at+jwt' })) {
				const headers = { Authorization: `Bearer ${await signed('at+jwt', payload)}` }
				const { status } = await call(path, { headers })
				expect(wrong.includes(name) ? [401] : [200, 401], name).toContain(status)
			}
		},
	)
})

test('a clearance whose claims are of whatever type clears or does not', async () => {
	for (const [name, payload] of mutants({ ...common, aud: 'clearance+jwt' })) {
		const headers = { 'X-Token': await signed('clearance+jwt', payload) }
		const { status } = await call('/api/public/contactuscontroller/viewDepartments', { headers })
		expect([200, 403], name).toContain(status)
	}
})

test('a preview whose claims are of whatever type shows its item or nothing', async () => {
	const { saved } = await callsOf(newsCalls)
	const item = await saved(newsCalls.form())
	const { sid } = await anotherSession()
	const wrong = [...wrongTypes('kind', 'string'), ...wrongTypes('sid', 'string'), 'item = 1.5', "link = 'x'"]
	let shown = 0
	for (const [name, payload] of mutants({
		...common,
		aud: 'preview+jwt',
		kind: 'news',
		item,
		draft: null,
		link: null,
		sid,
	})) {
		const url = `${bindings.ORIGIN}/news?preview=${await signed('preview+jwt', payload)}`
		const opened = await openPreview(db, bindings, url, new Date())
		expect(opened === null || opened.preview.id === item, name).toBe(true)
		if (wrong.includes(name)) expect(opened, name).toBeNull()
		if (opened) shown += 1
	}
	expect(shown).toBeGreaterThan(0)
})

test('a moment whose claims are of whatever type shows the lists or nothing', async () => {
	const wrong = [...wrongTypes('sid', 'string'), ...wrongTypes('at', 'string'), 'kinds = 7', "kinds = ['x']"]
	const { sid } = await anotherSession()
	let shown = 0
	const good = { ...common, aud: 'moment+jwt', sid, at: new Date().toISOString(), kinds: ['news'] }
	for (const [name, payload] of [
		...mutants(good),
		...mutants({ ...good, at: '' }),
		...mutants({ ...good, kinds: [] }),
	]) {
		const url = `${bindings.ORIGIN}/news?at=${await signed('moment+jwt', payload)}`
		const opened = await openMoment(db, bindings, url, new Date())
		if (wrong.includes(name)) expect(opened, name).toBeNull()
		if (opened) shown += 1
	}
	expect(shown).toBeGreaterThan(0)
})
