import { departmentForm } from '#contracts/enquiries/departments.ts'
import { dayMs, recentDays } from '#contracts/shared/periods.ts'
import { listDepartments } from '#worker/features/enquiries/departments.ts'
import { domainOf } from '#worker/mail/inbound/authentication.ts'
import { countUnreadMails } from '#worker/mail/inbound/read-mail.ts'
import { readMailDelays } from '#worker/mail/mail-delays.ts'
import { countGivenUpMails, countStuckMails, countWaitingMails, stuckAfterAttempts } from '#worker/mail/outbox.ts'
import { isExampleMailbox } from '#worker/set-up/setting-rules.ts'
import { ago, bad, type Check, type CheckResult, good, plural, type Site, siteIsLocal, warning } from '../check.ts'

function sender({ senders, bindings: { MAIL_FROM = '' } }: Site): CheckResult {
	if (!senders) return null
	if (senders.includes(MAIL_FROM)) return good(`\`allowed_sender_addresses\` names ${MAIL_FROM}.`)
	return bad(
		`\`allowed_sender_addresses\` does not name "${MAIL_FROM}", so no mail can leave.`,
		'Write the address of `MAIL_FROM` there too, in `wrangler.toml`, and run `npm run deploy`.',
	)
}

async function departments(site: Site): Promise<CheckResult> {
	const all = await listDepartments(site.db)
	const names = (found: typeof all) => found.map(({ name }) => name).join(', ')
	const broken = all.filter(({ mailbox }) => !departmentForm.shape.mailbox.safeParse(mailbox).success)
	if (broken.length > 0)
		return bad(
			`The mailbox of ${names(broken)} is no mail address: their enquiries are mailed nowhere.`,
			'Correct the mailbox in the back office, under Contact requests.',
		)
	if (siteIsLocal(site)) return null
	const { REPLY_DOMAIN } = site.bindings
	const circling = all.filter(({ mailbox }) => domainOf(mailbox) === REPLY_DOMAIN?.toLowerCase())
	if (circling.length > 0)
		return bad(
			`The mailbox of ${names(circling)} is at \`REPLY_DOMAIN\`: the notice of each enquiry comes back as another enquiry.`,
			'Name a mailbox that people read in the back office, under Contact requests.',
		)
	const lost = all.filter(({ mailbox }) => isExampleMailbox(mailbox))
	if (lost.length === 0) return good('Each department has a mailbox of its own domain.')
	return bad(
		`The mailbox of ${names(lost)} is an example: their enquiries are mailed nowhere.`,
		'Run `npm run deploy`, or correct the mailbox in the back office, under Contact requests.',
	)
}

async function outbox(site: Site): Promise<CheckResult> {
	const [{ isRefused }, waiting, stuck, givenUp] = await Promise.all([
		readMailDelays(site.db, site.now),
		countWaitingMails(site.db),
		countStuckMails(site.db),
		countGivenUpMails(site.db, ago(site, recentDays * dayMs)),
	])
	if (stuck + givenUp === 0) {
		const wait = waiting === 0 ? 'None waits' : `${plural(waiting, 'mail waits', 'mails wait')} for the next run`
		return good(`${wait}, and none was given up in the last ${recentDays} days.`)
	}
	const worse = isRefused ? bad : warning
	return worse(
		`${plural(waiting, 'mail waits', 'mails wait')}, ${stuck} of them after ${stuckAfterAttempts} failed tries or more; ${givenUp} given up in the last ${recentDays} days.`,
		'Check that the domain of `MAIL_FROM` is onboarded for sending and its daily quota is not used up; the log says `mail.not-sent` with the cause of each try.',
	)
}

async function received({ db, bindings }: Site): Promise<CheckResult> {
	const unread = await countUnreadMails(db)
	if (unread > 0)
		return warning(
			`${plural(unread, 'received mail')} could not be read so far.`,
			'The cron tries five times within half an hour, then the desk shows the mail to download; the log says `mail.not-read` with the cause of each try.',
		)
	return bindings.REPLY_DOMAIN ? good('Each received mail was read.') : null
}

/** Whether mails leave and arrive. */
export const mailChecks: Check[] = [
	{ label: 'Allowed sender', run: sender },
	{ label: 'Departments', run: departments },
	{ label: 'Mails', run: outbox },
	{ label: 'Received mails', run: received },
]
