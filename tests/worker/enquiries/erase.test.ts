import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { arrive, attached, salesperson } from '#tests/support/builders/desk.ts'
import { anEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { counts } from '#tests/support/worker/rows.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { addEnquiry } from '#worker/features/enquiries/enquiries.queries.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'

const newEnquiry = () => addEnquiry(db, { ...anEnquiry(), message: 'To be forgotten' }, null)

const erase = (id: unknown, headers: Record<string, string>) =>
	call(`/api/contactuscontroller/eraseContactUsRequest/${id}`, { method: 'DELETE', headers })

const erasuresOf = (id: number) =>
	db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.section, 'enquiries'), eq(auditLog.action, 'erased'), eq(auditLog.itemId, id)))

test('an Admin erases an enquiry; the audit log keeps the act, but not the text', async () => {
	const admin = await addStaff({ userName: 'Latha', roles: ['Admin'] })
	const id = await newEnquiry()
	const answer = await erase(id, await sessionOf(admin.id))
	expect(answer.status).toBe(200)
	expect(await answer.json()).toBe(true)
	expect(await db.$count(enquiries, eq(enquiries.id, id))).toBe(0)
	const [act, ...more] = await erasuresOf(id)
	expect(more).toEqual([])
	expect(act).toMatchObject({
		actorId: admin.id,
		actorName: 'Latha',
		changes: null,
		requestId: answer.headers.get('X-Request-Id'),
	})
})

test('an erased enquiry cannot be erased again', async () => {
	const headers = await signedInAs(['Admin'])
	const id = await newEnquiry()
	await erase(id, headers)
	const before = await counts()
	const answer = await erase(id, headers)
	expect(answer.status).toBe(404)
	expect(await answer.json()).toMatchObject({
		code: 'enquiry.not-found',
		errorMsg: 'Contact request with id not found',
	})
	expect(await counts()).toEqual(before)
})

test('of two concurrent erasures of one enquiry one succeeds', async () => {
	const headers = await signedInAs(['Admin'])
	const id = await newEnquiry()
	const answers = await Promise.all([erase(id, headers), erase(id, headers)])
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
	expect(await erasuresOf(id)).toHaveLength(1)
})

test('a reader of contact requests may not erase them', async () => {
	const headers = await signedInAs(['ContactRequests'])
	const id = await newEnquiry()
	expect((await erase(id, headers)).status).toBe(403)
	expect(await db.$count(enquiries, eq(enquiries.id, id))).toBe(1)
})

test.each(['abc', '0', '-1', '1.5', '1%20or%201=1', '99999999999999999999'])('%s is no id', async (id) => {
	const before = await db.$count(enquiries)
	expect((await erase(id, await signedInAs(['Admin']))).status).toBe(400)
	expect(await db.$count(enquiries)).toBe(before)
})

test('the code before conversations erases an enquiry, too: its messages go with it, and the next cron run deletes their files', async () => {
	const id = await arrive()
	const asha = await salesperson()
	const key = await attached(asha, id)
	await asha.reply(id, 'See the file', { version: (await asha.read(id)).draft?.version })
	// That code knows this one table.
	await bindings.DB.prepare('delete from enquiries where id = ?').bind(id).run()
	expect(await db.$count(enquiryMessages, eq(enquiryMessages.subjectId, id))).toBe(0)
	expect(await db.$count(fileHolders, eq(fileHolders.fileKey, key))).toBe(0)
	await deleteDueFiles(db, bindings)
	expect(await db.$count(files, eq(files.key, key))).toBe(0)
	expect(await bindings.PRIVATE_FILES.head(key)).toBeNull()
})
