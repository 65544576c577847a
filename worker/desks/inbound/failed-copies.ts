import { and, eq, sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import type { ParsedMail } from '#worker/mail/inbound/parse-mail.ts'
import { isOfThread } from '../conversation/thread.ts'
import type { Desk } from '../desk.ts'
import { storedFactsIn, withFailed } from '../mail-facts.ts'

const mostNamed = 20

/** The addresses that a report names as not reached: RFC 3464, 2.3.2, and a header that is older. */
export function failedRecipientsOf({ files, header }: Pick<ParsedMail, 'files' | 'header'>): string[] {
	const report = files.find(({ type }) => type === 'message/delivery-status')
	const lines = report ? new TextDecoder().decode(report.bytes) : ''
	const named = Array.from(
		lines.matchAll(/^final-recipient:\s*rfc822;\s*<?([^\s<>]+)/gim),
		([, address = '']) => address,
	)
	const listed = header('x-failed-recipients').flatMap((value) => value.split(/[\s,]+/))
	return [...new Set([...named, ...listed].map((address) => address.toLowerCase()))].filter(Boolean).slice(0, mostNamed)
}

/** The statements that mark, at the replies of a conversation, addresses that a copy did not reach. */
export const markFailedCopies = (db: Database, desk: Desk, id: number, failed: readonly string[]): Statement[] =>
	failed.map((address) => markFailedCopy(db, desk, address, isOfThread(desk, desk.messages.subjectId, id)))

/** The same at the replies of a condition. One that was not sent to the address as a copy stays as it is. */
export function markFailedCopy(db: Database, { messages }: Desk, address: string, condition: ReturnType<typeof sql>) {
	const facts = storedFactsIn(messages.mail)
	const isIn = (path: string) =>
		sql`exists (select 1 from json_each(${facts}, ${path}) where lower(value) = ${address})`
	return db
		.update(messages)
		.set({ mail: withFailed(messages.mail, address) })
		.where(and(condition, eq(messages.kind, 'reply'), isIn('$.copiedTo'), sql`not ${isIn('$.failed')}`))
}
