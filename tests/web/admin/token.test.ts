import { expect, test } from 'vitest'
import { hasExpired, needsRefresh, readTokenBody } from '#web/admin/session/token.ts'

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const tokenOf = (body: unknown) => `Bearer ${encoded({ alg: 'HS256' })}.${encoded(body)}.signature`

const minute = 60_000
const now = Date.UTC(2026, 10, 21, 9, 0)
const expiringIn = (ms: number) => tokenOf({ exp: (now + ms) / 1000, sub: '7' })

test('the body is read with and without the prefix, in any script', () => {
	expect(readTokenBody(expiringIn(minute))).toEqual({ exp: (now + minute) / 1000, sub: '7' })
	expect(readTokenBody(tokenOf({ exp: 1, sub: 'നിള ÿ?>' }).slice('Bearer '.length))?.sub).toBe('നിള ÿ?>')
})

test.each([
	['', 'nothing'],
	['Bearer ', 'the prefix alone'],
	['Bearer a.b.c', 'no base64'],
	[`Bearer a.${encoded('text')}.c`, 'no object'],
	[tokenOf({ sub: '7' }), 'no expiry'],
	[tokenOf({ exp: '1' }), 'an expiry that is no number'],
])('%j cannot be read: %s', (token) => {
	expect(readTokenBody(token)).toBeNull()
	expect(hasExpired(token, now)).toBe(true)
	expect(needsRefresh(token, now)).toBe(true)
})

test('a token counts as expired 20 minutes before it is', () => {
	expect(needsRefresh(expiringIn(20 * minute + 1), now)).toBe(false)
	expect(needsRefresh(expiringIn(20 * minute), now)).toBe(true)
	expect(needsRefresh(expiringIn(-minute), now)).toBe(true)
})

test('a reset link is open until its own expiry', () => {
	expect(hasExpired(expiringIn(1000), now)).toBe(false)
	expect(hasExpired(expiringIn(0), now)).toBe(true)
})
