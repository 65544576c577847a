import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, deliver, enquiryOf, newSender, withReplies } from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const automatic = ['Auto-Submitted: auto-replied']

test.each(['done', 'waiting', 'open', 'new'] as const)(
	'what a machine answers to an enquiry that is %s is kept, and does nothing else',
	async (state) => {
		const { sent, bindings } = mailbox()
		const id = await arrive()
		const asha = await salesperson()
		await asha.place(id, { state })
		await sendDueMail(db, bindings)
		sent.length = 0
		const { enquiry: before } = await asha.read(id)
		await deliver({ to: await addressOf(id), headers: automatic, body: 'I am away' })
		const { enquiry, messages } = await asha.read(id)
		expect(messages.at(-1)).toMatchObject({ text: 'I am away', marks: expect.arrayContaining(['automatic']) })
		expect({ ...enquiry, excerpt: '' }).toEqual({ ...before, excerpt: '', version: before.version + 1 })
		await sendDueMail(db, bindings)
		expect(sent).toEqual([])
	},
)

test('what a machine sends without a conversation is listed, tells nobody, and nobody waits for its answer', async () => {
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings)
	sent.length = 0
	const from = newSender()
	await deliver({ from, headers: ['List-Id: <news.example>'] })
	const { enquiry, messages } = await (await salesperson()).read(await enquiryOf(from))
	expect(enquiry).toMatchObject({ state: 'new', waitingSince: null })
	expect(messages).toMatchObject([{ kind: 'received', marks: ['automatic'] }])
	await sendDueMail(db, bindings)
	expect(sent).toEqual([])
})

test('two machines that no rule knows open a conversation five times within an hour, and not more', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive()
	const asha = await salesperson('Asha Varma', bindings)
	const to = await addressOf(id)
	await sendDueMail(db, bindings)
	sent.length = 0
	const start = Date.now()
	const states: string[] = []
	for (let round = 0; round < 7; round += 1) {
		await asha.place(id, { state: 'done' })
		await deliver({ to, at: new Date(start + round * 60_000) })
		states.push((await asha.read(id)).enquiry.state)
	}
	expect(states).toEqual(['open', 'open', 'open', 'open', 'open', 'done', 'done'])
	await sendDueMail(db, bindings, new Date(start + 60 * 60_000))
	expect(sent).toHaveLength(5)
	await deliver({ to, at: new Date(start + 61 * 60_000) })
	expect((await asha.read(id)).enquiry.state, 'an hour later').toBe('open')
})

test('an own mail that comes back is automatic', async () => {
	const id = await arrive()
	await deliver({ from: withReplies.MAIL_FROM, to: await addressOf(id) })
	const { messages } = await (await salesperson()).read(id)
	expect(messages.at(-1)?.marks).toEqual(['automatic', 'other-sender'])
})

test('a department is told of five enquiries that one sender begins within an hour, and finds the others in the desk', async () => {
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings)
	sent.length = 0
	const from = newSender()
	for (let round = 0; round < 7; round += 1) await deliver({ from, subject: `No. ${round}` })
	await sendDueMail(db, bindings)
	expect(sent.filter(({ to }) => to !== from)).toHaveLength(5)
	expect((await (await salesperson()).list({ text: from })).totalElements).toBe(7)
})

test('of a flood of senders thirty an hour get a receipt and are told of, and all stand in the desk', async () => {
	const { sent, bindings } = mailbox()
	const at = new Date('2041-05-05T10:00:00.000Z')
	const domain = `${crypto.randomUUID()}.example`
	const ids = await Promise.all(Array.from({ length: 29 }, () => arrive({}, at)))
	await db.update(enquiries).set({ arrivedBy: 'mail' }).where(inArray(enquiries.id, ids))
	for (let run = 0; run < 4; run += 1) await sendDueMail(db, bindings, at)
	sent.length = 0
	const first = newSender(domain)
	for (const from of [first, newSender(domain), newSender(domain)]) await deliver({ from, at })
	await sendDueMail(db, bindings, at)
	expect(sent.map(({ to }) => to === first)).toEqual([false, true])
	expect((await (await salesperson()).list({ tab: 'new', text: domain })).totalElements).toBe(3)
	const later = new Date(at.getTime() + 61 * 60_000)
	await deliver({ from: newSender(domain), at: later })
	await sendDueMail(db, bindings, later)
	expect(sent, 'an hour later').toHaveLength(4)
})
