import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Bindings } from '#worker/http/request-context.ts'
import type { Database } from '../data/db.ts'
import { log } from '../http/log.ts'
import { type Letter, sendLetter } from './mail.ts'
import { type MailKind, outbox } from './outbox.table.ts'

/** Composes the letter of one kind from its subject; null when there is nothing to say any more. */
export type Compose = (db: Database, bindings: Bindings, subjectId: number) => Promise<Letter | null>

const minute = 60_000
const longestWaitMinutes = 60
const perRun = 25
/** Visitors type addresses, and some of them take no mail. */
const giveUpAfterMs = 3 * 24 * 60 * minute

/** A mail counts as stuck when this many tries have failed. */
const stuckAfterAttempts = 3

/** The statement that queues a mail; it goes into the batch of the change that causes it. */
export const queueMail = (db: Database, kind: MailKind, subjectId: number | SQL<number>, now = new Date()) =>
	db.insert(outbox).values({ kind, subjectId, nextAttemptAt: now.toISOString(), createdAt: now.toISOString() })

/** Sends what is due. A mail is claimed before it is sent, so that the cron and a request never send the same one. */
export async function deliverMail(
	db: Database,
	bindings: Bindings,
	letters: Record<MailKind, Compose>,
	now = new Date(),
): Promise<void> {
	for (let claimed = 0; claimed < perRun; claimed += 1) {
		const mail = await claimNext(db, now)
		if (!mail) return
		try {
			const letter = await letters[mail.kind](db, bindings, mail.subjectId)
			if (letter) await sendLetter(bindings, letter)
			const status = letter ? 'sent' : 'dropped'
			await settle(db, mail.id, status, now)
		} catch (error) {
			const { id, kind, attempts, createdAt } = mail
			if (now.getTime() - Date.parse(createdAt) > giveUpAfterMs) await settle(db, id, 'dropped', now)
			log('warn', 'mail.not-sent', { mail: id, kind, attempts, reason: (error as Error).name })
		}
	}
}

const settle = (db: Database, id: number, status: 'sent' | 'dropped', now: Date) =>
	db.update(outbox).set({ status, settledAt: now.toISOString() }).where(eq(outbox.id, id))

/** Takes the mail that was tried least, of those the one that has been due for longest, so that what never arrives holds up nothing; and puts off its next try in case this one fails. */
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
		.set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: waitAfter(now) })
		.where(eq(outbox.id, sql`(${next})`))
		.returning()
	return mail ?? null
}

/** 1, 2, 4 ... minutes after a failed try, at most an hour. */
const waitAfter = (now: Date) =>
	sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${now.toISOString()}, '+' || min(${longestWaitMinutes}, 1 << min(${outbox.attempts}, 6)) || ' minutes')`

/** How many mails have failed repeatedly and still wait. */
export async function countStuckMails(db: Database): Promise<number> {
	return db.$count(outbox, and(eq(outbox.status, 'waiting'), sql`${outbox.attempts} >= ${stuckAfterAttempts}`))
}

export const countWaitingMails = (db: Database) => db.$count(outbox, eq(outbox.status, 'waiting'))

/** How many mails were not sent since then, though there was something to say: all tries had failed. */
export const countGivenUpMails = (db: Database, since: string) =>
	db.$count(
		outbox,
		and(
			eq(outbox.status, 'dropped'),
			gte(outbox.settledAt, since),
			sql`julianday(${outbox.settledAt}) - julianday(${outbox.createdAt}) > ${giveUpAfterMs / (24 * 60 * minute)}`,
		),
	)

/** The newest mails, for the page that shows them on a local machine. */
export const latestMails = (db: Database) =>
	db
		.select({ kind: outbox.kind, subjectId: outbox.subjectId, createdAt: outbox.createdAt, status: outbox.status })
		.from(outbox)
		.orderBy(desc(outbox.id))
		.limit(perRun)

/** How long a settled mail's row is kept. */
export const keepSettledMs = 30 * 24 * 60 * minute
