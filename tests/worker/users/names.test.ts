import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formOf, newUser, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, sessionOf, signedInAs, somePassword } from '#tests/support/worker/staff.ts'
import { deriveAgain } from '#worker/data/job-runs.ts'
import { normalised } from '#worker/data/normalise.ts'
import { users } from '#worker/data/users.table.ts'
import { confusableKey } from '#worker/features/users/confusable-key.ts'
import { findUser } from '#worker/features/users/users.queries.ts'
import { runJobs } from '#worker/jobs/run.ts'

const severalScripts = 'Use letters of one script only: letters of several scripts look alike'
const alike = 'This user name looks like that of another user. Choose one that cannot be mistaken for it.'
const admin = () => signedInAs(['Admin'])
const add = async (userName: string) =>
	saveUser(newUser({ userName, password: '', sendPasswordLink: true }), await admin())
const keyOf = async (id: number) =>
	(await db.select({ key: users.confusableKey }).from(users).where(eq(users.id, id)))[0]?.key

/** A user from before the rules for names. */
async function addEarlierUser(userName: string) {
	const { id } = await addStaff()
	const name = { userName, userNameKey: normalised(userName), confusableKey: null }
	await db.update(users).set(name).where(eq(users.id, id))
	return id
}

test('a name of mixed scripts is refused with its field, for a new user and for a rename', async () => {
	const { id } = await addStaff()
	const headers = await admin()
	const before = await counts()
	for (const form of [newUser({ userName: 'аdmin' }), { ...(await formOf(id)), userName: 'аdmin' }]) {
		const answer = await saveUser(form, headers)
		expect([answer.status, await answer.json()]).toMatchObject([
			400,
			{ code: 'request.invalid', fields: { userName: severalScripts } },
		])
	}
	expect(await counts()).toEqual(before)
})

test.each(['asha@company.example', 'asha@home', '＠sha', '@'])(
	'%j is refused with its field for a new user and for a rename: @ belongs to addresses',
	async (userName) => {
		const { id } = await addStaff()
		const headers = await admin()
		const before = await counts()
		for (const form of [newUser({ userName }), { ...(await formOf(id)), userName }]) {
			const answer = await saveUser(form, headers)
			expect([answer.status, await answer.json()]).toMatchObject([
				400,
				{
					code: 'request.invalid',
					fields: { userName: 'Use a name without @: staff can sign in with their address, too' },
				},
			])
		}
		expect(await counts()).toEqual(before)
	},
)

test('an old name with @ signs in, and its user can be saved under it', async () => {
	const id = await addEarlierUser('lena@home')
	expect(await trySignIn('lena@home', somePassword)).toBe(200)
	expect((await saveUser({ ...(await formOf(id)), fullName: 'New Name' }, await admin())).status).toBe(200)
	expect(await findUser(db, id)).toMatchObject({ userName: 'lena@home', fullName: 'New Name' })
})

test.each([
	['blogs', ['bIogs', 'b1ogs', 'bl0gs']],
	['scope', ['ѕсоре']],
	['HATE', ['НАТЕ', 'ΗΑΤΕ']],
	['modern', ['modem', 'rnodem']],
])('a name that looks like %j is refused like a duplicate, and nothing is stored', async (userName, others) => {
	expect((await add(userName)).status).toBe(200)
	const { id } = await addStaff()
	const headers = await admin()
	const before = await counts()
	for (const other of others) {
		const password = { password: '', sendPasswordLink: true }
		for (const form of [newUser({ userName: other, ...password }), { ...(await formOf(id)), userName: other }]) {
			const answer = await saveUser(form, headers)
			expect([answer.status, await answer.json()], other).toMatchObject([
				409,
				{ code: 'user.name-alike', errorMsg: alike, fields: { userName: alike } },
			])
		}
	}
	expect(await counts()).toEqual(before)
	expect((await findUser(db, id))?.version).toBe(1)
})

test('of 20 names that look alike and are saved at once, one is stored', async () => {
	const headers = await admin()
	const names = ['paypal', 'paypaI', 'paypa1', 'PAYPA1', 'раураӏ']
	const forms = Array.from({ length: 20 }, (_, n) =>
		newUser({ userName: names[n % names.length], password: '', sendPasswordLink: true }),
	)
	const statuses = await Promise.all(forms.map(async (form) => (await saveUser(form, headers)).status))
	expect(statuses.filter((status) => status === 200)).toHaveLength(1)
	expect(statuses.filter((status) => status === 409)).toHaveLength(19)
})

test.each([
	['a name of one script that looks like none', 'Нина Чорновіл'],
	['Japanese with Latin letters', 'Tanaka 田中さん'],
	['an accent', 'Zoë'],
	['a sign', 'asha.nair+2 🌙'],
])('%s is a name', async (_, userName) => {
	expect((await add(userName)).status).toBe(200)
})

test('a name from before these rules keeps signing in, and its user can be saved under it', async () => {
	await add('pioneer')
	const id = await addEarlierUser('рioneer')
	expect(await trySignIn('рioneer', somePassword)).toBe(200)
	const answer = await saveUser({ ...(await formOf(id)), fullName: 'New Name' }, await admin())
	expect(answer.status).toBe(200)
	expect(await findUser(db, id)).toMatchObject({ userName: 'рioneer', fullName: 'New Name' })
	expect(await keyOf(id)).toBe(confusableKey('рioneer'))
})

test('the cron gives older users their key, so that no new name looks like theirs', async () => {
	const id = await addEarlierUser('Olive')
	await deriveAgain(db)
	await runJobs(bindings)
	expect(await keyOf(id)).toBe('olive')
	expect((await findUser(db, id))?.version).toBe(1)
	expect((await add('0live')).status).toBe(409)
})

test('a user may take a name that looks like their own', async () => {
	const { id } = await addStaff({ userName: 'williarn', roles: ['Admin'] })
	const answer = await saveUser({ ...(await formOf(id)), userName: 'william' }, await sessionOf(id))
	expect(answer.status).toBe(200)
})
