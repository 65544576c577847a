import { and, eq } from 'drizzle-orm'
import type { MessageMark } from '#contracts/desks/conversation.ts'
import { sha256 } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { files } from '#worker/files/files.table.ts'
import { isDuplicate } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { enquiryMessages, textKeyOf } from '../messages.table.ts'
import { isAuthentic, isForged } from './authentication.ts'
import { whyAutomatic } from './automatic-mail.ts'
import { findThread } from './find-thread.ts'
import { isUnread, type KeptMail, retireMail } from './kept-mail.ts'
import { holdMailFiles, keepMailFiles } from './mail-files.ts'
import { continueEnquiry, type Filed, startEnquiry } from './mail-statements.ts'
import { noticeLimit } from './notice-limit.ts'
import { type ParsedMail, usableAddress } from './parse-mail.ts'

export type MailBindings = Pick<
	Bindings,
	'MEDIA' | 'PRIVATE_FILES' | 'TOKEN_SECRET' | 'TOKEN_SECRET_PREVIOUS' | 'MAIL_FROM' | 'REPLY_DOMAIN'
>

/** A mail to file. `key`: of the kept mail. `isUnreadable`: nothing but its envelope is known. */
type ReadMail = { key: string; kept: KeptMail; mail: ParsedMail; isUnreadable?: boolean }

/**
 * Writes a mail with its files into its conversation, or as an enquiry of its own, in one batch that also ends the work on
 * the kept mail. A mail that is here already writes nothing.
 */
export async function fileMail(
	db: Database,
	bindings: MailBindings,
	{ key, kept, mail, isUnreadable = false }: ReadMail,
	now: Date,
): Promise<void> {
	const mailKey = await sha256(`${kept.to.toLowerCase()}\n${mail.messageId ?? ''}\n${kept.sha256}`)
	const [[same], [sameId]] = await db.batch([
		db.select({ id: enquiryMessages.id }).from(enquiryMessages).where(eq(enquiryMessages.mailKey, mailKey)),
		db
			.select({ id: enquiryMessages.id })
			.from(enquiryMessages)
			.where(and(eq(enquiryMessages.mailId, mail.messageId ?? ''), eq(enquiryMessages.kind, 'received')))
			.limit(1),
	])
	if (same) {
		await retireMail(db, key, now)
		return
	}
	const address = mail.from.address || usableAddress(kept.from)
	const own = { mailFrom: bindings.MAIL_FROM, replyDomain: bindings.REPLY_DOMAIN ?? '' }
	const isAutomatic = whyAutomatic({ envelopeFrom: kept.from, from: address, header: mail.header }, own) !== null
	const findings = mail.header('authentication-results')
	const looksForged = isForged(findings)
	const thread = await findThread(db, bindings, kept.to, mail)
	const isOther = thread !== null && mailboxOf(thread.emailId) !== mailboxOf(address)
	// The subject begins an enquiry of its own. In a conversation it is shown where there is nothing else to read.
	const text = thread ? mail.text || mail.subject : mail.text
	const filed: Filed = {
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
	}
	const keys = await keepMailFiles(db, bindings, key, mail.files, now)
	const { beforeMessage, message, effects } = thread
		? continueEnquiry(db, thread.id, filed, now)
		: startEnquiry(db, filed, await noticeLimit(db, bindings, address, isAuthentic(findings, address), now), now)
	try {
		await db.batch([
			db.update(files).set({ state: 'live', dueAt: null, mailDueAt: null }).where(isUnread(key)),
			refuseUnlessChanged(db),
			...beforeMessage,
			message,
			refuseUnlessChanged(db),
			...holdMailFiles(db, [key, ...keys]),
			...effects,
		])
	} catch (error) {
		// Two deliveries of one mail were read at the same time.
		if (!isDuplicate(error, 'enquiry_messages.mail_key')) throw error
		await retireMail(db, key, now)
	}
}

const marksOf = (marks: Record<MessageMark, boolean>): MessageMark[] =>
	(Object.entries(marks) as [MessageMark, boolean][]).flatMap(([mark, isTrue]) => (isTrue ? [mark] : []))
