import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { dayMs, giveUpMailDays } from '#contracts/shared/periods.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { backOff } from '../data/back-off.ts'
import type { Database, Statement } from '../data/db.ts'
import { insertFrom } from '../data/insert-from.ts'
import { CodedError, causeOf } from '../http/cause.ts'
import { log } from '../http/log.ts'
import { outbox } from './outbox.table.ts'
import { faultOfSending, type Letter, type Sent, sendLetter } from './send-letter.ts'

/**
 * Composes the letter about a subject that was queued at `at`; null if there is nothing to send. `address`: the
 * recipient, if the subject is erased.
 */
export type Compose = (
	db: Database,
	bindings: Bindings,
	subjectId: number,
	at: string,
	address?: string | null,
) => Promise<Letter | null>

/** The outcome of an attempt to send a mail. `note`: the reason of a failure, for staff. */
export type Sending =
	| ({ outcome: 'sent' } & Sent)
	| { outcome: 'delayed'; note: string }
	| { outcome: 'failed'; note: string }

/** A mail whose subject shows what became of it. `follow` makes the statements that note it. */
type FollowedLetter = {
	compose: Compose
	follow: (db: Database, subjectId: number, sending: Sending, now: Date) => [Statement, ...Statement[]]
}

/** How each kind of mail is composed. */
export type Letters = Readonly<Record<string, Compose | FollowedLetter>>

export const composerOf = (letter: Letters[string] | undefined): Compose | undefined =>
	typeof letter === 'object' ? letter.compose : letter

const perRun = 25

const givenUp = `The mail service did not take the mail within ${giveUpMailDays} days. It is not tried again.`

/** A mail counts as stuck when this many tries have failed. */
export const stuckAfterAttempts = 3

/**
 * The statement that queues a mail; it goes into the batch of the change that causes it.
 *
 * @param notBefore when it leaves at the earliest
 */
export const queueMail = (
	db: Database,
	kind: string,
	subjectId: number | SQL<number>,
	now = new Date(),
	notBefore = now.toISOString(),
) => db.insert(outbox).values({ kind, subjectId, nextAttemptAt: notBefore, createdAt: now.toISOString() })

/** The statement that queues a mail for each row of a query, from `from ...` or `where ...` on. */
export function queueMailFrom(
	db: Database,
	kind: string,
	subjectId: SQL<number>,
	now: Date,
	from: SQL,
	notBefore = now.toISOString(),
) {
	return insertFrom(db, outbox, { kind, subjectId, nextAttemptAt: notBefore, createdAt: now.toISOString() }, from)
}

/** Sends the due mails. It claims each one first, so that the cron and a request never send the same mail. */
export async function deliverMail(db: Database, bindings: Bindings, letters: Letters, now = new Date()): Promise<void> {
	for (let claimed = 0; claimed < perRun; claimed += 1) {
		const mail = await claimNext(db, now)
		if (!mail) return
		await send(db, bindings, letters[mail.kind], mail, now)
	}
}

type Mail = typeof outbox.$inferSelect

/** Tries to send a claimed mail. A failure that may pass leaves it waiting for the next try. */
async function send(
	db: Database,
	bindings: Bindings,
	letter: Letters[string] | undefined,
	{ id, kind, subjectId, attempts, createdAt, address }: Mail,
	now: Date,
): Promise<void> {
	const settle = (status: 'sent' | 'dropped', sending?: Sending) =>
		db.batch([
			db.update(outbox).set({ status, settledAt: now.toISOString(), address: null }).where(eq(outbox.id, id)),
			...(sending && typeof letter === 'object' ? letter.follow(db, subjectId, sending, now) : []),
		])
	try {
		const compose = composerOf(letter)
		if (!compose) throw new CodedError('MAIL_KIND', 'No letter has this kind')
		const composed = await compose(db, bindings, subjectId, createdAt, address)
		if (composed) await settle('sent', { outcome: 'sent', ...(await sendLetter(bindings, composed)) })
		else await settle('dropped')
	} catch (error) {
		log('warn', 'mail.not-sent', { mail: id, kind, attempts, cause: causeOf(error) })
		const { isFinal, note } = faultOfSending(error)
		const isGivenUp = now.getTime() - Date.parse(createdAt) > giveUpMailDays * dayMs
		if (isFinal) await settle('dropped', { outcome: 'failed', note })
		else if (isGivenUp) await settle('dropped', { outcome: 'failed', note: givenUp })
		else if (typeof letter === 'object') await db.batch(letter.follow(db, subjectId, { outcome: 'delayed', note }, now))
	}
}

/** Claims the due mail with the fewest attempts, then the longest due: a bad address blocks nothing. Schedules a retry. */
async function claimNext(db: Database, now: Date) {
	const due = and(eq(outbox.status, 'waiting'), lte(outbox.nextAttemptAt, now.toISOString()))
	const next = db
		.select({ id: outbox.id })
		.from(outbox)
		.where(due)
		.orderBy(asc(outbox.attempts), asc(outbox.nextAttemptAt))
		.limit(1)
	const [mail] = await db
		.update(outbox)
		.set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: backOff(now, outbox.attempts) })
		.where(eq(outbox.id, sql`(${next})`))
		.returning()
	return mail ?? null
}

/** Counts the waiting mails that have failed repeatedly. */
export const selectStuckMails = (db: Database) =>
	db
		.select({ count: sql<number>`count(*)` })
		.from(outbox)
		.where(and(eq(outbox.status, 'waiting'), gte(outbox.attempts, stuckAfterAttempts)))

/** The same at once. */
export const countStuckMails = async (db: Database): Promise<number> => (await selectStuckMails(db))[0]?.count ?? 0

export const countWaitingMails = (db: Database) => db.$count(outbox, eq(outbox.status, 'waiting'))

/** Counts the mails that failed at every try since then. */
export const countGivenUpMails = (db: Database, since: string) =>
	db.$count(
		outbox,
		and(
			eq(outbox.status, 'dropped'),
			gte(outbox.settledAt, since),
			sql`julianday(${outbox.settledAt}) - julianday(${outbox.createdAt}) > ${giveUpMailDays}`,
		),
	)

/** The newest mails, for the page that shows them on a local machine. */
export const latestMails = (db: Database) =>
	db
		.select({ kind: outbox.kind, subjectId: outbox.subjectId, createdAt: outbox.createdAt, status: outbox.status })
		.from(outbox)
		.orderBy(desc(outbox.id))
		.limit(perRun)
