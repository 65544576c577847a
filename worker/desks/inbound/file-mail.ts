import { and, eq, getTableName } from 'drizzle-orm'
import type { MessageMark } from '#contracts/desks/conversation.ts'
import { sha256 } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { files } from '#worker/files/files.table.ts'
import { isDuplicate } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { isAuthentic, isForged } from '#worker/mail/inbound/authentication.ts'
import { whyAutomatic } from '#worker/mail/inbound/automatic-mail.ts'
import { isUnread, retireMail } from '#worker/mail/inbound/kept-mail.ts'
import { usableAddress } from '#worker/mail/inbound/parse-mail.ts'
import type { FileMail } from '#worker/mail/inbound/read-mail.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import type { Desk } from '../desk.ts'
import { textKeyOf } from '../messages-table.ts'
import { continueSubject } from './continue-subject.ts'
import type { FiledMail, FilingStatements } from './filed-mail.ts'
import { findThread } from './find-thread.ts'
import { holdMailFiles, keepMailFiles } from './mail-files.ts'

/** The desk that takes what belongs to no conversation, and how it begins a subject with it. */
export type LastDesk = {
	desk: Desk
	begin(db: Database, bindings: Pick<Bindings, 'TOKEN_SECRET'>, mail: FiledMail, now: Date): Promise<FilingStatements>
}

/**
 * Makes the function that writes a mail with its files into its conversation, or begins a subject with it, in one batch that
 * also ends the work on the kept mail. A mail that is here already writes nothing.
 */
export const filingAt = (desks: readonly Desk[], last: LastDesk): FileMail =>
	async function fileMail(db, bindings, { key, kept, mail, isUnreadable = false }, now) {
		const thread = await findThread(db, bindings, desks, kept.to, mail)
		const desk = thread?.desk ?? last.desk
		const { messages } = desk
		const mailKey = await sha256(`${kept.to.toLowerCase()}\n${mail.messageId ?? ''}\n${kept.sha256}`)
		const [[same], [sameId]] = await db.batch([
			db.select({ id: messages.id }).from(messages).where(eq(messages.mailKey, mailKey)),
			db
				.select({ id: messages.id })
				.from(messages)
				.where(and(eq(messages.mailId, mail.messageId ?? ''), eq(messages.kind, 'received')))
				.limit(1),
		])
		if (same) {
			await retireMail(db, key, now)
			return
		}
		const address = mail.from.address || usableAddress(kept.from)
		const own = {
			mailFrom: bindings.MAIL_FROM,
			replyDomain: bindings.REPLY_DOMAIN ?? '',
			marks: desks.map(({ ownMark }) => ownMark.name),
		}
		const facts = { envelopeFrom: kept.from, from: address, header: mail.header }
		const isAutomatic = whyAutomatic(facts, own) !== null
		const findings = mail.header('authentication-results')
		const looksForged = isForged(findings)
		const isOther = thread !== null && mailboxOf(thread.emailId) !== mailboxOf(address)
		// The subject begins a conversation of its own. In another one it is shown where there is nothing else to read.
		const text = thread ? mail.text || mail.subject : mail.text
		const filed: FiledMail = {
			sender: { name: mail.from.name, address },
			subject: mail.subject,
			message: {
				at: now.toISOString(),
				sender: address.toLowerCase(),
				text,
				html: mail.html,
				textKey: textKeyOf(text),
				mailId: mail.messageId,
				mailKey,
			},
			marks: marksOf({
				unreadable: isUnreadable,
				automatic: isAutomatic,
				'other-sender': isOther,
				forged: looksForged,
				'same-id': sameId !== undefined,
				cut: mail.isCut,
			}),
			isAutomatic,
			isTrusted: !isUnreadable && !looksForged,
			isProven: isAuthentic(findings, address),
		}
		const keys = await keepMailFiles(db, bindings, key, mail.files, now)
		const { before, message, effects } = thread
			? continueSubject(db, desk, thread.id, filed, now)
			: await last.begin(db, bindings, filed, now)
		try {
			await db.batch([
				db.update(files).set({ state: 'live', dueAt: null, mailDueAt: null }).where(isUnread(key)),
				refuseUnlessChanged(db),
				...before,
				message,
				refuseUnlessChanged(db),
				...holdMailFiles(db, desk, [key, ...keys]),
				...effects,
			])
		} catch (error) {
			// Two deliveries of one mail were read at the same time.
			if (!isDuplicate(error, `${getTableName(messages)}.${messages.mailKey.name}`)) throw error
			await retireMail(db, key, now)
		}
	}

const marksOf = (marks: Record<MessageMark, boolean>): MessageMark[] =>
	(Object.entries(marks) as [MessageMark, boolean][]).flatMap(([mark, isTrue]) => (isTrue ? [mark] : []))
