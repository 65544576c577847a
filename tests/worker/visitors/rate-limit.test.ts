import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { counters } from '#worker/data/counters.table.ts'
import { AppError } from '#worker/http/errors.ts'
import { countAttempt, counterKey, uncountAttempt } from '#worker/visitors/rate-limit.ts'
import { visitorAddress } from '#worker/visitors/visitor-address.ts'

const threeAnHour = { name: 'tries', most: 3, windowMs: 60 * 60_000 }
const start = new Date('2026-03-01T12:00:00.000Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const newKey = () => counterKey(bindings.TOKEN_SECRET, threeAnHour, crypto.randomUUID())

const refusalOf = (attempt: Promise<unknown>) =>
	attempt.then(
		() => null,
		(error: unknown) => (error instanceof AppError ? error : Promise.reject(error)),
	)

const countOf = async (key: string) => (await db.select().from(counters).where(eq(counters.key, key)))[0]?.count

test.each([
	['192.0.2.7', '192.0.2.7'],
	[' 192.0.2.7 ', '192.0.2.7'],
	['::ffff:192.0.2.7', '192.0.2.7'],
	['::FFFF:192.0.2.7', '192.0.2.7'],
	['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
	['::ffff:c000:207', '192.0.2.7'],
	['0000:0000:0000:0000:0000:ffff:c000:0207', '192.0.2.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
	['2001:db8:1:2::', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['', 'unknown'],
])('the address %j counts as %s', (sent, address) => {
	expect(visitorAddress(new Headers({ 'CF-Connecting-IP': sent }))).toBe(address)
})

test('networks that differ within their first 64 bits are different visitors', () => {
	const of = (address: string) => visitorAddress(new Headers({ 'CF-Connecting-IP': address }))
	expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'))
	expect(of('192.0.2.7')).not.toBe(of('192.0.2.8'))
})

test('headers that a visitor can set are ignored', () => {
	const headers = { 'X-Forwarded-For': '192.0.2.1', 'X-Real-IP': '192.0.2.2', 'True-Client-IP': '192.0.2.3' }
	expect(visitorAddress(new Headers(headers))).toBe('unknown')
})

test('requests up to the limit pass in a window, and the refusal says when it ends', async () => {
	const key = await newKey()
	for (const minute of [0, 10, 20]) await countAttempt(db, threeAnHour, key, after(minute))
	const refusal = await refusalOf(countAttempt(db, threeAnHour, key, after(45)))
	expect(refusal).toMatchObject({ code: 'request.too-many', details: { retryAfterSeconds: 15 * 60 } })
	expect(await countOf(key)).toBe(3)
	expect(await refusalOf(countAttempt(db, threeAnHour, key, after(60)))).toBeNull()
	expect(await countOf(key)).toBe(1)
})

test('a hundred concurrent requests cannot exceed the limit', async () => {
	const key = await newKey()
	const refusals = await Promise.all(
		Array.from({ length: 100 }, () => refusalOf(countAttempt(db, threeAnHour, key, start))),
	)
	expect(refusals.filter((refusal) => refusal === null)).toHaveLength(3)
})

test('a count can be taken back, but never below zero', async () => {
	const key = await newKey()
	await countAttempt(db, threeAnHour, key, start)
	await uncountAttempt(db, key)
	await uncountAttempt(db, key)
	expect(await countOf(key)).toBe(0)
})

test('a counter contains neither address nor name', async () => {
	const key = await counterKey(bindings.TOKEN_SECRET, threeAnHour, '192.0.2.7')
	expect(key).toMatch(/^tries:[\da-f]{64}$/)
	expect(await counterKey('another secret', threeAnHour, '192.0.2.7')).not.toBe(key)
	expect(await counterKey(bindings.TOKEN_SECRET, { ...threeAnHour, name: 'others' }, '192.0.2.7')).not.toBe(key)
})
