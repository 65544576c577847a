import { expect, onTestFinished, test, vi } from 'vitest'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { dummyToken, passed, production, siteverify } from '#tests/support/worker/siteverify.ts'
import { spendBotToken } from '#worker/visitors/bot-check.ts'

const departments = (token?: string, bindings = {}) =>
	call('/api/public/contactuscontroller/viewDepartments', {
		headers: token === undefined ? {} : { 'X-Token': token },
		bindings,
	})

const writes = {
	'an enquiry': (token: string | undefined, bindings = {}) =>
		call('/api/public/contactuscontroller/saveContactUs', {
			json: anEnquiry(),
			headers: token === undefined ? {} : { 'X-Token': token },
			bindings,
		}),
	'a forgotten password': (token: string | undefined, bindings = {}) =>
		call('/api/authcontroller/forgotpassword', {
			json: { email: 'somebody' },
			headers: token === undefined ? {} : { 'X-Token': token },
			bindings,
		}),
}

/** Single-use tokens, like those of the widget. */
const freshToken = () => `fresh-${crypto.randomUUID()}`

const testSecret = (digit: number) => `${digit}x0000000000000000000000000000000AA`

test.each([
	['without a token', undefined],
	['with an empty token', ''],
	['with a token longer than Turnstile makes them', 'x'.repeat(3_000)],
])('Cloudflare is not asked and nothing is written %s', async (_, token) => {
	const asked = siteverify(passed('contact'))
	const before = await counts()
	for (const send of [...Object.values(writes), departments]) {
		const answer = await send(token, production)
		expect(answer.status).toBe(403)
		expect(await answer.json()).toMatchObject({ code: 'bot-check.failed' })
	}
	expect(asked).toEqual([])
	expect(await counts()).toEqual(before)
})

test('on a local machine test secrets are checked without the network, any number of times', async () => {
	const asked = siteverify()
	const statuses = async (TURNSTILE_SECRET_KEY: string, token = dummyToken) => {
		const answers = [await writes['an enquiry'](token, { TURNSTILE_SECRET_KEY })]
		answers.push(await departments(token, { TURNSTILE_SECRET_KEY }))
		return answers.map(({ status }) => status)
	}
	expect(await statuses(testSecret(1))).toEqual([200, 200])
	expect(await statuses(testSecret(1))).toEqual([200, 200])
	expect(await statuses(testSecret(1), 'another token')).toEqual([403, 403])
	expect(await statuses(testSecret(2))).toEqual([403, 403])
	expect(await statuses(testSecret(3))).toEqual([403, 403])
	expect(asked).toEqual([])
})

test.each([1, 2, 3])(
	'a deployed Worker with test secret %i takes no call, and its bot check refuses every token',
	async (digit) => {
		const asked = siteverify()
		const before = await counts()
		const deployed = { ...production, TURNSTILE_SECRET_KEY: testSecret(digit) }
		for (const send of [...Object.values(writes), departments]) {
			const answer = await send(dummyToken, deployed)
			expect(answer.status).toBe(503)
			expect(await answer.json()).toMatchObject({ code: 'service.not-set-up' })
		}
		const spent = spendBotToken({ ...bindings, ...deployed }, dummyToken, 'contact')
		await expect(spent).rejects.toMatchObject({ code: 'bot-check.unavailable' })
		expect(logged('error')).toEqual([expect.stringContaining('bot-check.test-secret-in-production')])
		expect(asked).toEqual([])
		expect(await counts()).toEqual(before)
	},
)

test.each([
	['the dummy token', { success: false, 'error-codes': ['invalid-input-response'] }],
	['a token that is spent', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
	['a token of another site', { ...passed('contact'), hostname: 'www.evil.example' }],
	['a token without a site', { success: true, action: 'contact' }],
	['a token for another act', passed('forgot-password')],
	['a token for reading', passed('read')],
	['a token without an act', { success: true, hostname: passed('').hostname }],
])('a deployed Worker refuses %s, and nothing is written', async (_, verdict) => {
	const asked = siteverify(verdict)
	const before = await counts()
	const answer = await sendEnquiry(anEnquiry(), { token: dummyToken, bindings: production })
	expect(answer.status).toBe(403)
	expect(answer.headers.has('X-Token')).toBe(false)
	expect(asked).toHaveLength(1)
	expect(await counts()).toEqual(before)
})

test("only Cloudflare gets the secret and the visitor's token", async () => {
	const asked = siteverify(passed('contact'))
	const token = freshToken()
	expect((await sendEnquiry(anEnquiry(), { token, bindings: production })).status).toBe(200)
	expect(asked).toEqual([
		{
			url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
			body: {
				secret: production.TURNSTILE_SECRET_KEY,
				response: token,
				idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
			},
			signal: expect.any(AbortSignal),
		},
	])
})

test('a passed check returns a clearance, which allows reading for ten minutes', async () => {
	const asked = siteverify(passed('contact'), { success: false })
	const answer = await sendEnquiry(anEnquiry(), { token: freshToken(), bindings: production })
	const clearance = answer.headers.get('X-Token')
	const read = async () => (await departments(clearance ?? '', production)).status
	expect([await read(), await read()]).toEqual([200, 200])
	expect(asked).toHaveLength(1)
	onTestFinished(() => void vi.useRealTimers())
	const now = Date.now()
	vi.setSystemTime(now + 9.9 * 60_000)
	expect(await read()).toBe(200)
	vi.setSystemTime(now + 10.2 * 60_000)
	expect(await read()).toBe(403)
})

test('a fresh token for any action allows reading too, and returns a clearance', async () => {
	siteverify(passed('contact'))
	const answer = await departments(freshToken(), production)
	expect(answer.status).toBe(200)
	expect((await departments(answer.headers.get('X-Token') ?? '', production)).status).toBe(200)
})

test('a clearance cannot write, send mail or open a session', async () => {
	const clearance = (await departments(dummyToken)).headers.get('X-Token') ?? ''
	expect(clearance).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
	const before = await counts()
	for (const send of Object.values(writes)) expect((await send(clearance)).status).toBe(403)
	const staff = await call('/api/fetchusername', { headers: { Authorization: `Bearer ${clearance}` } })
	expect(staff.status).toBe(401)
	expect(await counts()).toEqual(before)
})

const outages: Record<string, () => Promise<Response>> = {
	'cannot be reached': () => Promise.reject(new TypeError('Network connection lost.')),
	'answers with an error page': async () => new Response('<h1>500</h1>', { status: 500 }),
	'answers with other JSON': async () => Response.json(['up']),
	'has an error of its own': async () => Response.json({ success: false, 'error-codes': ['internal-error'] }),
}

test.each(Object.entries(outages))(
	'when Cloudflare %s the Worker retries once with the same key',
	async (_, outage) => {
		const asked = siteverify(outage, passed('contact'))
		expect((await sendEnquiry(anEnquiry(), { token: freshToken(), bindings: production })).status).toBe(200)
		expect(asked).toHaveLength(2)
		expect(asked[1]?.body).toEqual(asked[0]?.body)
	},
)

test.each(Object.entries(outages))('when Cloudflare %s again nothing is written', async (_, outage) => {
	const asked = siteverify(outage)
	const before = await counts()
	for (const send of [...Object.values(writes), departments]) {
		const answer = await send(freshToken(), production)
		expect(answer.status).toBe(503)
		expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
		expect(await answer.json()).toMatchObject({ code: 'bot-check.unavailable' })
	}
	expect(asked).toHaveLength(6)
	expect(await counts()).toEqual(before)
	expect(logged('warn').join()).not.toContain('fresh-')
})

test('a secret that Cloudflare rejects is logged and answered as an outage', async () => {
	const asked = siteverify({ success: false, 'error-codes': ['invalid-input-secret'] })
	const answer = await sendEnquiry(anEnquiry(), { token: freshToken(), bindings: production })
	expect(answer.status).toBe(503)
	expect(asked).toHaveLength(1)
	expect(logged('error')).toEqual([expect.stringContaining('bot-check.wrong-secret')])
})

test('the Worker waits for an answer for three seconds, twice', async () => {
	const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
	onTestFinished(() => patience.mockRestore())
	const asked = siteverify(() => {
		const signal = asked.at(-1)?.signal
		return new Promise((_, reject) => signal?.aborted && reject(signal.reason))
	})
	expect((await sendEnquiry(anEnquiry(), { token: freshToken(), bindings: production })).status).toBe(503)
	expect(patience.mock.calls).toEqual([[3_000], [3_000]])
})
