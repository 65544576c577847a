import { and, eq, ne } from 'drizzle-orm'
import { html } from 'hono/html'
import { referenceOf } from '#contracts/desks/reference.ts'
import { senderName } from '#contracts/desks/replies.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { bucketOf, storedObject } from '#worker/files/bucket.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { subjectLine } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import type { Desk, Office } from '../desk.ts'
import { answerAddress } from './answer-address.ts'

/** What every mail of a desk to a visitor has: it comes from the office, and answers to it arrive at the desk. */
export const fromOffice = async (bindings: Bindings, desk: Desk, subjectId: number, office: Office) => ({
	fromName: senderName(office.name),
	replyTo: await answerAddress(bindings, desk, subjectId, office.mailbox),
})

/** A machine that answers mails by itself leaves these alone. */
export const headersBySite = ({ ownMark }: Desk) => ({
	'Auto-Submitted': 'auto-generated',
	'X-Auto-Response-Suppress': 'All',
	[ownMark.name]: ownMark.value,
})

/** A mail of the conversation to its visitor; null if it was taken back or erased. */
export async function findSentMessage(db: Database, { subjects, messages }: Desk, id: number) {
	const [found] = await db
		.select({
			text: messages.text,
			subjectId: subjects.id,
			to: subjects.emailId,
			createdAt: subjects.createdAt,
			author: users.fullName,
		})
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.leftJoin(users, eq(users.id, messages.authorId))
		.where(and(eq(messages.id, id), ne(messages.delivery, 'draft')))
	return found ?? null
}

/** The reply of a member of staff. */
export async function replyLetter(db: Database, bindings: Bindings, desk: Desk, id: number): Promise<Letter | null> {
	const found = await findSentMessage(db, desk, id)
	const office = found && (await desk.officeOf(db, found.subjectId))
	if (!office) return null
	const reference = referenceOf(found.subjectId, desk.number)
	const closing = [found.author, senderName(office.name)].filter(Boolean).join('\n')
	const text = `${found.text}\n\n${closing}\n\nReference: ${reference}\n`
	return {
		to: found.to,
		subject: subjectLine(`Re: Your ${desk.words.noun} ${reference}`),
		text,
		html: htmlOf(text),
		...(await fromOffice(bindings, desk, found.subjectId, office)),
		headers: { [desk.ownMark.name]: desk.ownMark.value },
		attachments: await attachmentsOf(db, bindings, desk, id),
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

async function attachmentsOf(db: Database, bindings: Bindings, { holder }: Desk, messageId: number) {
	const attached = await db
		.select({ key: files.key, bucket: files.bucket, name: files.name, type: files.type })
		.from(fileHolders)
		.innerJoin(files, eq(files.key, fileHolders.fileKey))
		.where(and(eq(fileHolders.holder, holder), eq(fileHolders.holderId, messageId)))
	return Promise.all(
		attached.map(async ({ key, bucket, name, type }) => ({
			name,
			type,
			content: await new Response((await storedObject(bucketOf(bindings, bucket), key)).body).arrayBuffer(),
		})),
	)
}
