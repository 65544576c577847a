import type { MessageMark } from '#contracts/desks/conversation.ts'
import { isAuthentic, isForged } from '#worker/mail/inbound/authentication.ts'
import { forbidsReceipt, isAnswerOfMachine, isFromMachine } from '#worker/mail/inbound/automatic-mail.ts'
import type { KeptMail } from '#worker/mail/inbound/kept-mail.ts'
import { isOwnAddress, type OwnAddresses } from '#worker/mail/inbound/own-addresses.ts'
import { type ParsedMail, usableAddress } from '#worker/mail/inbound/parse-mail.ts'
import { writerOf } from '#worker/mail/inbound/whom-to-answer.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import type { Desk } from '../desk.ts'
import { messageKeyOf, peopleWithout, storedMailFacts } from '../mail-facts.ts'
import { isNewSubject } from '../replies/bare-subject.ts'
import type { FiledMail } from './filed-mail.ts'
import type { Thread } from './find-thread.ts'

type Sender = ReturnType<typeof senderOf>

/** Whom we answer, and what our mail server found of it. `provenAddress`: null if nothing proves it. */
export function senderOf(kept: Pick<KeptMail, 'from'>, mail: ParsedMail, own: OwnAddresses) {
	const writer = writerOf(mail, own)
	const address = writer.address || (writer.isFrom ? usableAddress(kept.from) : '')
	const findings = mail.header('authentication-results')
	const isProvenFrom = mail.senders < 2 && mail.from.address !== '' && isAuthentic(findings, mail.from.address)
	return {
		...{ name: writer.name, address, isFrom: writer.isFrom, isProvenFrom },
		provenAddress: writer.isFrom && isProvenFrom ? address : null,
		looksForged: isForged(findings),
	}
}

type Found = {
	own: OwnAddresses
	sender: Sender
	thread: Thread | null
	/** Of the thread, or the one that takes what belongs to none. */
	desk: Desk
	/** Whether the sender is in a conversation. */
	isKnown: boolean
	isUnreadable: boolean
	/** Whether another mail has its Message-ID. */
	hasSameId: boolean
	mailKey: string
	now: Date
}

/** Whether a machine wrote a mail, and whether it answered. */
function byMachine(kept: KeptMail, mail: ParsedMail, { own, sender, thread, isKnown }: Found) {
	const from = sender.address || mail.from.address
	const facts = { envelopeFrom: kept.from, from, subject: mail.subject, header: mail.header }
	const answered = isAnswerOfMachine(facts, own)
	// An own address that no colleague has writes nothing in the name of the visitor.
	const isOwn = sender.address === '' && isOwnAddress(own, mail.from.address)
	return {
		answered,
		wrote: thread ? answered || isOwn : isFromMachine(facts, own, isKnown),
		forbidsReceipt: forbidsReceipt(facts, own),
	}
}

/** An answer quotes the link to the applicant's page. Nobody but the applicant may open it. */
const withoutSecrets = (text: string) => text.replace(/(\/application\/)[\da-f]{64}/gi, '$1…')

/** What is written of a mail. */
export function describeMail(kept: KeptMail, mail: ParsedMail, found: Found): FiledMail {
	const { own, sender, thread, desk, isUnreadable, hasSameId, mailKey, now } = found
	const { name, address, provenAddress, looksForged } = sender
	const machine = byMachine(kept, mail, found)
	const isSame = (each: string) => mailboxOf(each) === mailboxOf(address)
	// In a conversation an empty mail may say all in its subject.
	const text = withoutSecrets(mail.text || (thread ? mail.subject : ''))
	const isNews = thread !== null && mail.text !== '' && isNewSubject(mail.subject, desk, thread.people.lastSubject)
	const facts = storedMailFacts({
		subject: mail.subject,
		newSubject: isNews ? mail.subject : '',
		copied: peopleWithout(
			[...(sender.isFrom ? mail.replyTo : []), ...mail.to, ...mail.cc],
			(each) => isOwnAddress(own, each) || isSame(each),
		),
		invitation: mail.invitation,
	})
	return {
		sender: { name, address },
		subject: mail.subject,
		recipients: [kept.to, ...[...mail.to, ...mail.cc].map((each) => each.address)],
		message: {
			at: now.toISOString(),
			sender: address.toLowerCase(),
			text,
			html: mail.html && withoutSecrets(mail.html),
			mail: facts,
			textKey: messageKeyOf({ text, mail: facts }),
			mailId: mail.messageId,
			mailKey,
		},
		marks: marksOf({
			unreadable: isUnreadable,
			automatic: machine.wrote,
			'other-sender': thread !== null && !thread.people.visitors.some(isSame),
			forged: looksForged,
			unproven: !looksForged && provenAddress === null && !machine.wrote && !isUnreadable,
			'same-id': hasSameId,
			cut: mail.isCut,
			...Object.fromEntries(mail.findings.map((finding) => [finding, true])),
		}),
		isAutomatic: machine.wrote,
		isAnswerOfMachine: machine.answered,
		// A writer can name the address of a stranger in Reply-To. No receipt goes there.
		mayGetReceipt: sender.isFrom && !isUnreadable && !looksForged && !machine.forbidsReceipt,
		isProven: provenAddress !== null,
	}
}

const marksOf = (marks: Partial<Record<MessageMark, boolean>>): MessageMark[] =>
	(Object.entries(marks) as [MessageMark, boolean][]).flatMap(([mark, isTrue]) => (isTrue ? [mark] : []))
