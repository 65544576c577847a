import { referenceOf } from '#contracts/desks/reference.ts'
import { dayMs, keepMailDays } from '#contracts/shared/periods.ts'
import { lostOwners, mostUnsent, unsentMessages } from '#worker/desks/faults.queries.ts'
import { countIncomplete } from '#worker/features/enquiries/complete-enquiries.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
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
	const lost = await lostOwners(db, enquiryDesk)
	if (lost.length === 0) return good('Every owner of an enquiry that is not done may open the desk.')
	return warning(
		`Nobody works on ${lost.map(({ name, count }) => `${plural(count, 'enquiry', 'enquiries')} of ${name}`).join(', ')}, who may not open the desk.`,
		'Choose the owner Nobody in the list of Contact requests, and give them to somebody.',
	)
}

async function times(site: Site): Promise<CheckResult> {
	const incomplete = await countIncomplete(site.db)
	if (incomplete === 0) return good('Every enquiry has the times from which its answer is due.')
	return warning(
		`${plural(incomplete, 'enquiry', 'enquiries')} of an earlier release cannot be overdue: the times from which the answer is due are missing.`,
		`The cron adds them to 50 a minute. ${adviceToRunJobs(site)}`,
	)
}

/** An older row of the outbox is deleted, and nobody waits for a mail so long. */
const recentMs = keepMailDays * dayMs

async function replies(site: Site): Promise<CheckResult> {
	const unsent = await unsentMessages(site.db, enquiryDesk, ago(site, recentMs))
	if (unsent.length === 0) return good('Every mail that waits to leave is in the outbox.')
	const references = [...new Set(unsent.map(({ subjectId }) => referenceOf(subjectId)))]
	const atLeast = unsent.length === mostUnsent ? 'At least ' : ''
	const ids = unsent.map(({ id }) => id).join(', ')
	const now = site.now.toISOString()
	const queue = `insert into outbox (kind, subject_id, next_attempt_at, created_at) select 'enquiry-' || kind, id, '${now}', '${now}' from enquiry_messages where id in (${ids})`
	return bad(
		`${atLeast}${plural(unsent.length, 'reply or receipt', 'replies or receipts')} never left, because the outbox has no row for it: ${references.join(', ')}.`,
		`Somebody has deleted rows by hand. To send them now: ${sqlCommand(site, queue)}.`,
	)
}

/** Whether enquiries are answered: each has somebody, a time, and mails that leave. */
export const enquiryChecks: Check[] = [
	{ label: 'Owners', run: owners },
	{ label: 'Due times', run: times },
	{ label: 'Replies', run: replies },
]
