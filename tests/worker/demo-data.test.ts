import { expect, test } from 'vitest'
import { roles } from '#contracts/auth/roles.ts'
import { demoAccounts, demoPassword } from '#scripts/demo/accounts.ts'
import enquiries from '#scripts/demo/content/enquiries.yaml?raw'
import staff from '#scripts/demo/content/staff.yaml?raw'
import { fillAccounts } from '#scripts/demo/fill-accounts.ts'
import { parseContent } from '#scripts/demo/parse-content.ts'
import { enquiryList, staffList } from '#scripts/demo/schemas/people.ts'
import { bindings, call } from '#tests/support/worker/app.ts'

// Workerd has no access to the project's files.
const people = {
	staff: parseContent(staffList, 'staff.yaml', staff),
	enquiries: parseContent(enquiryList, 'enquiries.yaml', enquiries),
}

const count = (table: string) => bindings.DB.prepare(`select count(*) as count from ${table}`).first<number>('count')

test('demo data goes into a local database only', async () => {
	const production = { ...bindings, ENVIRONMENT: 'production' }
	await expect(fillAccounts(production, people)).rejects.toThrow('local database only')
	expect(await count('users')).toBe(0)
	expect(await count('enquiries')).toBe(0)
})

test('an empty local database is filled once, and each account can sign in and holds its role', async () => {
	const filled = await fillAccounts(bindings, people)
	expect(filled).toEqual({ users: await count('users'), enquiries: await count('enquiries') })
	expect(await fillAccounts(bindings, people)).toBeNull()

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
