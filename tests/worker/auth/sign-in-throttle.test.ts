import { expect, test } from 'vitest'
import { bindings } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { accountHash, forgetFailures, mayTry } from '#worker/features/auth/sign-in-throttle.ts'

const begin = Date.parse('2026-03-02T09:00:00.000Z')
const at = (seconds: number) => new Date(begin + seconds * 1_000)
const minute = 60

test('five tries are free; after each further one the account rests 1, 2, 4, 8 and then 15 minutes', async () => {
	const account = crypto.randomUUID()
	for (let n = 0; n < 5; n += 1) expect(await mayTry(db, account, at(0))).toBe(true)
	let time = 0
	for (const rest of [1, 2, 4, 8, 15, 15, 15].map((minutes) => minutes * minute)) {
		expect(await mayTry(db, account, at(time + rest - 1))).toBe(false)
		time += rest
		expect(await mayTry(db, account, at(time))).toBe(true)
	}
})

test('tries during the rest do not lengthen it', async () => {
	const account = crypto.randomUUID()
	for (let n = 0; n < 5; n += 1) await mayTry(db, account, at(0))
	for (let second = 1; second < minute; second += 6) expect(await mayTry(db, account, at(second))).toBe(false)
	expect(await mayTry(db, account, at(minute))).toBe(true)
})

test('concurrent attempts never exceed the free ones', async () => {
	const account = crypto.randomUUID()
	const tries = await Promise.all(Array.from({ length: 50 }, () => mayTry(db, account, at(0))))
	expect(tries.filter((allowed) => allowed)).toHaveLength(5)
})

test('a success, and a day without a try, forget the failures', async () => {
	const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
	for (const account of [one, two]) for (let n = 0; n < 5; n += 1) await mayTry(db, account, at(0))
	await forgetFailures(db, one)
	for (let n = 0; n < 5; n += 1) expect(await mayTry(db, one, at(1))).toBe(true)
	const dayLater = 24 * 60 * minute
	for (let n = 0; n < 5; n += 1) expect(await mayTry(db, two, at(dayLater))).toBe(true)
	expect(await mayTry(db, two, at(dayLater))).toBe(false)
})

test('one account does not hinder another', async () => {
	const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
	for (let n = 0; n < 9; n += 1) await mayTry(db, one, at(0))
	expect(await mayTry(db, two, at(0))).toBe(true)
})

test('the key of an account is the same for all spellings of its name, and tells nothing without the secret', async () => {
	const hash = await accountHash('Asha Nair', bindings.TOKEN_SECRET)
	expect(await accountHash(' ASHA  nair ', bindings.TOKEN_SECRET)).toBe(hash)
	expect(await accountHash('asha', bindings.TOKEN_SECRET)).not.toBe(hash)
	expect(await accountHash('Asha Nair', 'another secret')).not.toBe(hash)
	expect(hash).toMatch(/^[\da-f]{64}$/)
})
