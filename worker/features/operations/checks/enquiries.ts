import { getTableName } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { dayMs, keepMailDays } from '#contracts/shared/periods.ts'
import { countIncomplete } from '#worker/desks/complete-subjects.ts'
import { lostOwners, mostUnsent, unsentMessages } from '#worker/desks/faults.queries.ts'
import { desks } from '#worker/features/desks.ts'
import {
	adviceToRunJobs,
	ago,
	bad,
	type Check,
	type CheckResult,
	good,
	plural,
	type Site,
	sqlCommand,
	warning,
} from '../check.ts'

async function owners({ db }: Site): Promise<CheckResult> {
	const found = await Promise.all(desks.map(async (desk) => ({ ...desk, lost: await lostOwners(db, desk) })))
	const left = found.filter(({ lost }) => lost.length > 0)
	if (left.length === 0) return good('Every owner of what is not done may open its desk.')
	const named = left.flatMap(({ words, lost }) =>
		lost.map(({ name, count }) => `${plural(count, words.noun, words.nouns)} of ${name}`),
	)
	return warning(
		`Nobody works on ${named.join(', ')}, who may not open the desk.`,
		`Choose the owner Nobody in the list of ${left.map(({ words }) => words.desk).join(' and that of ')}, and give them to somebody.`,
	)
}

async function times(site: Site): Promise<CheckResult> {
	const found = await Promise.all(
		desks.map(async ({ subjects, words }) => ({ ...words, count: await countIncomplete(site.db, subjects) })),
	)
	const named = found.flatMap(({ count, noun, nouns }) => (count > 0 ? [plural(count, noun, nouns)] : []))
	if (named.length === 0) return good('Every enquiry and application has the times from which its answer is due.')
	return warning(
		`${named.join(' and ')} of an earlier release cannot be overdue: the times from which the answer is due are missing.`,
		`The cron adds them to 50 of each a minute. ${adviceToRunJobs(site)}`,
	)
}

/** An older row of the outbox is deleted, and nobody waits for a mail so long. */
const recentMs = keepMailDays * dayMs

async function replies(site: Site): Promise<CheckResult> {
	const since = ago(site, recentMs)
	const found = await Promise.all(
		desks.map(async (desk) => ({ desk, unsent: await unsentMessages(site.db, desk, since) })),
	)
	const left = found.filter(({ unsent }) => unsent.length > 0)
	if (left.length === 0) return good('Every mail that waits to leave is in the outbox.')
	const references = new Set(
		left.flatMap(({ desk, unsent }) => unsent.map(({ subjectId }) => referenceOf(subjectId, desk.number))),
	)
	const atLeast = left.some(({ unsent }) => unsent.length === mostUnsent) ? 'At least ' : ''
	const count = left.reduce((sum, { unsent }) => sum + unsent.length, 0)
	const now = site.now.toISOString()
	const queues = left.map(
		({ desk, unsent }) =>
			`insert into outbox (kind, subject_id, next_attempt_at, created_at) select '${desk.mails}-' || kind, id, '${now}', '${now}' from ${getTableName(desk.messages)} where id in (${unsent.map(({ id }) => id).join(', ')})`,
	)
	return bad(
		`${atLeast}${plural(count, 'reply or receipt', 'replies or receipts')} never left, because the outbox has no row for it: ${[...references].join(', ')}.`,
		`Somebody has deleted rows by hand. To send them now: ${sqlCommand(site, queues.join('; '))}.`,
	)
}

/** Whether the subjects of all desks are answered: each has somebody, and mails that leave; an enquiry has its time. */
export const enquiryChecks: Check[] = [
	{ label: 'Owners', run: owners },
	{ label: 'Due times', run: times },
	{ label: 'Replies', run: replies },
]
