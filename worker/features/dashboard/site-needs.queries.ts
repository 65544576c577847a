import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { mostCounted, type Needs, rowsOfGroup } from '#contracts/operations/dashboard.ts'
import { backupDueDays, dayMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { jobPauses, jobRuns } from '#worker/data/job-runs.table.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { selectSignsDown } from '#worker/features/health/alert-on-change.ts'
import { minutesOfSilence } from '#worker/features/health/silent-minutes.ts'
import { selectNewestBackup } from '#worker/features/operations/operations.queries.ts'
import { files } from '#worker/files/files.table.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { selectStuckMails, stuckAfterAttempts } from '#worker/mail/outbox.ts'

/** The mails that failed several times: those that wait, and those that were given up since. */
export function failedMails(db: Database, since: string): Part<Pick<Needs, 'mails'> & { stuckMails: number }> {
	const failed = (status: 'waiting' | 'dropped') =>
		db
			.select({
				id: outbox.id,
				kind: outbox.kind,
				subjectId: outbox.subjectId,
				attempts: outbox.attempts,
				at: outbox.createdAt,
			})
			.from(outbox)
			.where(
				and(
					eq(outbox.status, status),
					gte(outbox.attempts, stuckAfterAttempts),
					status === 'dropped' ? gte(outbox.settledAt, since) : undefined,
				),
			)
			.orderBy(desc(outbox.attempts))
			.limit(mostCounted)
	return part([failed('waiting'), failed('dropped'), selectStuckMails(db)], ([waiting, dropped, [stuck]]) => {
		const all = [
			...waiting.map((mail) => ({ ...mail, isGivenUp: false })),
			...dropped.map((mail) => ({ ...mail, isGivenUp: true })),
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
