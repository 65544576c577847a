import { and, desc, eq, gte, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { mostCounted, type Needs, rowsOfGroup } from '#contracts/operations/dashboard.ts'
import { backupDueDays, dayMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { jobPauses, jobRuns } from '#worker/data/job-runs.table.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { isFailedReply, subjectOfMessage } from '#worker/desks/conversation/conversation.queries.ts'
import { kindsOfMessages } from '#worker/desks/desk-letters.ts'
import { desks } from '#worker/features/desks.ts'
import { selectSignsDown } from '#worker/features/health/alert-on-change.ts'
import { minutesOfSilence } from '#worker/features/health/silent-minutes.ts'
import { selectNewestBackup } from '#worker/features/operations/operations.queries.ts'
import { files } from '#worker/files/files.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { selectStuckMails, stuckAfterAttempts } from '#worker/mail/outbox.ts'

/**
 * What a mail is about: the subject of a desk where the outbox names a message. 0: it was erased. The subquery names the outbox
 * itself, because Drizzle leaves the table out of the columns of a query that has only one.
 */
const ofMessages = desks.map((desk) => {
	const subject = subjectOfMessage(desk, sql`"outbox"."subject_id"`)
	return sql`when ${inArray(outbox.kind, kindsOfMessages(desk))} then coalesce(${subject}, 0)`
})
const subjectOfMail = sql<number>`case ${sql.join(ofMessages, sql` `)} else ${outbox.subjectId} end`

/** Whether a mail is a reply that the mail service refused for good, at whichever try. */
const isRefusedReply = or(
	...desks.map((desk) => and(eq(outbox.kind, `${desk.mails}-reply`), isFailedReply(desk, outbox.subjectId))),
)

/**
 * The mails that failed several times, those that wait and those that were given up since, and the replies that
 * failed for good.
 */
export function failedMails(db: Database, since: string): Part<Pick<Needs, 'mails'> & { stuckMails: number }> {
	const failedOften = gte(outbox.attempts, stuckAfterAttempts)
	const failed = (status: 'waiting' | 'dropped', which: SQL | undefined) =>
		db
			.select({
				id: outbox.id,
				kind: outbox.kind,
				subjectId: subjectOfMail.as('subject'),
				attempts: outbox.attempts,
				at: outbox.createdAt,
			})
			.from(outbox)
			.where(and(eq(outbox.status, status), which))
			.orderBy(desc(outbox.attempts))
			.limit(mostCounted)
	const waiting = failed('waiting', failedOften)
	const dropped = failed(
		'dropped',
		and(gte(outbox.attempts, 1), gte(outbox.settledAt, since), or(failedOften, isRefusedReply)),
	)
	return part([waiting, dropped, selectStuckMails(db)], ([stuckOnes, givenUp, [stuck]]) => {
		const all = [
			...stuckOnes.map((mail) => ({ ...mail, isGivenUp: false })),
			...givenUp.map((mail) => ({ ...mail, isGivenUp: true })),
		].sort((one, other) => other.id - one.id)
		return {
			mails: { count: Math.min(all.length, mostCounted), rows: all.slice(0, rowsOfGroup) },
			stuckMails: stuck?.count ?? 0,
		}
	})
}

/** What the jobs have noted about the site. A local machine sleeps, so a silent cron is no fault there. */
export function siteNotes(db: Database, isLocal: boolean, now: Date): Part<Pick<Needs, 'site'>> {
	const missing = db
		.select({ missingAt: files.missingAt })
		.from(files)
		.where(and(isNotNull(files.missingAt), sql`+${files.state} = 'live'`))
		.limit(mostCounted)
	return part(
		[
			db.select({ startedAt: jobRuns.startedAt }).from(jobRuns),
			db.select({ until: jobPauses.until }).from(jobPauses),
			selectSignsDown(db),
			missing,
			selectNewestBackup(db),
		],
		([[run], [pause], [alert], lost, [backup]]) => {
			const isPaused = pause !== undefined && pause.until > now.toISOString()
			const lastBackup = backup?.madeAt ?? null
			return {
				site: {
					silentMinutes: run && !isLocal && !isPaused ? minutesOfSilence([run.startedAt], now) : null,
					signsDown: alert?.down ? alert.down.split(', ') : [],
					missingFiles: lost.length,
					lastBackup,
					isBackupDue: lastBackup === null || Date.parse(lastBackup) < now.getTime() - backupDueDays * dayMs,
				},
			}
		},
	)
}
