import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { aSite, finding, local } from '#tests/support/pages/site.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { users } from '#worker/data/users.table.ts'

/** Rows of the audit log keep their users, so these are deactivated. */
beforeEach(() => db.update(users).set({ active: false }))

describe('Administrators', () => {
	test('none is bad, and the command that adds one depends on the site', async () => {
		await addStaff({ roles: ['Careers'] })
		expect(await finding('Administrators')).toMatchObject({
			state: 'bad',
			text: expect.stringContaining('No active user has the role Admin'),
			advice: 'Run `npm run admin -- create --remote`.',
		})
		expect(await finding('Administrators', aSite(local))).toMatchObject({ advice: 'Run `npm run admin -- create`.' })
		expect(await finding('Administrators', aSite({ ENVIRONMENT: 'staging' }))).toMatchObject({
			advice: 'Run `CLOUDFLARE_ENV=staging npm run admin -- create --remote`.',
		})
	})

	test('one who is not active is none', async () => {
		const { id } = await addStaff({ roles: ['Admin'] })
		await db.update(users).set({ active: false }).where(eq(users.id, id))
		expect(await finding('Administrators')).toMatchObject({ state: 'bad' })
	})

	test('one without a password is a warning', async () => {
		const { id } = await addStaff({ roles: ['Admin'] })
		await db.update(users).set({ passwordHash: null }).where(eq(users.id, id))
		expect(await finding('Administrators')).toMatchObject({
			state: 'warning',
			text: expect.stringMatching(/^1 active Admin has no password yet/),
		})
	})

	test('one with a password is good', async () => {
		await addStaff({ roles: ['Admin'] })
		expect(await finding('Administrators')).toMatchObject({ state: 'good' })
	})
})

describe('Passwords', () => {
	const other = { PASSWORD_PEPPER: 'another pepper that nobody here has used' }

	test('of this pepper are good', async () => {
		expect(await finding('Passwords')).toMatchObject({ state: 'good', text: 'No active user has a password yet.' })
		await addStaff()
		expect(await finding('Passwords')).toMatchObject({
			state: 'good',
			text: '1 password was made with this `PASSWORD_PEPPER`.',
		})
	})

	test('that are all of another pepper are bad: nobody can sign in', async () => {
		await addStaff()
		expect(await finding('Passwords', aSite(other))).toMatchObject({
			state: 'bad',
			text: expect.stringContaining('nobody can sign in'),
			advice: expect.stringContaining('npx wrangler secret put PASSWORD_PEPPER'),
		})
		expect(await finding('Passwords', aSite({ ...local, ...other }))).toMatchObject({
			advice: expect.stringContaining('.dev.vars'),
		})
	})

	test('of which some are of another pepper are a warning', async () => {
		const { id } = await addStaff()
		await addStaff()
		await db.update(users).set({ passwordHash: '00000000$argon2id$of-another-pepper' }).where(eq(users.id, id))
		expect(await finding('Passwords')).toMatchObject({
			state: 'warning',
			text: '1 of 2 passwords were made with another `PASSWORD_PEPPER`.',
		})
	})

	test('of a pepper that cannot be read are not judged', async () => {
		expect(await finding('Passwords', aSite({ PASSWORD_PEPPER: undefined }))).toBeUndefined()
	})
})
