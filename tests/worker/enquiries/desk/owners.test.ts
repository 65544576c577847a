import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actsIn, arrive, newDepartment, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, deliver } from '#tests/support/builders/raw-mail.ts'
import { mailThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { addStaff, db, grant } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { users } from '#worker/data/users.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const block = (id: number) => db.update(users).set({ active: false }).where(eq(users.id, id))

test.each([
	['may not open the desk any more', (id: number) => grant(id, ['Blogs'])],
	['is blocked', block],
])('an answer to somebody who %s is told to the mailbox of the department', async (_, changes) => {
	const { sent, bindings } = mailbox()
	const id = await arrive({ selectedDepartmentId: await newDepartment('trade@company.example') })
	const [asha, kofi] = [await salesperson(), await salesperson()]
	await asha.place(id, { ownerId: asha.id })
	await sendDueMail(db, bindings)
	sent.length = 0
	await changes(asha.id)
	await deliver({ to: await addressOf(id) })
	await sendDueMail(db, bindings)
	expect(sent.map(({ to }) => to)).toEqual(['trade@company.example'])
	expect((await kofi.place(id, { ownerId: kofi.id })).status, 'a colleague takes it over').toBe(200)
})

test('the enquiries of somebody who is blocked or may not open the desk any more are nobody’s', async () => {
	const departmentId = await newDepartment()
	const [asha, kofi, ines] = [await salesperson(), await salesperson(), await salesperson()]
	const ids = await Promise.all([1, 2, 3, 4].map(() => arrive({ selectedDepartmentId: departmentId })))
	const owners = [asha, kofi, ines]
	for (const [index, { id }] of owners.entries()) await ines.place(ids[index] ?? 0, { ownerId: id })
	await block(asha.id)
	await grant(kofi.id, ['Blogs'])
	const found = await ines.list({ tab: 'all', departmentId, owner: 'nobody' })
	expect(found.content.map(({ id }) => id).sort()).toEqual([ids[0], ids[1], ids[3]].sort())
})

test('nobody is told of an enquiry or a note who may not open it when the mail leaves', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive()
	await sendDueMail(db, bindings)
	sent.length = 0
	const asha = await salesperson('Asha Varma', { ...bindings, EMAIL: mailThatFails })
	const kofi = await addStaff({ userName: 'kofi.leaves', roles: ['ContactRequests'] })
	await asha.place(id, { ownerId: kofi.id })
	await asha.send('note', { subjectId: id, text: 'Look at this, @kofi.leaves' })
	await grant(kofi.id, ['Blogs'])
	await sendDueMail(db, bindings, new Date(Date.now() + 5 * 60_000))
	expect(sent).toEqual([])
})

test('of a thousand names in a note each colleague is told once, and neither the writer nor a blocked one', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive()
	await sendDueMail(db, bindings)
	sent.length = 0
	const asha = await salesperson('Asha Varma', bindings)
	const names = ['one.of.many', 'two.of.many', 'gone.of.many']
	const [one, two, gone] = await Promise.all(
		names.map((userName) => addStaff({ userName, roles: ['ContactRequests'] })),
	)
	await block(gone?.id ?? 0)
	const text = Array.from({ length: 700 }, (_, index) => `@${names[index % 3]}`).join(' ')
	expect((await asha.send('note', { subjectId: id, text: `${text} @${asha.userName}` })).status).toBe(200)
	expect(sent.map(({ to }) => to).sort()).toEqual(
		[one, two].map((each) => `${each?.email}@${bindings.MAIL_DOMAIN}`).sort(),
	)
})

test('an enquiry that is woken by hand is open again', async () => {
	const id = await arrive()
	const asha = await salesperson()
	await asha.place(id, { wakesAt: new Date(Date.now() + 3_600_000).toISOString() })
	await asha.place(id, { wakesAt: null })
	expect((await asha.read(id)).subject).toMatchObject({ state: 'open', wakesAt: null })
})

test('the log and the conversation name an owner who may not open the desk any more', async () => {
	const id = await arrive()
	const [asha, kofi] = [await salesperson('Asha Varma'), await salesperson('Kofi Amankwah')]
	await asha.place(id, { ownerId: asha.id })
	await block(asha.id)
	await kofi.place(id, { ownerId: kofi.id })
	expect(actsIn(await kofi.read(id)).at(-1)).toBe('assigned: Asha Varma -> Kofi Amankwah')
	const [act] = await db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.itemId, id), eq(auditLog.actorId, kofi.id)))
	expect(JSON.parse(act?.changes ?? '')).toEqual({ owner: ['Asha Varma', 'Kofi Amankwah'] })
})
