import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usualOfficeHours } from '#contracts/desks/usual-hours.ts'
import type { Department } from '#contracts/enquiries/departments.ts'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { call } from '#tests/support/worker/app.ts'
import { counts, versionOfContent } from '#tests/support/worker/rows.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'

const names = async (): Promise<Record<string, string>> =>
	(await call('/api/public/contactuscontroller/viewDepartments', { headers: { 'X-Token': dummyToken } })).json()

const save = async (json: object, headers?: Record<string, string>) =>
	call('/api/contactuscontroller/saveDepartment', { json, headers: headers ?? (await signedInAs(['Admin'])) })

async function added(name: string, mailbox = 'team@company.example'): Promise<number> {
	return (await save({ name, mailbox })).json()
}

async function listed(id: number): Promise<Department | undefined> {
	const headers = await signedInAs(['Admin'])
	const all: Department[] = await (await call('/api/contactuscontroller/listDepartments', { headers })).json()
	return all.find((department) => department.id === id)
}

test('a fresh deployment has the six departments, for visitors and for staff alike', async () => {
	const visitors = await names()
	expect(visitors).toMatchObject({
		1: 'Sales',
		2: 'Support',
		3: 'Careers',
		4: 'Investors',
		5: 'Partners',
		6: 'Others',
	})
	const headers = await signedInAs(['ContactRequests'])
	expect(await (await call('/api/contactuscontroller/viewDepartments', { headers })).json()).toEqual(visitors)
})

test('an Admin adds a department, and visitors can write to it at once', async () => {
	const admin = await addStaff({ roles: ['Admin'] })
	const before = await versionOfContent()
	const answer = await save({ name: 'Training', mailbox: 'training@company.example' }, await sessionOf(admin.id))
	const id: number = await answer.json()
	expect((await names())[id]).toBe('Training')
	expect((await sendEnquiry(anEnquiry({ selectedDepartmentId: id }))).status).toBe(200)
	expect(await listed(id)).toEqual({
		...{ id, name: 'Training', mailbox: 'training@company.example', version: 1 },
		...usualOfficeHours,
	})
	expect(await versionOfContent()).toBeGreaterThan(before)
	const [act] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.action, 'department added'), eq(auditLog.itemId, id)))
	expect(act).toMatchObject({ actorId: admin.id, section: 'enquiries' })
	expect(JSON.parse(act?.changes ?? '')).toEqual({
		name: [null, 'Training'],
		mailbox: [null, 'training@company.example'],
	})
})

test('a rename keeps the id, and the audit log has the old name', async () => {
	const id = await added('Billing')
	const answer = await save({ id, name: 'Accounts', mailbox: 'team@company.example', version: 1 })
	expect(await answer.json()).toBe(id)
	expect((await names())[id]).toBe('Accounts')
	expect(await listed(id)).toMatchObject({ name: 'Accounts', version: 2 })
	const [act] = await db.select().from(auditLog).where(eq(auditLog.itemId, id)).orderBy(desc(auditLog.id))
	expect(act).toMatchObject({ action: 'department changed', changes: '{"name":["Billing","Accounts"]}' })
})

test.each(['Press Office', 'PRESS OFFICE', '  press   office ', 'ｐｒｅｓｓ ｏｆｆｉｃｅ'])(
	'a second department cannot be called %j',
	async (name) => {
		await added('Press Office')
		const headers = await signedInAs(['Admin'])
		const before = await counts()
		const answer = await save({ name, mailbox: 'press@company.example' }, headers)
		expect(answer.status).toBe(409)
		expect(await answer.json()).toMatchObject({
			code: 'department.name-taken',
			fields: { name: 'This department already exists!' },
		})
		expect(await counts()).toEqual(before)
	},
)

test('a department can change the case of its name', async () => {
	const id = await added('legal')
	expect((await save({ id, name: 'Legal', mailbox: 'legal@company.example' })).status).toBe(200)
	expect((await names())[id]).toBe('Legal')
})

test('a stale save is refused with the name of the last editor, and writes nothing', async () => {
	const id = await added('Research')
	const other = await addStaff({ fullName: 'Latha Menon', roles: ['Admin'] })
	await save(
		{ id, name: 'Research and Development', mailbox: 'r@company.example', version: 1 },
		await sessionOf(other.id),
	)
	const headers = await signedInAs(['Admin'])
	const before = await counts()
	const answer = await save({ id, name: 'Laboratory', mailbox: 'lab@company.example', version: 1 }, headers)
	expect(answer.status).toBe(409)
	const { code, errorMsg } = (await answer.json()) as { code: string; errorMsg: string }
	expect(code).toBe('write.stale')
	expect(errorMsg).toMatch(/^Latha Menon changed this on \d{1,2} \w+ \d{4}, \d\d:\d\d UTC\./)
	expect(await listed(id)).toMatchObject({ name: 'Research and Development', mailbox: 'r@company.example' })
	expect(await counts()).toMatchObject({ audit_log: before.audit_log, departments: before.departments })
})

test('of two saves of the same version at once one wins, and nothing of the other is kept', async () => {
	const id = await added('Events')
	const headers = await signedInAs(['Admin'])
	const answers = await Promise.all(
		['north', 'south'].map((side) =>
			save({ id, name: `Events ${side}`, mailbox: `${side}@company.example`, version: 1 }, headers),
		),
	)
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	const winner = answers[0]?.status === 200 ? 'north' : 'south'
	expect(await listed(id)).toMatchObject({ name: `Events ${winner}`, mailbox: `${winner}@company.example`, version: 2 })
})

test('office hours are changed by an Admin, stay where a form leaves them out, and set when an answer is due', async () => {
	const hours = { answerHours: 2, opensAt: '08:00', closesAt: '12:30', officeDays: [6, 1, 6, 3] }
	const named = { name: 'Trade desk', mailbox: 'trade@company.example' }
	const id: number = await (await save({ ...named, ...hours })).json()
	expect(await listed(id)).toMatchObject({ ...hours, officeDays: [1, 3, 6] })
	expect((await save({ ...named, id, version: 1, closesAt: '13:00' })).status).toBe(200)
	expect(await listed(id)).toMatchObject({ ...hours, officeDays: [1, 3, 6], closesAt: '13:00', version: 2 })
	// A Monday, half an hour before the office opens.
	const monday = new Date(companyMoment('2030-05-06T07:30'))
	const subjectId = await arrive({ selectedDepartmentId: id }, monday)
	expect((await (await salesperson()).read(subjectId)).subject.dueAt).toBe(
		new Date(companyMoment('2030-05-06T10:00')).toISOString(),
	)
})

test('a closing time is compared with the stored opening time', async () => {
	const id = await added('Night desk')
	const form = { id, name: 'Night desk', mailbox: 'team@company.example', version: 1 }
	const answer = await save({ ...form, closesAt: '08:00' })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ fields: { closesAt: 'The office closes after it opens' } })
	expect((await save({ ...form, opensAt: '07:00', closesAt: '08:00' })).status).toBe(200)
})

test('an unknown department cannot be changed', async () => {
	const answer = await save({ id: 987_654, name: 'Nowhere', mailbox: 'nowhere@company.example' })
	expect(answer.status).toBe(404)
	expect(await answer.json()).toMatchObject({ code: 'department.not-found' })
})

test.each<[object, object]>([
	[
		{ name: '', mailbox: '' },
		{ name: 'Department name is required', mailbox: 'Mailbox is required' },
	],
	[{ name: 'Team', mailbox: 'team' }, { mailbox: 'Invalid email format' }],
	[{ name: 'Team', mailbox: 'a@company.example,b@evil.example' }, { mailbox: 'Invalid email format' }],
	[
		{ name: 'Team', mailbox: 'a@company.example', answerHours: 0, opensAt: '9:00', officeDays: [] },
		{
			answerHours: 'A whole number of hours from 1 to 90 is expected',
			opensAt: 'A time like 09:30 is expected',
			officeDays: 'Choose at least one day',
		},
	],
	[
		{ name: 'Team', mailbox: 'a@company.example', opensAt: '10:00', closesAt: '10:00', officeDays: [1] },
		{ closesAt: 'The office closes after it opens' },
	],
	[
		{ name: 'Team', mailbox: 'a@company.example', officeDays: [0] },
		{ officeDays: 'Days of the week from 1 (Monday) to 7 are expected' },
	],
	[{ name: 'Team\r\nBcc: b@evil.example', mailbox: 'a@company.example' }, { name: 'The name must stand on one line' }],
])('%j is refused', async (form, fields) => {
	const answer = await save(form)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ fields })
})
