import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'

const minute = 60_000

beforeEach(() => {
	vi.setSystemTime(Math.floor(Date.now() / minute) * minute)
})
afterEach(() => {
	vi.useRealTimers()
})

const actsOf = (id: number) => db.select().from(auditLog).where(eq(auditLog.actorId, id)).orderBy(auditLog.id)
const calls = [
	['/api/usercontroller/fetchpermissions', 'users'],
	['/api/contactuscontroller/listDepartments', 'enquiries'],
] as const

test('a hundred refused calls of one user within a minute leave one row, which counts them and lists their sections', async () => {
	const { id, userName } = await addStaff({ roles: ['Flyers'] })
	const headers = await sessionOf(id)
	const before = await counts()
	const refused = Array.from({ length: 100 }, (_, n) => call(calls[n % 2]?.[0] ?? '', { headers }))
	for (const answer of await Promise.all(refused)) expect(answer.status).toBe(403)
	const [act, ...others] = await actsOf(id)
	expect(others).toEqual([])
	expect(act).toMatchObject({ actorName: userName, action: 'role denied', times: 100 })
	expect(new Set(JSON.parse(act?.changes ?? '').sections[1])).toEqual(new Set(calls.map(([, section]) => section)))
	expect((await counts()).audit_log).toBe((before.audit_log as number) + 1)
})

test('the next minute and another user have rows of their own', async () => {
	const [one, two] = [await addStaff(), await addStaff()]
	const ask = async (id: number) => call(calls[0][0], { headers: await sessionOf(id) })
	await ask(one.id)
	await ask(two.id)
	vi.setSystemTime(Date.now() + minute)
	await ask(one.id)
	await ask(one.id)
	expect((await actsOf(one.id)).map(({ times }) => times)).toEqual([1, 2])
	expect((await actsOf(two.id)).map(({ times }) => times)).toEqual([1])
})

test('failed sign-ins from any number of addresses leave one row a minute for an account, and one for unknown names', async () => {
	const { id, userName } = await addStaff()
	const before = await counts()
	for (let n = 0; n < 12; n += 1) {
		expect(await trySignIn(userName, 'wrong', `198.51.100.${n}`)).toBe(401)
		expect(await trySignIn(`nobody ${n % 4}`, 'wrong', `198.51.100.${n}`)).toBe(401)
	}
	expect((await actsOf(id)).map(({ action, times }) => [action, times])).toEqual([
		['sign-in failed', 5],
		['sign-in failed: resting', 7],
	])
	const nobodies = await db.select().from(auditLog).where(eq(auditLog.action, 'sign-in failed'))
	expect(nobodies.filter(({ actorId }) => actorId === null)).toMatchObject([{ times: 12 }])
	expect((await counts()).audit_log).toBe((before.audit_log as number) + 3)
})
