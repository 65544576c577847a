import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actsIn, arrive, salesperson } from '#tests/support/builders/desk.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { noteDeliveries } from '#worker/desks/inbound/delivery-events.ts'
import { desks } from '#worker/features/desks.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

/** An event as Email Sending publishes it. */
const event = (kind: string, messageId: string, about: object = {}) => ({
	type: `cf.email.sending.message.${kind}`,
	source: { type: 'email.sending', zoneId: 'b5e0', domain: 'company.example' },
	payload: {
		eventId: crypto.randomUUID(),
		messageId,
		sender: 'no-reply@company.example',
		recipient: 'meera@kollam.example',
		subject: 'Re: Your enquiry',
		terminal: kind !== 'deferred',
		delivery: { status: kind, smtpStatusCode: '250', smtpEnhancedStatusCode: '2.0.0', smtpResponse: '250 2.0.0 OK' },
		...about,
	},
	metadata: {
		accountId: 'f9f7',
		eventSubscriptionId: '1830',
		eventSchemaVersion: 1,
		eventTimestamp: '2026-11-27T10:11:12Z',
	},
})

const bounced = { bounce: { type: 'hard', classification: 'permanent_failure', reason: '550 5.1.1 User unknown' } }

/** A reply that the mail service has taken. */
async function aSentReply({ arrived = new Date(), state = 'waiting' } = {}) {
	const { bindings } = mailbox()
	const id = await arrive({}, arrived)
	const asha = await salesperson()
	const { id: replyId } = (await (await asha.reply(id, 'Hello', { state })).json()) as { id: number }
	await sendDueMail(db, bindings, new Date(Date.now() + 60_000))
	const [stored] = await db.select().from(enquiryMessages).where(eq(enquiryMessages.id, replyId))
	const reply = async () => (await asha.read(id)).messages.find((message) => message.id === replyId)
	return { id, asha, mailId: stored?.mailId ?? '', reply }
}

async function publish(bodies: readonly unknown[], attempts = 1) {
	const batch = createMessageBatch(
		'nilavu-mail-events',
		bodies.map((body, index) => ({ id: String(index), timestamp: new Date(), attempts, body })),
	)
	await noteDeliveries(db, desks, batch)
	const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext())
	return { acked: explicitAcks.length, retried: retryMessages.length }
}

test.each<[kinds: string[], delivery: string]>([
	[['delivered'], 'delivered'],
	[['deferred'], 'deferred'],
	[['deferred', 'delivered'], 'delivered'],
	[['delivered', 'deferred'], 'delivered'],
	[['bounced'], 'bounced'],
	[['deferred', 'bounced', 'delivered'], 'bounced'],
	[['failed'], 'failed'],
	[['rejected'], 'failed'],
	[['complained'], 'handed-over'],
	[['opened'], 'handed-over'],
	[['constructor', 'toString', '__proto__'], 'handed-over'],
])('after %j a reply is %s', async (kinds, delivery) => {
	const { mailId, reply } = await aSentReply()
	expect(await reply()).toMatchObject({ delivery: 'handed-over' })
	expect(await publish(kinds.map((kind) => event(kind, mailId)))).toEqual({ acked: kinds.length, retried: 0 })
	expect(await reply()).toMatchObject({ delivery })
})

test('a bounce says why, and an event that comes twice changes nothing more', async () => {
	const { mailId, reply } = await aSentReply()
	await publish([event('bounced', `<${mailId}>`, bounced), event('bounced', mailId, bounced)])
	expect(await reply()).toMatchObject({ delivery: 'bounced', deliveryNote: '550 5.1.1 User unknown' })
})

test('an enquiry whose reply is lost is open again, and its visitor has waited since the message before it', async () => {
	const arrived = new Date(Date.now() - 3_600_000)
	const { id, asha, mailId } = await aSentReply({ arrived, state: 'done' })
	expect((await asha.read(id)).subject).toMatchObject({ state: 'done', waitingSince: null })
	await publish([event('bounced', mailId, bounced)])
	const opened = await asha.read(id)
	expect(opened.subject).toMatchObject({ state: 'open', waitingSince: arrived.toISOString(), owner: { id: asha.id } })
	expect(actsIn(opened)).toEqual(['state: done -> open'])
	await asha.place(id, { state: 'done' })
	await publish([event('bounced', mailId, bounced)])
	expect((await asha.read(id)).subject.state, 'the same event again').toBe('done')
})

test('a reply that is lost changes nothing where somebody has written since', async () => {
	const { id, asha, mailId } = await aSentReply()
	await asha.reply(id, 'I have called you')
	const { subject: enquiry } = await asha.read(id)
	await publish([event('bounced', mailId, bounced)])
	expect((await asha.read(id)).subject).toEqual(enquiry)
})

test('fields that are absent, new or of another kind do not matter', async () => {
	const { mailId, reply } = await aSentReply()
	const odd = {
		type: 'cf.email.sending.message.bounced',
		payload: { messageId: mailId, bounce: 'hard', delivery: 7, future: {} },
	}
	await publish([odd])
	expect(await reply()).toMatchObject({ delivery: 'bounced', deliveryNote: '' })
})

test.each([
	[null],
	['text'],
	[{}],
	[{ type: 'cf.email.sending.message.bounced' }],
	[{ type: 'cf.kv.namespace.created', payload: {} }],
])('%j is passed over', async (body) => {
	expect(await publish([body])).toEqual({ acked: 1, retried: 0 })
})

test('an event that comes before the reply has its id is tried again, three times', async () => {
	const early = event('delivered', crypto.randomUUID())
	expect(await publish([early], 1)).toEqual({ acked: 0, retried: 1 })
	expect(await publish([early], 3)).toEqual({ acked: 1, retried: 0 })
})
