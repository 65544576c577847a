import { expect, test } from 'vitest'
import { newUser, saveUser } from '#tests/support/builders/user-form.ts'
import { bindings } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { trySignIn } from '#tests/support/worker/sign-in.ts'
import { addStaff, db, permissionsFor, signedInAs } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { findUser } from '#worker/features/users/users.queries.ts'

test('a new user is stored as typed and can sign in, and the response has the id', async () => {
	const enabledPermissions = await permissionsFor(['Blogs', 'Careers'])
	const form = newUser({ userName: '  Asha Nair ', email: 'Asha.NAIR', enabledPermissions })
	const to = mailbox()
	const answer = await saveUser(form, await signedInAs(['Admin']), to.bindings)
	expect(answer.status).toBe(200)
	const id = (await answer.json()) as number
	expect(await findUser(db, id)).toEqual({
		id,
		userName: 'Asha Nair',
		fullName: form.fullName,
		email: 'asha.nair',
		mobileNumber: brand.staffNumbers.example,
		active: true,
		permissionsList: enabledPermissions,
		reviewLinks: [],
		version: 1,
	})
	expect(await trySignIn('asha nair', form.password)).toBe(200)
	expect(to.sent).toEqual([])
})

test('the password is stored as a hash alone', async () => {
	const form = newUser()
	await saveUser(form, await signedInAs(['Admin']))
	const row = await bindings.DB.prepare('select * from users where user_name = ?').bind(form.userName).first()
	expect(JSON.stringify(row)).not.toContain(form.password)
	expect(row?.password_hash).toMatch(/^[\da-f]{8}\$argon2id\$/)
})

test('an inactive user is stored and cannot sign in', async () => {
	const form = newUser({ active: false })
	expect((await saveUser(form, await signedInAs(['Admin']))).status).toBe(200)
	expect(await trySignIn(form.userName, form.password)).toBe(401)
})

test.each([undefined, null, '', 0, '0'])('an id of %j adds', async (id) => {
	const form = newUser({ id })
	const before = await counts()
	const answer = await saveUser(form, await signedInAs(['Admin']))
	expect(answer.status).toBe(200)
	// The new user and their editor.
	expect((await counts()).users).toBe((before.users as number) + 2)
})

test.each([
	['no password', { password: '' }, { password: 'Password is required' }],
	['a weak password', { password: 'rivermoon' }, { password: expect.stringContaining('8-20 characters') }],
	['a common password', { password: 'Password1!' }, { password: expect.stringContaining('too common') }],
	['no user name', { userName: ' ' }, { userName: 'User Name is required' }],
	['no full name', { fullName: '' }, { fullName: 'Full Name is required' }],
	['a whole e-mail address', { email: 'a@company.example' }, { email: 'Invalid e-mail format!' }],
	['a short mobile number', { mobileNumber: '9' }, { mobileNumber: brand.staffNumbers.message }],
	['a permission that does not exist', { enabledPermissions: [1, 999] }, { enabledPermissions: expect.any(String) }],
	['a hash instead of a password', { passwordHash: 'x' }, { passwordHash: 'Unknown field' }],
	['NUL in the name', { userName: 'a\u0000b' }, { userName: 'Contains characters that cannot be stored' }],
	['half a surrogate pair', { fullName: 'a\ud800' }, { fullName: 'Contains characters that cannot be stored' }],
])('%s is refused with its field, and nothing is stored', async (_, wrong, fields) => {
	const headers = await signedInAs(['Admin'])
	const before = await counts()
	const answer = await saveUser(newUser(wrong), headers)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toEqual({
		code: 'request.invalid',
		errorMsg: 'Please fill out all required fields.',
		fields,
		requestId: expect.any(String),
	})
	expect(await counts()).toEqual(before)
})

test.each([
	['right-to-left', 'שלום \u202eolleh'],
	['a thousand combining marks', undefined],
	['markup', '<b onclick=alert(1)>&amp;</b>'],
	['emoji', '🌙 Moon'],
])('a full name of %s is stored sign by sign, with composed letters', async (_, text) => {
	const fullName = text ?? `a${'\u0301'.repeat(199)}`
	const answer = await saveUser(newUser({ fullName }), await signedInAs(['Admin']))
	expect((await findUser(db, (await answer.json()) as number))?.fullName).toBe(fullName.normalize('NFC'))
})

test('all permissions and 150 more can be given in one save; more than 200 are refused', async () => {
	const headers = await signedInAs(['Admin'])
	const extra = Array.from({ length: 150 }, (_, n) => 1_000 + n)
	await bindings.DB.batch(
		extra.map((id) =>
			bindings.DB.prepare('insert into permissions (id, role, description) values (?, ?, ?)').bind(
				id,
				`Role${id}`,
				'x',
			),
		),
	)
	const all = [...(await permissionsFor(['Admin', 'Blogs', 'Careers'])), ...extra]
	const answer = await saveUser(newUser({ enabledPermissions: [...all, ...all.slice(0, 20)] }), headers)
	expect(answer.status).toBe(200)
	expect((await findUser(db, (await answer.json()) as number))?.permissionsList).toEqual(all)
	const tooMany = await saveUser(newUser({ enabledPermissions: Array(201).fill(1) }), headers)
	expect(tooMany.status).toBe(400)
	expect(await tooMany.json()).toMatchObject({ fields: { enabledPermissions: 'At most 200 permissions' } })
})

test('a name or address of another user is refused with its message, in any spelling', async () => {
	await addStaff({ userName: 'Renée', email: 'renee', active: false })
	const headers = await signedInAs(['Admin'])
	const before = await counts()
	for (const userName of ['Renée', 'RENÉE', ' rene\u0301e ', 'ｒｅｎée']) {
		const answer = await saveUser(newUser({ userName, password: '', sendPasswordLink: true }), headers)
		expect(answer.status).toBe(409)
		expect(await answer.json()).toMatchObject({
			code: 'user.name-taken',
			errorMsg: 'This username already exists!',
			fields: { userName: 'This username already exists!' },
		})
	}
	for (const email of ['renee', 'Renee', 'RENEE']) {
		const answer = await saveUser(newUser({ email, password: '', sendPasswordLink: true }), headers)
		expect(answer.status).toBe(409)
		expect(await answer.json()).toMatchObject({
			code: 'user.email-taken',
			errorMsg: 'This e-mail already exists!',
			fields: { email: 'This e-mail already exists!' },
		})
	}
	expect(await counts()).toEqual(before)
})

test.each([
	['name', (n: number) => ({ userName: n % 2 ? 'RACE' : 'race', email: `race${n}` }), 'user.name-taken'],
	['address', (n: number) => ({ userName: `racer ${n}`, email: n % 2 ? 'ONE.Race' : 'one.race' }), 'user.email-taken'],
])('of 50 saves of one %s at once, one is stored', async (_, fields, code) => {
	const headers = await signedInAs(['Admin'])
	const before = await counts()
	const forms = Array.from({ length: 50 }, (_, n) => newUser({ ...fields(n), password: '', sendPasswordLink: true }))
	const answers = await Promise.all(forms.map((form) => saveUser(form, headers)))
	const refused = answers.filter(({ status }) => status === 409)
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
	expect(refused).toHaveLength(49)
	for (const answer of refused) expect(await answer.json()).toMatchObject({ code })
	const after = await counts()
	for (const table of ['users', 'password_resets', 'outbox', 'audit_log']) {
		expect(after[table], table).toBe((before[table] as number) + 1)
	}
})
