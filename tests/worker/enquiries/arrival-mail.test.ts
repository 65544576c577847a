import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anEnquiry, sendEnquiry } from '#tests/support/builders/enquiry.ts'
import { call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { mailThatFails } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { departments, enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { letterMoment } from '#worker/mail/letter-text.ts'

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000)

test('the mail to the department says who has written and leads to the enquiry, without its text', async () => {
	const { sent, bindings } = mailbox()
	await db.update(departments).set({ mailbox: 'support@company.example' }).where(eq(departments.id, 2))
	const typed = anEnquiry({ selectedDepartmentId: 2, message: 'A secret about our merger' })
	const id = await (await sendEnquiry(typed, { bindings })).json()
	const link = `https://www.company.test/Admin/Contactpage?request=${id}`
	const toDepartment = sent.filter(({ to }) => to === 'support@company.example')
	expect(toDepartment).toEqual([
		{
			from: bindings.MAIL_FROM,
			to: 'support@company.example',
			subject: `New enquiry for Support: ${typed.name}, ${typed.organization}`,
			text: expect.stringContaining(`Read the enquiry: ${link}\n`),
			html: expect.stringContaining(`href="${link}"`),
		},
	])
	const [arrived] = await db.select({ at: enquiries.createdAt }).from(enquiries)
	for (const fact of [
		'Department: Support',
		`Name: ${typed.name}`,
		`Organisation: ${typed.organization}`,
		`Arrived: ${letterMoment(arrived?.at ?? '')}`,
	])
		expect(toDepartment[0]?.text).toContain(`${fact}\n`)
	for (const value of [typed.message, typed.emailId, typed.phoneNo]) {
		expect(JSON.stringify(toDepartment)).not.toContain(value)
	}
})

test('a visitor cannot forge a header, push the other names out of the subject, or turn its direction', async () => {
	const { sent, bindings } = mailbox()
	const organization = `\u202egnisaelp\u2066 ${'Long'.repeat(40)}`
	expect((await sendEnquiry(anEnquiry({ name: 'Sofia', organization }), { bindings })).status).toBe(200)
	expect(sent[0]?.subject).toMatch(/^New enquiry for [^:]+: Sofia, gnisaelp (Long)+\w*…$/)
	expect(sent[0]?.subject.length).toBeLessThan(150)
	const forged = anEnquiry({ organization: 'Bank\r\nBcc: other@evil.example' })
	await sendEnquiry(forged, { bindings })
	for (const { subject } of sent) expect(subject).not.toMatch(/[\r\n]/)
})

test('an enquiry without an organisation has no gap in its mail', async () => {
	const { sent, bindings } = mailbox()
	await sendEnquiry(anEnquiry({ name: 'Sofia', organization: '' }), { bindings })
	expect(sent[0]?.subject).toMatch(/: Sofia$/)
	expect(sent[0]?.text).not.toContain('Organisation')
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
