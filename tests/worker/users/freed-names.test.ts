import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAdmin } from '#scripts/local/first-admin.ts'
import { formOf, newUser, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { freedUserNames } from '#worker/features/users/freed-names.table.ts'
import { findUser } from '#worker/features/users/users.queries.ts'
import { deleteExpired } from '#worker/jobs/expiry.ts'

const day = 24 * 60 * 60_000
const refusal = {
	code: 'user.name-freed',
	errorMsg:
		'This user name, or one that looks like it, was given up less than 90 days ago. Nobody else can have it yet: choose another one.',
	fields: { userName: expect.stringContaining('90 days') },
}
const rename = async (id: number, userName: string) =>
	saveUser({ ...(await formOf(id)), userName }, await signedInAs(['Admin']))
const add = async (userName: string) => saveUser(newUser({ userName }), await signedInAs(['Admin']))
const freedAt = (name: string, at: Date) =>
	db.update(freedUserNames).set({ freedAt: at.toISOString() }).where(eq(freedUserNames.userNameKey, name))

test('another user cannot take a freed name: as a new user, by a rename, or with a look-alike', async () => {
	const [owner, other] = [await addStaff({ userName: 'Blogger' }), await addStaff()]
	expect((await rename(owner.id, 'Blogger the Old')).status).toBe(200)
	const headers = await signedInAs(['Admin'])
	const before = await counts()
	for (const userName of ['blogger', ' BLOGGER ', 'Ｂlogger', 'bIogger']) {
		for (const form of [newUser({ userName }), { ...(await formOf(other.id)), userName }]) {
			const answer = await saveUser(form, headers)
			expect([answer.status, await answer.json()], userName).toMatchObject([409, refusal])
		}
	}
	expect(await counts()).toEqual(before)
	expect((await findUser(db, other.id))?.userName).toBe(other.userName)
})

test('a user manager cannot act under the name of another: it cannot be taken while its owner is renamed', async () => {
	const [owner, manager] = [await addStaff({ userName: 'blogs' }), await addStaff({ roles: ['UserListing'] })]
	const headers = await sessionOf(manager.id)
	expect((await saveUser({ ...(await formOf(owner.id)), userName: 'blogs-old' }, headers)).status).toBe(200)
	const answer = await saveUser({ ...(await formOf(manager.id)), userName: 'blogs' }, headers)
	expect([answer.status, await answer.json()]).toMatchObject([409, refusal])
	expect((await saveUser({ ...(await formOf(owner.id)), userName: 'blogs' }, headers)).status).toBe(200)
})

test('the former owner may take a name back, and then the other one rests', async () => {
	const { id } = await addStaff({ userName: 'first' })
	expect((await rename(id, 'second')).status).toBe(200)
	expect((await rename(id, 'FIRST')).status).toBe(200)
	const names = (await db.select().from(freedUserNames).where(eq(freedUserNames.userId, id))).map(
		({ userNameKey }) => userNameKey,
	)
	expect(names).toEqual(['second'])
	expect((await add('second')).status).toBe(409)
	expect((await rename(id, 'Second')).status).toBe(200)
})

test('a name that only changes its case, and a save that is refused, give up nothing', async () => {
	const [{ id }, other] = [await addStaff({ userName: 'steady' }), await addStaff()]
	const before = await db.$count(freedUserNames)
	expect((await rename(id, 'Steady')).status).toBe(200)
	expect((await rename(id, other.userName)).status).toBe(409)
	expect(await db.$count(freedUserNames)).toBe(before)
})

test('after 90 days the name is free for everybody, whether or not the cron has run', async () => {
	const [one, two] = [await addStaff({ userName: 'early' }), await addStaff({ userName: 'late' })]
	await rename(one.id, 'early gone')
	await rename(two.id, 'late gone')
	const now = Date.now()
	await freedAt('early', new Date(now - 90 * day - 60_000))
	await freedAt('late', new Date(now - 90 * day + 60_000))
	expect((await add('late')).status).toBe(409)
	const answer = await add('early')
	expect(answer.status).toBe(200)
	expect((await rename(one.id, 'early')).status).toBe(409)
	expect((await rename((await answer.json()) as number, 'early again')).status).toBe(200)
})

test('the cron deletes freed names after 90 days', async () => {
	const { id } = await addStaff({ userName: 'resting' })
	await rename(id, 'awake')
	const isKept = async () => (await db.$count(freedUserNames, eq(freedUserNames.userNameKey, 'resting'))) === 1
	const freed = new Date()
	await deleteExpired(db, new Date(freed.getTime() + 90 * day - 60_000))
	expect(await isKept()).toBe(true)
	await deleteExpired(db, new Date(freed.getTime() + 90 * day + 60_000))
	expect(await isKept()).toBe(false)
})

test('an Admin added from the command line takes no freed name either', async () => {
	const { id } = await addStaff({ userName: 'founder' })
	await rename(id, 'founder gone')
	const person = { userName: 'Founder', fullName: 'F', email: 'founder.two', mobileNumber: brand.staffNumbers.example }
	await expect(addAdmin(bindings, person)).rejects.toThrow('was given up less than 90 days ago')
})
