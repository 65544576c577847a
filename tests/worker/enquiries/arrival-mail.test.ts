import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { mailThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { departments, enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000)

test('the mail to the department announces an enquiry without its text', async () => {
	const { sent, bindings } = mailbox()
	await db.update(departments).set({ mailbox: 'support@company.example' }).where(eq(departments.id, 2))
	const typed = anEnquiry({ selectedDepartmentId: 2, message: 'A secret about our merger' })
	await sendEnquiry(typed, { bindings })
	expect(sent).toEqual([
		{
			from: bindings.MAIL_FROM,
			to: 'support@company.example',
			subject: 'New contact request for Support',
			text: expect.stringContaining('Read it in the back office: https://www.company.test/Admin/Contactpage?page=1'),
			html: expect.stringContaining('href="https://www.company.test/Admin/Contactpage?page=1"'),
		},
	])
	const [arrived] = await db.select({ at: enquiries.createdAt }).from(enquiries)
	expect(sent[0]?.text).toContain(`arrived on ${companyMomentText(arrived?.at ?? '')}.`)
	for (const value of [typed.message, typed.name, typed.emailId, typed.phoneNo, typed.organization]) {
		expect(JSON.stringify(sent)).not.toContain(value)
	}
})

test('a mail that waits goes where the department reads its mail by then', async () => {
	const staff = await signedInAs(['Admin'])
	const department = { id: 4, name: 'Investors', mailbox: 'shareholders@company.example' }
	await sendEnquiry(anEnquiry({ selectedDepartmentId: 4 }), { bindings: { EMAIL: mailThatFails } })
	await call('/api/contactuscontroller/saveDepartment', {
		json: department,
		headers: staff,
		bindings: { EMAIL: mailThatFails },
	})
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings, tomorrow())
	expect(sent.map(({ to }) => to)).toEqual(['shareholders@company.example'])
})

test('an enquiry that was erased before its mail left is not spoken of any more', async () => {
	const staff = await signedInAs(['Admin'])
	const answer = await sendEnquiry(anEnquiry(), { bindings: { EMAIL: mailThatFails } })
	const id = await answer.json()
	await call(`/api/contactuscontroller/eraseContactUsRequest/${id}`, { method: 'DELETE', headers: staff })
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings, tomorrow())
	expect(sent).toEqual([])
})

test('a visitor does not notice that mail is down', async () => {
	const answer = await sendEnquiry(anEnquiry(), { bindings: { EMAIL: mailThatFails } })
	expect(answer.status).toBe(200)
	expect(logged('warn').join()).toContain('mail.not-sent')
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings, tomorrow())
	expect(sent).toHaveLength(1)
})
