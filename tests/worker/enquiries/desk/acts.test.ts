import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actsIn, arrive, newDepartment, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, deliver, newSender, proven } from '#tests/support/builders/raw-mail.ts'
import { rowsRead } from '#tests/support/worker/rows-read.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { readEnquiry } from '#worker/features/enquiries/desk/enquiry-desk.queries.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { reportEnquiries } from '#worker/features/enquiries/report/enquiry-report.ts'

const reportOf = async (department: string) => {
	const { rows } = await reportEnquiries(db, { from: '2020-01-01', to: '2099-01-01', by: 'department' })
	return rows.find(({ name }) => name === department)
}

test('who was answered elsewhere waits no longer, the report counts it, and an undo takes both back', async () => {
	const asha = await salesperson('Asha Varma')
	const departmentId = await newDepartment()
	const id = await arrive({ selectedDepartmentId: departmentId })
	const before = (await asha.read(id)).subject
	const done = await asha.send('answeredelsewhere', { subjectId: id, version: before.version })
	const act = await done.json<{ id: number }>()
	const { subject, ...conversation } = await asha.read(id)
	expect(subject).toMatchObject({ state: 'waiting', waitingSince: null, owner: { fullName: 'Asha Varma' } })
	expect(actsIn(conversation)).toEqual(['answered: new -> waiting'])
	expect(await reportOf(before.department)).toMatchObject({ enquiries: 1, answered: 1 })
	expect((await asha.send('undoanswered', act)).status).toBe(200)
	expect((await asha.read(id)).subject).toMatchObject({
		state: 'new',
		waitingSince: before.waitingSince,
		owner: null,
	})
	expect(await reportOf(before.department)).toMatchObject({ enquiries: 1, answered: 0 })
	expect((await asha.send('undoanswered', act)).status).toBe(409)
	expect((await asha.send('answeredelsewhere', { subjectId: id, version: 1 })).status).toBe(409)
})

test('a corrected address gets the replies, mails of the one before stay those of the visitor, and the log names none', async () => {
	const asha = await salesperson()
	const [wrong, right] = [newSender('typo.example'), newSender('right.example')]
	const id = await arrive({ emailId: wrong })
	const correct = (emailId: string, version: number) => asha.send('correctaddress', { subjectId: id, version, emailId })
	const { version } = (await asha.read(id)).subject
	expect((await correct(right, version)).status).toBe(200)
	expect((await correct(wrong, version)).status).toBe(409)
	const { subject, ...conversation } = await asha.read(id)
	expect(subject.emailId).toBe(right)
	expect(actsIn(conversation)).toEqual([`address: ${wrong} -> ${right}`])
	expect((await asha.list({ text: right })).content.map((row) => row.id)).toEqual([id])
	await deliver({ from: wrong, to: await addressOf(id), headers: [proven('typo.example')], body: 'From the old one' })
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({ sender: wrong, marks: [] })
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, id))
	const corrected = acts.find(({ action }) => action === 'address corrected')
	expect(corrected).toMatchObject({ changes: null })
})

test('a conversation is read from its end, 50 messages at a time, with the oldest on demand', async () => {
	const asha = await salesperson()
	const id = await arrive()
	const rows = Array.from({ length: 120 }, (_, index) => ({
		subjectId: id,
		kind: 'received' as const,
		at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
		sender: 'meera@kollam.example',
		text: `Message ${index}`,
	}))
	for (let from = 0; from < rows.length; from += 10)
		await db.insert(enquiryMessages).values(rows.slice(from, from + 10))
	const { messages, hasOlder, newestMessage } = await asha.read(id)
	// The receipt is the newest one.
	expect([messages.length, messages[0]?.text, hasOlder]).toEqual([50, 'Message 71', true])
	expect(messages.find((message) => message.id === newestMessage)?.text).toBe('Message 119')
	const texts: string[] = []
	let before = messages[0]?.id
	for (let more = hasOlder; more; ) {
		const page = await (await asha.send('oldermessages', { subjectId: id, before })).json<{
			messages: { id: number; text: string }[]
			hasOlder: boolean
		}>()
		texts.unshift(...page.messages.map(({ text }) => text))
		before = page.messages[0]?.id
		more = page.hasOlder
	}
	expect(texts).toEqual(rows.slice(0, 71).map(({ text }) => text))
})

test('a mail in HTML is answered as it was formatted by a call of its own, and other messages are not', async () => {
	const asha = await salesperson()
	const from = newSender()
	const id = await arrive({ emailId: from })
	await deliver({
		from,
		to: await addressOf(id),
		headers: ['Content-Type: text/html; charset=utf-8'],
		body: '<p>Please <del>wait</del> <b>begin</b>.</p><img src="https://tracker.example/p.png"><script>x()</script>',
	})
	const message = (await asha.read(id)).messages.at(-1)
	expect(message).toMatchObject({ isFormatted: true })
	const { html } = await (await asha.get(`formatted/${message?.id}`)).json<{ html: string }>()
	expect(html).toContain('<strong>begin</strong>')
	expect(html).not.toMatch(/img|script|tracker/)
	expect((await asha.get('formatted/999999')).status).toBe(404)
})

test('a conversation lists the newest others of the same address or number, and reads no more of them', async () => {
	const asha = await salesperson()
	const emailId = newSender()
	const phoneNo = '919999000111'
	const byAddress = await arrive({ emailId, phoneNo: '919999000222' })
	const byNumber: number[] = []
	for (let count = 0; count < 40; count += 1) byNumber.push(await arrive({ phoneNo }))
	const id = await arrive({ emailId: emailId.toUpperCase(), phoneNo })
	const { others } = await asha.read(id)
	expect(others.map((other) => other.id)).toEqual(byNumber.slice(-10).reverse())
	expect((await asha.read(byAddress)).others.map((other) => other.id)).toEqual([id])
	const read = await rowsRead((through) => readEnquiry(through, { id, staffId: asha.id, answersArrive: 'mailbox' }))
	expect(read.reduce((sum, rows) => sum + rows, 0)).toBeLessThan(100)
})
