import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { bindings, call } from '#tests/support/worker/app.ts'
import { mailbox, tokenIn } from '#tests/support/worker/mail.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { passwordResets } from '#worker/features/auth/auth.table.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'

afterEach(() => {
	vi.useRealTimers()
})

const xToken = { 'X-Token': 'XXXX.DUMMY.TOKEN.XXXX' }
type Asked = { headers?: Record<string, string>; origin?: string; to?: ReturnType<typeof mailbox> }
const forgot = (email: unknown, { headers = {}, origin, to = mailbox() }: Asked = {}) =>
	call('/api/authcontroller/forgotpassword', {
		json: { email },
		headers: { ...xToken, ...headers },
		bindings: to.bindings,
		origin,
	})

test('a known user gets one mail to their own address, with a link on the configured host for 30 minutes', async () => {
	const { email, fullName, userName } = await addStaff()
	const to = mailbox()
	const answer = await forgot(email, { to })
	expect(answer.status).toBe(200)
	expect(await answer.json()).toEqual({ message: 'An Email has been sent to you' })
	expect(to.sent).toHaveLength(1)
	const [mail] = to.sent
	expect(mail).toMatchObject({
		to: `${email}@company.example`,
		from: bindings.MAIL_FROM,
		subject: 'Set a new password',
	})
	expect(mail?.text).toContain(fullName)
	expect(mail?.text).toContain(`User name: ${userName}\n`)
	expect(mail?.text).toContain(`${bindings.ORIGIN}/ResetPassword/`)
	const { exp = 0, iat = 0 } = decodeJwt(tokenIn(mail))
	expect(exp - iat).toBe(30 * 60)
	expect(mail?.text).toContain(`Link holds until: ${letterMoment(new Date(exp * 1000).toISOString())}\n`)
})

test('the response is the same for a known, unknown or inactive user; only the known one gets a mail', async () => {
	const known = await addStaff()
	const inactive = await addStaff({ active: false })
	const to = mailbox()
	const answers = []
	for (const email of [known.email, 'nobody', inactive.email]) {
		const answer = await forgot(email, { to })
		const headers = [...answer.headers].filter(([name]) => !['x-request-id', 'x-token'].includes(name))
		answers.push(JSON.stringify([answer.status, await answer.json(), headers]))
	}
	expect(new Set(answers).size).toBe(1)
	expect(to.sent.map((mail) => mail.to)).toEqual([`${known.email}@company.example`])
})

test('the address may be written in any case', async () => {
	await addStaff({ email: 'asha.nair' })
	const to = mailbox()
	await forgot('ASHA.Nair', { to })
	expect(to.sent.map((mail) => mail.to)).toEqual(['asha.nair@company.example'])
})

test('every address that the user form accepts is accepted', async () => {
	for (const email of ['pipe|name', 'under_score', 'd1g1ts2']) {
		await addStaff({ email })
		const to = mailbox()
		await forgot(email, { to })
		expect(to.sent.map((mail) => mail.to)).toEqual([`${email}@company.example`])
	}
})

test('anything but one plain name is refused without a mail', async () => {
	const { email } = await addStaff()
	const to = mailbox()
	const before = await counts()
	const tricks = [
		[email, 'mallory'],
		{ email },
		`${email},mallory`,
		`${email};mallory`,
		`${email} mallory`,
		`${email}\nmallory`,
		`${email}\r\nBcc: mallory@evil.example`,
		`${email}@evil.example`,
		`${email}@company.example`,
		`${email}\u0000`,
		`${email}%00`,
		'',
		null,
		7,
		true,
	]
	for (const trick of tricks) {
		const answer = await forgot(trick, { to })
		expect(answer.status, JSON.stringify(trick)).toBe(400)
		expect(await answer.json()).toMatchObject({ fields: { email: expect.any(String) } })
	}
	const twice = await call('/api/authcontroller/forgotpassword', {
		body: `{"email":"${email}","email":"mallory"}`,
		headers: { ...xToken, 'Content-Type': 'application/json' },
		bindings: to.bindings,
	})
	expect(twice.status).toBe(400)
	const more = await call('/api/authcontroller/forgotpassword', {
		json: { email, to: 'mallory' },
		headers: xToken,
		bindings: to.bindings,
	})
	expect(more.status).toBe(400)
	expect(to.sent).toEqual([])
	expect(await counts()).toEqual(before)
})

test.each([
	['Host', { headers: { Host: 'evil.example' } }],
	['X-Forwarded-Host', { headers: { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' } }],
	['Forwarded', { headers: { Forwarded: 'host=evil.example' } }],
	['Origin and Referer', { headers: { Origin: 'https://evil.example', Referer: 'https://evil.example/Login' } }],
	['the address that was called', { origin: 'https://evil.example' }],
])('the link does not follow %s', async (_, forged: Asked) => {
	const { email } = await addStaff()
	const to = mailbox()
	await forgot(email, { ...forged, to })
	expect(to.sent[0]?.text).toContain(`${bindings.ORIGIN}/ResetPassword/`)
	expect(to.sent[0]?.text).not.toContain('evil')
})

test('the database keeps neither the token nor its secret', async () => {
	const { id, email } = await addStaff()
	const to = mailbox()
	await forgot(email, { to })
	const token = tokenIn(to.sent[0])
	const { jti = '' } = decodeJwt(token)
	expect(jti.length).toBeGreaterThanOrEqual(32)
	const rows = JSON.stringify(await db.select().from(passwordResets).where(eq(passwordResets.userId, id)))
	expect(rows).not.toContain(jti)
	expect(rows).not.toContain(token)
})

test('asking changes nothing of the account', async () => {
	const { id, email } = await addStaff()
	const row = () => bindings.DB.prepare('select * from users where id = ?').bind(id).first()
	const before = await row()
	await forgot(email)
	expect(await row()).toEqual(before)
})

test('a mail service that fails changes nothing of the answer', async () => {
	const { email } = await addStaff()
	const EMAIL = { send: () => Promise.reject(new Error('unreachable')) } as unknown as SendEmail
	const answer = await call('/api/authcontroller/forgotpassword', {
		json: { email },
		headers: xToken,
		bindings: { ...bindings, EMAIL },
	})
	expect([answer.status, await answer.json()]).toEqual([200, { message: 'An Email has been sent to you' }])
})

test('one address sends 30 requests an hour for any users; then it gets 429 with the time to wait', async () => {
	const headers = { 'CF-Connecting-IP': '198.51.100.30' }
	for (let n = 0; n < 30; n += 1) expect((await forgot(`nobody${n}`, { headers })).status).toBe(200)
	const { email } = await addStaff()
	const to = mailbox()
	const answer = await forgot(email, { headers, to })
	expect(answer.status).toBe(429)
	expect(await answer.json()).toMatchObject({ code: 'request.too-many' })
	expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3_500)
	expect(to.sent).toEqual([])
	const elsewhere = { 'CF-Connecting-IP': '198.51.100.31' }
	expect((await forgot(email, { headers: elsewhere, to })).status).toBe(200)
	expect(to.sent).toHaveLength(1)
})

test('refused forms do not count for that limit', async () => {
	const headers = { 'CF-Connecting-IP': '198.51.100.32' }
	for (let n = 0; n < 40; n += 1) await forgot('', { headers })
	expect((await forgot('nobody', { headers })).status).toBe(200)
})

test('one account gets five mails in half an hour, the lifetime of a link, from any addresses; the response does not reveal it', async () => {
	const begin = Date.now()
	vi.setSystemTime(begin)
	const { email } = await addStaff()
	const to = mailbox()
	const ask = (n: number) => forgot(email, { headers: { 'CF-Connecting-IP': `198.51.100.${100 + n}` }, to })
	for (let n = 0; n < 8; n += 1) expect((await ask(n)).status).toBe(200)
	expect(to.sent).toHaveLength(5)
	vi.setSystemTime(begin + 31 * 60_000)
	await ask(9)
	expect(to.sent).toHaveLength(6)
})
