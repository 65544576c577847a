import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { dayMs, giveUpMailDays } from '#contracts/shared/periods.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { backOff } from '../data/back-off.ts'
import type { Database } from '../data/db.ts'
import { CodedError, causeOf } from '../http/cause.ts'
import { log } from '../http/log.ts'
import { outbox } from './outbox.table.ts'
import { type Letter, sendLetter } from './send-letter.ts'

/** Composes the letter about a subject that was queued at `at`; null if there is nothing to send. */
export type Compose = (db: Database, bindings: Bindings, subjectId: number, at: string) => Promise<Letter | null>

/** How each kind of mail is composed. */
export type Letters = Readonly<Record<string, Compose>>

const perRun = 25

/** A mail counts as stuck when this many tries have failed. */
export const stuckAfterAttempts = 3

/** The statement that queues a mail; it goes into the batch of the change that causes it. */
export const queueMail = (db: Database, kind: string, subjectId: number | SQL<number>, now = new Date()) =>
	db.insert(outbox).values({ kind, subjectId, nextAttemptAt: now.toISOString(), createdAt: now.toISOString() })

/** Sends the due mails. It claims each one first, so that the cron and a request never send the same mail. */
export async function deliverMail(db: Database, bindings: Bindings, letters: Letters, now = new Date()): Promise<void> {
	for (let claimed = 0; claimed < perRun; claimed += 1) {
		const mail = await claimNext(db, now)
		if (!mail) return
		try {
			const compose = letters[mail.kind]
			if (!compose) throw new CodedError('MAIL_KIND', 'No letter has this kind')
			const letter = await compose(db, bindings, mail.subjectId, mail.createdAt)
			if (letter) await sendLetter(bindings, letter)
			const status = letter ? 'sent' : 'dropped'
			await settle(db, mail.id, status, now)
		} catch (error) {
			const { id, kind, attempts, createdAt } = mail
			if (now.getTime() - Date.parse(createdAt) > giveUpMailDays * dayMs) await settle(db, id, 'dropped', now)
			log('warn', 'mail.not-sent', { mail: id, kind, attempts, cause: causeOf(error) })
		}
	}
}

const settle = (db: Database, id: number, status: 'sent' | 'dropped', now: Date) =>
	db.update(outbox).set({ status, settledAt: now.toISOString() }).where(eq(outbox.id, id))

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
