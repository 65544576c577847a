import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TriagedEnquiries } from '#contracts/enquiries/desk.ts'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { actsIn, arrive, departmentName, newDepartment, salesperson } from '#tests/support/builders/desk.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { wakeSubjects } from '#worker/desks/triage/wake.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

/** A moment of the company's clock, in UTC. */
const utc = (time: string) => new Date(companyMoment(time)).toISOString()

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString()

test('a new enquiry belongs to nobody, waits since it arrived, and has the answer due in working hours', async () => {
	// Friday 17:00: one hour is left, and eight more on Monday.
	const friday = utc('2030-05-03T17:00')
	const id = await arrive({ name: 'Meera Nair' }, new Date(friday))
	const { subject: enquiry } = await (await salesperson()).read(id)
	expect(enquiry).toMatchObject({
		state: 'new',
		owner: null,
		waitingSince: friday,
		dueAt: utc('2030-05-06T17:00'),
	})
})

test('who takes a new enquiry opens it; the conversation and the audit log name the person', async () => {
	const id = await arrive()
	const asha = await salesperson('Asha Varma')
	const answer = await asha.place(id, { ownerId: asha.id })
	expect(answer.status).toBe(200)
	const conversation = await asha.read(id)
	expect(conversation.subject).toMatchObject({ state: 'open', owner: { id: asha.id, fullName: 'Asha Varma' } })
	expect(actsIn(conversation)).toEqual(['assigned: null -> Asha Varma', 'state: new -> open'])
	const [act] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.section, 'enquiries'), eq(auditLog.itemId, id), eq(auditLog.action, 'changed')))
	expect(JSON.parse(act?.changes ?? '')).toEqual({ state: ['new', 'open'], owner: [null, 'Asha Varma'] })
	expect(act?.actorId).toBe(asha.id)
})

test('the answer of a change undoes it', async () => {
	const ids = [await arrive(), await arrive()]
	const asha = await salesperson()
	const enquiries = await Promise.all(
		ids.map(async (id) => ({ id, version: (await asha.read(id)).subject.version, state: 'spam' })),
	)
	const undo = await (await asha.send('triage', { subjects: enquiries })).json()
	for (const id of ids) expect((await asha.read(id)).subject.state).toBe('spam')
	expect((await asha.send('triage', { subjects: undo })).status).toBe(200)
	for (const id of ids) expect((await asha.read(id)).subject).toMatchObject({ state: 'new', owner: null })
})

test('if one of several has changed meanwhile, none of them changes', async () => {
	const ids = [await arrive(), await arrive()]
	const asha = await salesperson()
	await asha.place(ids[1] ?? 0, { ownerId: asha.id })
	const answer = await asha.send('triage', { subjects: ids.map((id) => ({ id, version: 1, state: 'done' })) })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({ code: 'enquiry.changed' })
	expect((await asha.read(ids[0] ?? 0)).subject.state).toBe('new')
})

test('of two people who take an enquiry at once one is told that it has changed', async () => {
	const id = await arrive()
	const [asha, kofi] = [await salesperson(), await salesperson()]
	const take = (person: { id: number; send: (typeof asha)['send'] }) =>
		person.send('triage', { subjects: [{ id, version: 1, ownerId: person.id }] })
	const statuses = (await Promise.all([take(asha), take(kofi)])).map(({ status }) => status)
	expect(statuses.sort()).toEqual([200, 409])
})

test('a department that an enquiry moves to gets the notice in its mailbox, and a colleague who gets it a mail', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive({ name: 'Meera Nair' })
	const [asha, kofi] = [await salesperson('Asha Varma', bindings), await salesperson('Kofi Amankwah')]
	await sendDueMail(db, bindings)
	sent.length = 0
	const department = await newDepartment('partners@company.example')
	const before = (await asha.read(id)).subject.department
	await asha.place(id, { departmentId: department })
	await asha.place(id, { ownerId: kofi.id })
	expect(sent.map(({ to }) => to)).toEqual(['partners@company.example', `${kofi.email}@${bindings.MAIL_DOMAIN}`])
	expect(sent[1]?.subject).toBe('An enquiry is yours: Meera Nair, Kollam Spice Exports')
	expect(sent[1]?.text).toContain('Assigned by: Asha Varma')
	expect(actsIn(await asha.read(id))[0]).toBe(`moved: ${before} -> ${await departmentName(department)}`)
})

test('a snoozed enquiry waits until its time, then it is open again', async () => {
	const id = await arrive()
	const asha = await salesperson()
	const wakesAt = inAnHour()
	await asha.place(id, { wakesAt })
	expect((await asha.read(id)).subject).toMatchObject({ state: 'waiting', wakesAt })
	await wakeSubjects(db, enquiryDesk, new Date())
	expect((await asha.read(id)).subject.state).toBe('waiting')
	await wakeSubjects(db, enquiryDesk, new Date(wakesAt))
	const woken = await asha.read(id)
	expect(woken.subject).toMatchObject({ state: 'open', wakesAt: null })
	expect(actsIn(woken).at(-1)).toBe(`woken: ${wakesAt} -> null`)
})

test('the undo of an act on a snoozed enquiry opens it where its time has come meanwhile', async () => {
	const id = await arrive()
	const asha = await salesperson()
	await asha.place(id, { wakesAt: inAnHour() })
	const done = { id, version: (await asha.read(id)).subject.version, state: 'done' }
	const [before] = (await (await asha.send('triage', { subjects: [done] })).json()) as TriagedEnquiries
	const soon = { ...before, wakesAt: new Date(Date.now() - 1).toISOString() }
	expect((await asha.send('triage', { subjects: [soon] })).status).toBe(200)
	expect((await asha.read(id)).subject).toMatchObject({ state: 'open', wakesAt: null })
})

test('an enquiry that is named twice is refused, and so is every list of more than a hundred', async () => {
	const id = await arrive()
	const asha = await salesperson()
	const place = (ids: readonly number[]) =>
		asha.send('triage', { subjects: ids.map((each) => ({ id: each, version: 1, state: 'done' })) })
	const twice = await place([id, id])
	expect(twice.status).toBe(400)
	expect(await twice.json()).toMatchObject({ fields: { subjects: 'Name each one once' } })
	expect((await place(Array.from({ length: 101 }, (_, index) => index + 1))).status).toBe(400)
	expect((await asha.read(id)).subject.state).toBe('new')
})

test.each([
	['a time that is over', { wakesAt: '2020-01-01T00:00:00Z' }, 400],
	['an owner who may not open the desk', { ownerId: -1 }, 400],
	['a department that does not exist', { departmentId: 987_654 }, 404],
	['a state that does not exist', { state: 'gone' }, 400],
])('%s is refused and changes nothing', async (_, placing, status) => {
	const id = await arrive()
	const asha = await salesperson()
	const stranger = await addStaff({ roles: ['Blogs'] })
	const sent = 'ownerId' in placing ? { ownerId: stranger.id } : placing
	const answer = await asha.send('triage', { subjects: [{ id, version: 1, ...sent }] })
	expect(answer.status).toBe(status)
	expect((await asha.read(id)).subject).toMatchObject({ state: 'new', owner: null, version: 1, wakesAt: null })
})
