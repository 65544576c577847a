import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reportGroupings } from '#contracts/enquiries/report-groupings.ts'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, deliver } from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const unreadable = [
	'{"act":',
	'',
	'7',
	'[]',
	'{"landingPage":7,"campaign":{"campaign":{"a":1},"source":[1]},"country":["IN"]}',
	'{"act":"gone","marks":"cut"}',
	'{"act":{"toString":"x"},"marks":[{"valueOf":1}]}',
]

test.each(unreadable)('a conversation whose rows hold %s is shown without it, and exported', async (text) => {
	const id = await arrive()
	const asha = await salesperson()
	const at = new Date().toISOString()
	await db.batch([
		db.update(enquiries).set({ origin: text }).where(eq(enquiries.id, id)),
		db.insert(enquiryMessages).values([
			{ subjectId: id, kind: 'received', at, text: 'Good morning', event: text },
			{ subjectId: id, kind: 'event', at, event: text },
		]),
	])
	const { origin, messages } = await asha.read(id)
	expect(origin).toBeNull()
	expect(messages.slice(-2)).toMatchObject([
		{ kind: 'received', text: 'Good morning', marks: [] },
		{ kind: 'event', event: null },
	])
	expect((await asha.send('export', { tab: 'all' })).status).toBe(200)
})

test.each(unreadable)('an origin %s is counted as unknown by the report, beside the others', async (text) => {
	const asha = await salesperson()
	const year = 2_100 + unreadable.indexOf(text)
	const at = new Date(`${year}-03-03T10:00:00.000Z`)
	const id = await arrive({}, at)
	await arrive({ origin: { landingPage: '/contact', campaign: { source: 'fair' }, country: 'IN' } }, at)
	await db.update(enquiries).set({ origin: text }).where(eq(enquiries.id, id))
	for (const by of reportGroupings) {
		const answer = await asha.send('report', { from: `${year}-01-01`, to: `${year}-12-31`, by })
		expect([by, answer.status]).toEqual([by, 200])
		const { rows } = await answer.json<{ rows: { name: string | null; enquiries: number }[] }>()
		if (by === 'month' || by === 'department') expect(rows).toMatchObject([{ enquiries: 2 }])
		else expect(rows.map(({ name }) => name).sort()).toEqual([expect.stringMatching(/contact|fair|IN/), null])
	}
})

test.each(unreadable)('an answer by mail comes into a conversation with a row of %s, and is told of', async (text) => {
	const { sent, bindings } = mailbox()
	const id = await arrive()
	const at = new Date().toISOString()
	await db.insert(enquiryMessages).values({ subjectId: id, kind: 'received', at, text: 'Good morning', event: text })
	const asha = await salesperson('Asha Varma', bindings)
	await asha.place(id, { ownerId: asha.id, state: 'done' })
	await sendDueMail(db, bindings)
	sent.length = 0
	await deliver({ to: await addressOf(id), body: 'One more question' })
	const { subject: enquiry, messages } = await asha.read(id)
	expect([enquiry.state, messages.at(-1)?.text]).toEqual(['open', 'One more question'])
	await sendDueMail(db, bindings)
	expect(sent).toHaveLength(1)
})

test.each(unreadable)('a sent reply that keeps %s cannot be taken back', async (text) => {
	const id = await arrive()
	const asha = await salesperson()
	const { id: replyId } = (await (await asha.reply(id, 'Hello')).json()) as { id: number }
	await db.update(enquiryMessages).set({ event: text }).where(eq(enquiryMessages.id, replyId))
	const answer = await asha.send('undoreply', { id: replyId })
	expect([answer.status, await answer.json()]).toEqual([409, expect.objectContaining({ code: 'reply.left' })])
	expect((await asha.read(id)).subject.state).toBe('waiting')
})
