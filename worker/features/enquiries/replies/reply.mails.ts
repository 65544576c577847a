import { and, eq, ne, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import { dueAt } from '#contracts/desks/office-hours.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import { senderName } from '#contracts/desks/replies.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { bucketOf, storedObject } from '#worker/files/bucket.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { composeLetter } from '#worker/mail/compose-letter.ts'
import { letterMoment, subjectLine } from '#worker/mail/letter-text.ts'
import type { Sending } from '#worker/mail/outbox.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import { officeHoursOf } from '../departments.ts'
import { departments, enquiries } from '../enquiries.table.ts'
import { ownMark } from '../inbound/automatic-mail.ts'
import { enquiryMessages } from '../messages.table.ts'
import { reopenUnanswered } from './reopen-unanswered.ts'
import { answerAddress } from './reply-address.ts'

const ofDesk = { [ownMark.name]: ownMark.value }

/** A machine that answers mails by itself leaves these alone. */
const bySite = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...ofDesk }

async function findMessage(db: Database, id: number) {
	const [found] = await db
		.select({
			message: enquiryMessages,
			enquiryId: enquiries.id,
			to: enquiries.emailId,
			createdAt: enquiries.createdAt,
			department: departments,
			author: users.fullName,
		})
		.from(enquiryMessages)
		.innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		.leftJoin(users, eq(users.id, enquiryMessages.authorId))
		.where(and(eq(enquiryMessages.id, id), ne(enquiryMessages.delivery, 'draft')))
	return found ?? null
}

/** The reply of a member of staff; null if it was taken back or erased. */
export async function enquiryReplyMail(db: Database, bindings: Bindings, id: number): Promise<Letter | null> {
	const found = await findMessage(db, id)
	if (!found) return null
	const { message, enquiryId, to, department, author } = found
	const closing = [author, senderName(department.name)].filter(Boolean).join('\n')
	const text = `${message.text}\n\n${closing}\n\nReference: ${referenceOf(enquiryId)}\n`
	return {
		to,
		subject: subjectLine(`Re: Your enquiry ${referenceOf(enquiryId)}`),
		text,
		html: htmlOf(text),
		fromName: senderName(department.name),
		replyTo: await answerAddress(bindings, enquiryId, department.mailbox),
		headers: ofDesk,
		attachments: await attachmentsOf(db, bindings, id),
	}
}

const htmlOf = (text: string) =>
	String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="font: 16px/1.6 Figtree, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif">
${text
	.trim()
	.split(/\n{2,}/)
	.map((paragraph) => html`<p dir="auto" style="white-space: pre-line">${paragraph}</p>`)}
</body>
</html>
`)

async function attachmentsOf(db: Database, bindings: Bindings, messageId: number) {
	const attached = await db
		.select({ key: files.key, bucket: files.bucket, name: files.name, type: files.type })
		.from(fileHolders)
		.innerJoin(files, eq(files.key, fileHolders.fileKey))
		.where(and(eq(fileHolders.holder, 'enquiryMessage'), eq(fileHolders.holderId, messageId)))
	return Promise.all(
		attached.map(async ({ key, bucket, name, type }) => ({
			name,
			type,
			content: await new Response((await storedObject(bucketOf(bindings, bucket), key)).body).arrayBuffer(),
		})),
	)
}

/**
 * Confirms an enquiry to its sender with the reference. It quotes nothing that was typed, because a form may carry the
 * address of a stranger.
 */
export async function enquiryReceiptMail(db: Database, bindings: Bindings, id: number): Promise<Letter | null> {
	const found = await findMessage(db, id)
	if (!found) return null
	const { enquiryId, to, createdAt, department } = found
	const due = dueAt(createdAt, officeHoursOf(department))
	const letter = composeLetter(
		{
			to,
			subject: `We have your enquiry ${referenceOf(enquiryId)}`,
			opening: [
				'Thank you for writing to us. Your enquiry has arrived, and a person reads it.',
				due === null ? 'We answer as soon as we can.' : `We answer by ${letterMoment(due)}.`,
			],
			facts: [
				{ label: 'Reference', value: referenceOf(enquiryId) },
				{ label: 'Department', value: department.name },
				{ label: 'Arrived', value: letterMoment(createdAt) },
			],
			button: { label: 'Visit our website', address: `${bindings.ORIGIN}/` },
			closing: ['To add something, answer this mail. If you did not write to us, you can ignore it.'],
		},
		bindings.ORIGIN,
	)
	return {
		...letter,
		fromName: senderName(department.name),
		replyTo: await answerAddress(bindings, enquiryId, department.mailbox),
		headers: bySite,
	}
}

/** The statements that note in the conversation what became of a mail. */
export const followMessage = (
	db: Database,
	messageId: number,
	sending: Sending,
	now: Date,
): [Statement, ...Statement[]] => [
	db
		.update(enquiryMessages)
		.set(
			sending.outcome === 'sent'
				? { delivery: 'handed-over', leavesAt: null, deliveryNote: '', mailId: sending.mailId }
				: sending.outcome === 'failed'
					? { delivery: 'failed', leavesAt: null, deliveryNote: sending.note }
					: { deliveryNote: sending.note },
		)
		.where(and(eq(enquiryMessages.id, messageId), sql`${enquiryMessages.delivery} = 'queued'`)),
	...(sending.outcome === 'failed' ? reopenUnanswered(db, messageId, now) : []),
]
