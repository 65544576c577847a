import { momentText } from '#contracts/shared/date-text.ts'
import { backupDueDays, dayMs, hourMs, minuteMs } from '#contracts/shared/periods.ts'
import { pausedUntil } from '#worker/data/job-runs.ts'
import { silentMinutes } from '#worker/features/health/silent-minutes.ts'
import { lateReplacements } from '#worker/features/schedule/late-replacements.ts'
import { newestWalk } from '#worker/files/store-checks.queries.ts'
import { stuckAfterAttempts } from '#worker/mail/outbox.ts'
import {
	adviceToRunJobs,
	ageOf,
	ago,
	bad,
	type Check,
	type CheckResult,
	good,
	plural,
	type Site,
	siteIsLocal,
	warning,
} from '../check.ts'
import { backupMoments, countStuckPurges, type Overdue, overdueWork } from '../operations.queries.ts'

/** The cron runs each minute, and a walk through the stores begins each day. */
const overdueMs = 15 * minuteMs
const silentMs = 48 * hourMs

async function cron(site: Site): Promise<CheckResult> {
	const until = await pausedUntil(site.db, site.now)
	if (until !== null)
		return warning(
			`A restore holds the jobs, until ${momentText(until, 'UTC')} UTC at the latest.`,
			'Wait until it has ended. If it broke off, begin it again: `npm run restore`.',
		)
	const [walk, { replacements, mail, purges, files }, minutes] = await Promise.all([
		newestWalk(site.db),
		overdueWork(site.db, ago(site, overdueMs)),
		silentMinutes(site.db, site.now),
	])
	const began = walk && `the last walk through the stores began ${ageOf(site, walk.startedAt)} ago`
	const silent = !walk || walk.startedAt < ago(site, silentMs)
	const due = ({ count, oldest }: Overdue, ...noun: [one: string, many: string]) =>
		oldest === null ? [] : [`${plural(count, ...noun)} due for up to ${ageOf(site, oldest)}`]
	const signs = [
		...(minutes === null ? [] : [`the last run was ${plural(minutes, 'minute')} ago`]),
		...(silent ? [began ?? 'no walk through the stores has ever begun'] : []),
		...due(replacements, 'scheduled version', 'scheduled versions'),
		...due(mail, 'mail', 'mails'),
		...due(purges, 'purge', 'purges'),
		...due(files, 'file to delete', 'files to delete'),
	]
	if (signs.length === 0) return good(`Nothing is overdue, and ${began}.`)
	const text = `The jobs do not run, or not well: ${signs.join(', ')}.`
	return siteIsLocal(site) ? warning(text, adviceToRunJobs(site)) : bad(text, adviceToRunJobs(site))
}

async function scheduledVersions(site: Site): Promise<CheckResult> {
	const { count, oldest } = await lateReplacements(site.db, site.now)
	if (oldest === null) return good('None is late.')
	return warning(
		`${plural(count, 'version')} cannot be stored: the tries fail for up to ${ageOf(site, oldest)}.`,
		'They are tried again at least once an hour. The log says `replacement` with the cause.',
	)
}

async function purges(site: Site): Promise<CheckResult> {
	const stuck = await countStuckPurges(site.db)
	if (stuck === 0) return good('None has failed again and again.')
	return warning(
		`${plural(stuck, 'purge')} of the edge cache failed ${stuckAfterAttempts} times or more.`,
		'Until the edge drops its copies by itself, visitors see pages as they were up to a minute ago, or an hour while the Worker fails. The log says `edge.not-purged` with the cause.',
	)
}

const lateMs = 30 * dayMs

async function backup(site: Site): Promise<CheckResult> {
	const { lastBackup, firstAct } = await backupMoments(site.db)
	const local = siteIsLocal(site)
	if (lastBackup !== null && lastBackup >= ago(site, backupDueDays * dayMs))
		return good(`Taken ${ageOf(site, lastBackup)} ago.`)
	const text = lastBackup === null ? 'None has ever been taken.' : `The last one is ${ageOf(site, lastBackup)} old.`
	const advice = `Run \`npm run backup${local ? '' : ' -- --remote'}\`, and keep the folder in a safe place.`
	// Without a backup, the age of the data counts from the first audited act.
	const since = lastBackup ?? firstAct
	const late = since !== null && since < ago(site, lateMs)
	return late && !local ? bad(text, advice) : warning(text, advice)
}

/** The jobs of the cron, what they could not do, and the backup by hand. */
export const jobChecks: Check[] = [
	{ label: 'Jobs', run: cron },
	{ label: 'Scheduled versions', run: scheduledVersions },
	{ label: 'Purges', run: purges },
	{ label: 'Last backup', run: backup },
]
