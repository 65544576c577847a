import { and, asc, eq, ne } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { bucketOf, storedObject } from '#worker/files/bucket.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { subjectLine } from '#worker/mail/letter-text.ts'
import type { Letter } from '#worker/mail/send-letter.ts'
import type { Desk, Office } from '../desk.ts'
import { mailFactsOf } from '../mail-facts.ts'
import { answerAddress } from './answer-address.ts'
import { bareSubject, subjectsByForm } from './bare-subject.ts'
import { readAnswered } from './quoted-message.ts'
import { htmlOf } from './reply-html.ts'
import { threadHeaders } from './thread-headers.ts'

/** What every mail of a desk to a visitor has: it comes from the office, and answers to it arrive at the desk. */
export const fromOffice = async (bindings: Bindings, desk: Desk, subjectId: number, office: Office) => ({
	fromName: office.from,
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
			mail: messages.mail,
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

/** Composes a reply of staff, with the quoted mail below. `facts`: lines after its text. */
export async function replyLetter(
	db: Database,
	bindings: Bindings,
	desk: Desk,
	id: number,
	facts = '',
): Promise<Letter | null> {
	const found = await findSentMessage(db, desk, id)
	const office = found && (await desk.officeOf(db, bindings, found.subjectId))
	if (!office) return null
	const { to, subjectId } = found
	const { copiedTo, quotes } = mailFactsOf(found.mail)
	const cc = copiedTo ?? []
	const answered = await readAnswered(db, desk, { id, subjectId, recipients: [to, ...cc] })
	const reference = referenceOf(subjectId, desk.number)
	const closing = [found.author, office.from].filter(Boolean).join('\n')
	// Anyone with the link can open the page, so a mail with copies carries none.
	const path = cc.length === 0 ? await desk.visitorsPage?.(db, bindings, subjectId) : undefined
	const page = path === undefined ? '' : `${bindings.ORIGIN}${path}`
	const quote = quotes ? answered.quote : ''
	const said = [found.text, facts].filter(Boolean).join('\n\n')
	const subject = bareSubject(answered.subject) || subjectsByForm(desk).reply
	return {
		to,
		cc,
		subject: subjectLine(`Re: ${subject} ${reference}`),
		text: [said, closing, `Reference: ${reference}`, page && `Your ${desk.words.noun}: ${page}`, quote]
			.filter((part) => part !== '')
			.join('\n\n')
			.concat('\n'),
		html: htmlOf({ text: said, closing, reference, page, noun: desk.words.noun, quote }),
		...(await fromOffice(bindings, desk, subjectId, office)),
		headers: { ...threadHeaders(answered.ids), [desk.ownMark.name]: desk.ownMark.value },
		attachments: await attachmentsOf(db, bindings, desk, id),
	}
}

async function attachmentsOf(db: Database, bindings: Bindings, { holder }: Desk, messageId: number) {
	const attached = await db
		.select({ key: files.key, bucket: files.bucket, name: files.name, type: files.type })
		.from(fileHolders)
		.innerJoin(files, eq(files.key, fileHolders.fileKey))
		.where(and(eq(fileHolders.holder, holder), eq(fileHolders.holderId, messageId)))
		.orderBy(asc(files.createdAt), asc(files.key))
	return Promise.all(
		attached.map(async ({ key, bucket, name, type }) => ({
			name,
			type,
			content: await new Response((await storedObject(bucketOf(bindings, bucket), key)).body).arrayBuffer(),
		})),
	)
}
