import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Delivery } from '#contracts/desks/conversation.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { failureOf, log } from '#worker/http/log.ts'
import { factText } from '#worker/mail/letter-text.ts'
import type { Desk } from '../desk.ts'
import { mailFactsOf } from '../mail-facts.ts'
import { reopenUnanswered } from '../replies/reopen-unanswered.ts'
import { markFailedCopy } from './failed-copies.ts'

const text = z.catch(z.string(), '')

/** What Email Sending tells of a mail, as far as it is used. Fields that are absent or new do not matter. */
const deliveryEvent = z.looseObject({
	type: z.string(),
	payload: z.looseObject({
		messageId: z.string(),
		recipient: text,
		delivery: z.catch(z.optional(z.looseObject({ smtpResponse: text })), undefined),
		bounce: z.catch(z.optional(z.looseObject({ reason: text })), undefined),
		failure: z.catch(z.optional(z.looseObject({ reason: text })), undefined),
		rejection: z.catch(z.optional(z.looseObject({ reason: text, detail: text })), undefined),
	}),
})
type DeliveryEvent = z.infer<typeof deliveryEvent>

type Outcome = {
	delivery: Delivery /** The states that it may follow: events can arrive in any order. */
	after: Delivery[]
}

const outcomes: Readonly<Record<string, Outcome>> = {
	delivered: { delivery: 'delivered', after: ['handed-over', 'deferred'] },
	deferred: { delivery: 'deferred', after: ['handed-over'] },
	bounced: { delivery: 'bounced', after: ['handed-over', 'deferred', 'delivered'] },
	failed: { delivery: 'failed', after: ['handed-over', 'deferred'] },
	rejected: { delivery: 'failed', after: ['handed-over', 'deferred'] },
}

const prefix = 'cf.email.sending.message.'

function outcomeOf(type: string): Outcome | undefined {
	const name = type.slice(prefix.length)
	return type.startsWith(prefix) && Object.hasOwn(outcomes, name) ? outcomes[name] : undefined
}

const noteOf = ({ delivery, bounce, failure, rejection }: DeliveryEvent['payload']) =>
	factText(bounce?.reason || failure?.reason || rejection?.detail || rejection?.reason || delivery?.smtpResponse || '')

/** An event may come before the reply has noted its id. */
const mostTries = 3
const retrySeconds = 30

/**
 * Notes at replies and receipts what became of them; a subject whose reply is lost is open again. An event about another mail,
 * or of another kind, is passed over.
 */
export async function noteDeliveries(
	db: Database,
	desks: readonly Desk[],
	{ messages: events }: MessageBatch,
): Promise<void> {
	for (const event of events) {
		try {
			if ((await noteDelivery(db, desks, event.body)) || event.attempts >= mostTries) event.ack()
			else event.retry({ delaySeconds: retrySeconds })
		} catch (error) {
			log('warn', 'mail.event-not-noted', failureOf(error))
			event.retry({ delaySeconds: retrySeconds })
		}
	}
}

/** Returns false if no mail has this id yet. */
async function noteDelivery(db: Database, desks: readonly Desk[], body: unknown): Promise<boolean> {
	const { data: event } = deliveryEvent.safeParse(body)
	const outcome = event && outcomeOf(event.type)
	if (!event || !outcome) return true
	const id = event.payload.messageId.replace(/^<|>$/g, '')
	for (const desk of desks) {
		const { messages } = desk
		const isThat = isAmong(messages.mailId, [id, `<${id}>`])
		const isSent = and(isThat, inArray(messages.kind, ['reply', 'receipt']))
		const [sent] = await db.select({ id: messages.id, mail: messages.mail }).from(messages).where(isSent).limit(1)
		if (!sent) continue
		const isLost = outcome.delivery === 'bounced' || outcome.delivery === 'failed'
		const recipient = event.payload.recipient.toLowerCase()
		if (mailFactsOf(sent.mail).copiedTo?.some((address) => address.toLowerCase() === recipient)) {
			if (isLost) await markFailedCopy(db, desk, recipient, eq(messages.id, sent.id))
			return true
		}
		// Drop the note about a delay, and keep the one of the handover.
		const kept = sql`case ${messages.delivery} when 'handed-over' then ${messages.deliveryNote} else '' end`
		const deliveryNote = outcome.delivery === 'delivered' ? kept : noteOf(event.payload)
		await db.batch([
			db
				.update(messages)
				.set({ delivery: outcome.delivery, deliveryNote })
				.where(and(eq(messages.id, sent.id), inArray(messages.delivery, outcome.after))),
			...(isLost ? reopenUnanswered(db, desk, sent.id, new Date()) : []),
		])
		return true
	}
	return false
}
