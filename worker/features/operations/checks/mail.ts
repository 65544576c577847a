import { countGivenUpMails, countStuckMails, countWaitingMails } from '#worker/mail/outbox.ts'
import { ago, bad, type Check, type CheckResult, counted, dayMs, good, type Site, warning } from '../check.ts'

function sender({ senders, bindings: { MAIL_FROM = '' } }: Site): CheckResult {
	if (!senders) return null
	if (senders.includes(MAIL_FROM)) return good(`\`allowed_sender_addresses\` names ${MAIL_FROM}.`)
	return bad(
		`\`allowed_sender_addresses\` does not name "${MAIL_FROM}", so no mail can leave.`,
		'Write the address of `MAIL_FROM` there too, in `wrangler.toml`, and run `npm run deploy`.',
	)
}

async function outbox(site: Site): Promise<CheckResult> {
	const [waiting, stuck, givenUp] = await Promise.all([
		countWaitingMails(site.db),
		countStuckMails(site.db),
		countGivenUpMails(site.db, ago(site, 7 * dayMs)),
	])
	if (stuck + givenUp === 0) {
		const wait = waiting === 0 ? 'None waits' : `${counted(waiting, 'mail waits', 'mails wait')} for the next run`
		return good(`${wait}, and none was given up in the last 7 days.`)
	}
	return warning(
		`${counted(waiting, 'mail waits', 'mails wait')}, ${stuck} of them after 3 failed tries or more; ${givenUp} given up in the last 7 days.`,
		'Check that the domain of `MAIL_FROM` is onboarded for sending and its daily quota is not used up; the log says `mail.not-sent` for each try.',
	)
}

/** Whether mails leave. */
export const mailChecks: Check[] = [
	{ label: 'Allowed sender', run: sender },
	{ label: 'Mails', run: outbox },
]
