import { isExampleMailbox } from '#worker/set-up/setting-rules.ts'
import { Refusal } from '../command/steps.ts'
import { queryDatabase } from './account.ts'

/**
 * Moves the mailboxes of departments to the domain of the site. Departments that somebody has edited keep theirs.
 *
 * @throws {Refusal} if a mailbox of a department is still in a domain that is reserved for examples
 */
export function provideMailboxes(database: string, domain: string): void {
	queryDatabase(database, moveMailboxes(domain))
	const departments = queryDatabase(database, 'select name, mailbox from departments')
	const lost = departments.filter(({ mailbox }) => isExampleMailbox(String(mailbox))).map(({ name }) => name)
	if (lost.length > 0)
		throw new Refusal(
			`Enquiries would go nowhere: the mailbox of ${lost.join(', ')} is an example. Correct it in the back office, under Contact requests.`,
		)
}

/**
 * The SQL that moves the mailboxes of unedited departments.
 *
 * @throws {Refusal} for a domain that must not get into SQL
 */
export function moveMailboxes(domain: string): string {
	if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain)) throw new Refusal(`MAIL_DOMAIN is not a domain: "${domain}".`)
	return `update departments set mailbox = substr(mailbox, 1, instr(mailbox, '@')) || '${domain}' where updated_by is null`
}
