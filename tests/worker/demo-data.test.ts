import { expect, test } from 'vitest'
import { roles } from '#contracts/auth/roles.ts'
import { demoAccounts, demoPassword } from '#scripts/demo/accounts.ts'
import { fillDemoData } from '#scripts/demo/fill.ts'
import { bindings, call } from '#tests/support/worker/app.ts'

const count = (table: string) => bindings.DB.prepare(`select count(*) as count from ${table}`).first<number>('count')

test('demo data is loaded into a local database only', async () => {
	const production = { ...bindings, ENVIRONMENT: 'production' }
	await expect(fillDemoData(production)).rejects.toThrow('local database only')
	expect(await count('users')).toBe(0)
	expect(await count('enquiries')).toBe(0)
})

test('an empty local database is filled once, and each account can sign in and has its role', async () => {
	const filled = await fillDemoData(bindings)
	expect(filled).toEqual({ users: await count('users'), enquiries: await count('enquiries') })
	expect(await fillDemoData(bindings)).toBeNull()

	for (const [index, { userName }] of demoAccounts.entries()) {
		const answer = await call('/api/authcontroller/login', { json: { userName, password: demoPassword } })
		expect(answer.status, userName).toBe(200)
		expect(await answer.json()).toMatchObject({ permissions: [{ permission: roles[index] }] })
	}
})

test('the enquiries arrived within the last sixty days, and every department has some', async () => {
	const { results } = await bindings.DB.prepare('select distinct department_id from enquiries').all()
	expect(results).toHaveLength(6)
	const now = Date.now()
	const { results: moments } = await bindings.DB.prepare('select created_at as at from enquiries').all<{ at: string }>()
	for (const { at } of moments) {
		expect(Date.parse(at)).toBeLessThan(now)
		expect(Date.parse(at)).toBeGreaterThan(now - 60 * 86_400_000)
	}
})
