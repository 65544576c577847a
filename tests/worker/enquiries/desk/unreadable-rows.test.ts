import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import { db } from '#tests/support/worker/staff.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'

const unreadable = [
	'{"act":',
	'7',
	'[]',
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
			{ enquiryId: id, kind: 'received', at, text: 'Good morning', event: text },
			{ enquiryId: id, kind: 'event', at, event: text },
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

test.each(unreadable)('a sent reply that keeps %s cannot be taken back', async (text) => {
	const id = await arrive()
	const asha = await salesperson()
	const { id: replyId } = (await (await asha.reply(id, 'Hello')).json()) as { id: number }
	await db.update(enquiryMessages).set({ event: text }).where(eq(enquiryMessages.id, replyId))
	const answer = await asha.send('undoreply', { id: replyId })
	expect([answer.status, await answer.json()]).toEqual([409, expect.objectContaining({ code: 'reply.left' })])
	expect((await asha.read(id)).enquiry.state).toBe('waiting')
})
