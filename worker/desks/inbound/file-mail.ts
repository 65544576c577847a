import { and, eq, getTableName } from 'drizzle-orm'
import type { MessageMark } from '#contracts/desks/conversation.ts'
import { sha256 } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { files } from '#worker/files/files.table.ts'
import { isDuplicate } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { isAuthentic, isForged } from '#worker/mail/inbound/authentication.ts'
import { forbidsReceipt, isAnswerOfMachine, isFromMachine } from '#worker/mail/inbound/automatic-mail.ts'
import { isUnread, retireMail } from '#worker/mail/inbound/kept-mail.ts'
import { isOwnAddress } from '#worker/mail/inbound/own-addresses.ts'
import { usableAddress } from '#worker/mail/inbound/parse-mail.ts'
import type { FileMail } from '#worker/mail/inbound/read-mail.ts'
import { writerOf } from '#worker/mail/inbound/whom-to-answer.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import type { Desk } from '../desk.ts'
import { messageKeyOf, peopleWithout, storedMailFacts } from '../mail-facts.ts'
import { readOwnAddresses } from '../own-addresses.ts'
import { isNewSubject } from '../replies/bare-subject.ts'
import { continueSubject } from './continue-subject.ts'
import { failedRecipientsOf, markFailedCopies } from './failed-copies.ts'
import type { FiledMail, FilingStatements } from './filed-mail.ts'
import { findThread, isKnownSender } from './find-thread.ts'
import { holdMailFiles, keepMailFiles } from './mail-files.ts'
import { continueByStaff, findColleague } from './staff-mail.ts'

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
		const own = await readOwnAddresses(db, bindings, desks)
		const writer = writerOf(mail, own)
		const address = writer.address || (writer.isFrom ? usableAddress(kept.from) : '')
		const findings = mail.header('authentication-results')
		const isProvenFrom = mail.senders < 2 && mail.from.address !== '' && isAuthentic(findings, mail.from.address)
		const isProven = writer.isFrom && isProvenFrom
		const provenAddress = isProven ? address : null
		const thread = await findThread(db, bindings, desks, { to: kept.to, mail, provenAddress })
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
		const sent = { envelopeFrom: kept.from, from: address, subject: mail.subject, header: mail.header }
		const isAnswer = isAnswerOfMachine(sent, own)
		// An own address that no colleague has writes nothing in the name of the visitor.
		const isAutomatic = thread
			? isAnswer || (address === '' && isOwnAddress(own, mail.from.address))
			: isFromMachine(sent, own, await isKnownSender(db, desk, address))
		const looksForged = isForged(findings)
		const isOther = thread !== null && !thread.people.visitors.some((each) => mailboxOf(each) === mailboxOf(address))
		const copied = peopleWithout(
			[...(writer.isFrom ? mail.replyTo : []), ...mail.to, ...mail.cc],
			(each) => isOwnAddress(own, each) || mailboxOf(each) === mailboxOf(address),
		)
		// In a conversation an empty mail may say all in its subject.
		const text = mail.text || (thread ? mail.subject : '')
		const isNews = thread !== null && mail.text !== '' && isNewSubject(mail.subject, desk, thread.people.lastSubject)
		const newSubject = isNews ? mail.subject : ''
		const facts = storedMailFacts({ subject: mail.subject, newSubject, copied, invitation: mail.invitation })
		const filed: FiledMail = {
			sender: { name: writer.name, address },
			subject: mail.subject,
			recipients: [kept.to, ...mail.to.map((each) => each.address)],
			message: {
				at: now.toISOString(),
				sender: address.toLowerCase(),
				text,
				html: mail.html,
				mail: facts,
				textKey: messageKeyOf({ text, mail: facts }),
				mailId: mail.messageId,
				mailKey,
			},
			marks: marksOf({
				unreadable: isUnreadable,
				automatic: isAutomatic,
				'other-sender': isOther,
				forged: looksForged,
				unproven: !looksForged && !isProven && !isAutomatic && !isUnreadable,
				'same-id': sameId !== undefined,
				cut: mail.isCut,
				...Object.fromEntries(mail.findings.map((finding) => [finding, true])),
			}),
			isAutomatic,
			// Whoever names the address of somebody else gets no mail sent there.
			mayGetReceipt: writer.isFrom && !isUnreadable && !looksForged && !forbidsReceipt(sent, own),
			isProven,
		}
		const keys = await keepMailFiles(db, bindings, key, mail.files, now)
		const isByStaff = thread?.isAddressed && isProvenFrom && !isAnswer
		const colleague = isByStaff ? await findColleague(db, bindings, mail.from.address) : null
		const { before, message, effects } =
			thread && colleague
				? continueByStaff(db, thread, colleague, filed, now)
				: thread
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
				...(thread && isAutomatic ? markFailedCopies(db, desk, thread.id, failedRecipientsOf(mail)) : []),
			])
		} catch (error) {
			// Two deliveries of one mail were read at the same time.
			if (!isDuplicate(error, `${getTableName(messages)}.${messages.mailKey.name}`)) throw error
			await retireMail(db, key, now)
		}
	}

const marksOf = (marks: Partial<Record<MessageMark, boolean>>): MessageMark[] =>
	(Object.entries(marks) as [MessageMark, boolean][]).flatMap(([mark, isTrue]) => (isTrue ? [mark] : []))
