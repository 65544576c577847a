import { expect, test } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { readToken, signToken, type TokenType } from '#worker/crypto/tokens.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const types: TokenType[] = ['at+jwt', 'clearance+jwt']

test('a token of one type is never accepted as another', async () => {
	for (const made of types) {
		const token = await signToken(bindings, made, { sub: '7', sid: 'a session' }, 60_000, now)
		for (const asked of types) {
			const claims = await readToken(bindings, asked, token, { now })
			expect(claims !== null, `${made} as ${asked}`).toBe(made === asked)
		}
	}
})

test('a token is accepted until it expires, with five seconds of clock tolerance', async () => {
	const token = await signToken(bindings, 'at+jwt', { sub: '7', sid: 'a session' }, 60_000, now)
	expect(await readToken(bindings, 'at+jwt', token, { now: after(64) })).not.toBeNull()
	expect(await readToken(bindings, 'at+jwt', token, { now: after(66) })).toBeNull()
	expect(await readToken(bindings, 'at+jwt', token, { now: after(66), lateByMs: 10_000 })).not.toBeNull()
	expect(await readToken(bindings, 'at+jwt', token, { now: after(76), lateByMs: 10_000 })).toBeNull()
})

test('a token of another site with the same secret is refused', async () => {
	const token = await signToken(
		{ ...bindings, ORIGIN: 'https://preview.company.test' },
		'at+jwt',
		{ sub: '7', sid: 'a session' },
		60_000,
		now,
	)
	expect(await readToken(bindings, 'at+jwt', token, { now })).toBeNull()
})

test.each(['', 'short', 'x'.repeat(31)])('the secret %j is refused, not used', async (TOKEN_SECRET) => {
	const weak = { ...bindings, TOKEN_SECRET }
	await expect(signToken(weak, 'at+jwt', { sub: '7', sid: 'a session' }, 60_000, now)).rejects.toThrow(
		'TOKEN_SECRET needs at least 32 characters',
	)
})

test('a secret of 32 characters is accepted', async () => {
	const strong = { ...bindings, TOKEN_SECRET: 'x'.repeat(32) }
	const token = await signToken(strong, 'at+jwt', { sub: '7', sid: 'a session' }, 60_000, now)
	expect(await readToken(strong, 'at+jwt', token, { now })).not.toBeNull()
})
