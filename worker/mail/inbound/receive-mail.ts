import { openDatabase } from '#worker/data/db.ts'
import { pausedUntil } from '#worker/data/job-runs.ts'
import { CodedError } from '#worker/http/cause.ts'
import { failureOf, log } from '#worker/http/log.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { type ArrivingMail, keepMail } from './kept-mail.ts'
import { type MailReader, readMail } from './read-mail.ts'

/**
 * Takes a mail: it is kept as it came, then read. What fails after it is kept is the cron's to repeat. Throws only if it
 * cannot be kept, and during a restore: Email Routing answers that with a temporary failure, so the sender tries again.
 */
export async function receiveMail(
	bindings: Bindings,
	reader: MailReader,
	mail: ArrivingMail,
	now = new Date(),
): Promise<void> {
	const db = openDatabase(bindings.DB, 'primary')
	if ((await pausedUntil(db, now)) !== null) throw new CodedError('RESTORING', 'No mail is taken during a restore')
	const key = await keepMail(db, bindings, mail, now)
	try {
		await readMail(db, bindings, reader, key, now)
	} catch (error) {
		log('warn', 'mail.not-read', failureOf(error))
	}
}
