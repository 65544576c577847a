import { decodeJwt } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { newUser, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { mailbox, tokenIn } from '#tests/support/worker/mail.ts'
import { linkFor, reset } from '#tests/support/worker/reset-link.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'

afterEach(() => {
	vi.useRealTimers()
})

/** Adds a user with a link and returns the sent mails. */
async function addWithLink(others: object = {}) {
	const to = mailbox()
	const form = newUser({ password: '', sendPasswordLink: true, ...others })
	const answer = await saveUser(form, await signedInAs(['Admin']), to.bindings)
	expect(answer.status).toBe(200)
	return { ...form, sent: to.sent }
}

test('a new user may get a link for their first password; until then a sign-in fails', async () => {
	const { userName, fullName, email, sent } = await addWithLink()
	expect(sent).toHaveLength(1)
	expect(sent[0]).toMatchObject({ to: `${email}@company.example`, subject: 'Your new account' })
	expect(sent[0]?.text).toContain(fullName)
	expect(sent[0]?.text, 'with what to sign in').toContain(`User name: ${userName}\n`)
	expect(sent[0]?.text).toContain(`${bindings.ORIGIN}/ResetPassword/`)
	for (const password of ['', 'Rivermoon1@', 'null', 'undefined'])
		expect(await trySignIn(userName, password)).not.toBe(200)
	expect((await reset(tokenIn(sent[0]), 'Rivermoon1@')).status).toBe(200)
	expect(await trySignIn(userName, 'Rivermoon1@')).toBe(200)
})

test('that link is good for 72 hours, once', async () => {
	const [used, late] = [await addWithLink(), await addWithLink()]
	const { exp = 0, iat = 0 } = decodeJwt(tokenIn(used.sent[0]))
	expect(exp - iat).toBe(72 * 3_600)
	vi.setSystemTime(Date.now() + 71 * 3_600_000)
	expect((await reset(tokenIn(used.sent[0]))).status).toBe(200)
	expect((await reset(tokenIn(used.sent[0]))).status).toBe(401)
	vi.setSystemTime(Date.now() + 3_600_000)
	expect((await reset(tokenIn(late.sent[0]))).status).toBe(401)
})

test('after a request for a new password, only the newer link is open', async () => {
	const { email, sent } = await addWithLink()
	const newer = await linkFor(email)
	expect((await reset(tokenIn(sent[0]))).status).toBe(401)
	expect((await reset(newer)).status).toBe(200)
})

test('a user with a password gets no link, even on request', async () => {
	const { userName, sent } = await addWithLink({ password: 'Rivermoon1@' })
	expect(sent).toEqual([])
	expect(await trySignIn(userName, 'Rivermoon1@')).toBe(200)
})

test('an inactive user is sent nothing', async () => {
	expect((await addWithLink({ active: false })).sent).toEqual([])
})
