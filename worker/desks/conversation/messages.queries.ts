import { aliasedTable, and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import {
	type Attachment,
	type DeskMessage,
	type FormattedMail,
	messagesPerPage,
	type OlderMessages,
} from '#contracts/desks/conversation.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { users } from '#worker/data/users.table.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Desk } from '../desk.ts'
import { mailFactsOf } from '../mail-facts.ts'
import { actOf, marksOf } from '../message-events.ts'

/** In characters: of all texts of a page that is shown whole, and of each mail in a longer one. */
const longestWhole = 5_000_000
const longestBeginning = 2_000

/**
 * The ids of a page of a conversation, and of one message more: that of a subject, then that of what was merged into it, which is
 * nothing as a rule. `before`: the id of the message that follows the page; null: it is the last page.
 */
function pageOf({ messages, subjects }: Desk, id: number, before: number | null): SQL {
	const { at, delivery, subjectId } = messages
	const follows = aliasedTable(messages, 'follows')
	const isBefore =
		before === null
			? sql`true`
			: sql`(${at}, ${messages.id}) < (select ${follows.at}, ${follows.id} from ${messages} as ${follows} where ${follows.id} = ${before})`
	const ofSubjects = (which: SQL) =>
		sql`select ${messages.id} as id, ${at} as at from ${messages}
			where ${subjectId} ${which} and ${delivery} is not 'draft' and ${isBefore}`
	return sql`(select id from (
		select * from (${ofSubjects(sql`= ${id}`)} order by ${at} desc, ${messages.id} desc limit ${messagesPerPage + 1})
		union all
		${ofSubjects(sql`in (select ${subjects.id} from ${subjects} where ${subjects.mergedInto} = ${id})`)}
	) order by at desc, id desc limit ${messagesPerPage + 1})`
}

/** An isolate has 128 MB, so of very many long mails the beginnings are read. */
function selectMessages(db: Database, { messages, subjects }: Desk, page: SQL) {
	// Neither the HTML of a mail nor its search key is shown, and both are longer than its text.
	const { html, textKey: _, ...columns } = getTableColumns(messages)
	const each = aliasedTable(messages, 'each')
	const isCut = sql`${messages.kind} = 'received' and length(${messages.text}) > ${longestBeginning}
		and (select sum(length(${each.text})) > ${longestWhole} from ${messages} as ${each} where ${each.id} in ${page})`
	const text = sql<string>`iif(${isCut}, substr(${messages.text}, 1, ${longestBeginning}), ${messages.text})`
	return db
		.select({
			message: { ...columns, text: text.as('shown_text') },
			isCut: sql<number>`${isCut}`.as('is_cut'),
			isFormatted: sql<number>`${html} is not null`.as('is_formatted'),
			authorName: users.fullName,
			emailId: subjects.emailId,
		})
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.leftJoin(users, eq(users.id, messages.authorId))
		.where(sql`${messages.id} in ${page}`)
		.orderBy(asc(messages.at), asc(messages.id))
}
type Message = Awaited<ReturnType<typeof selectMessages>>[number]

/** The files of messages, in the order of each mail. A raw mail is the last one. */
export const selectAttachments = (db: Database, { messages, holder }: Desk, where: SQL) =>
	db
		.select({ messageId: fileHolders.holderId, key: files.key, name: files.name, type: files.type, size: files.size })
		.from(messages)
		.innerJoin(fileHolders, and(eq(fileHolders.holder, holder), eq(fileHolders.holderId, messages.id)))
		.innerJoin(files, eq(files.key, fileHolders.fileKey))
		.where(where)
		.orderBy(sql`${files.mailTries} > 0`, asc(files.createdAt), asc(files.key))

export function attachmentsOf(attached: Awaited<ReturnType<typeof selectAttachments>>) {
	const byMessage = Map.groupBy(attached, ({ messageId }) => messageId)
	return (messageId: number): Attachment[] => (byMessage.get(messageId) ?? []).map(({ messageId: _, ...file }) => file)
}

/** What was said and done about a subject before a message, the oldest first. Drafts are not among it. */
export function messagesPart(db: Database, desk: Desk, id: number, before: number | null): Part<OlderMessages> {
	const page = pageOf(desk, id, before)
	return part(
		[selectMessages(db, desk, page), selectAttachments(db, desk, sql`${desk.messages.id} in ${page}`)],
		([found, attached]) => {
			const filesOf = attachmentsOf(attached)
			return {
				messages: found.slice(-messagesPerPage).map((each) => messageOf(each, filesOf(each.message.id))),
				hasOlder: found.length > messagesPerPage,
			}
		},
	)
}

function messageOf(
	{ message, isCut, isFormatted, authorName, emailId }: Message,
	attachments: Attachment[],
): DeskMessage {
	const { newSubject, copied, copiedTo, failed, invitation } = mailFactsOf(message.mail)
	return {
		id: message.id,
		kind: message.kind,
		at: message.at,
		author: message.authorId === null ? null : { id: message.authorId, fullName: authorName ?? '' },
		sender: message.kind === 'receipt' ? emailId : message.sender,
		subject: newSubject,
		copied: copiedTo ? copiedTo.map((address) => ({ name: '', address })) : copied,
		failed,
		invitation,
		isFormatted: isFormatted === 1,
		text: message.text,
		marks: message.kind === 'received' ? shownMarks(message.event, isCut === 1) : [],
		event: message.kind === 'event' ? actOf(message.event) : null,
		delivery: message.delivery,
		leavesAt: message.leavesAt,
		deliveryNote: message.deliveryNote,
		attachments,
	}
}

function shownMarks(stored: string | null, isCut: boolean): DeskMessage['marks'] {
	const marks = marksOf(stored)
	return isCut && !marks.includes('cut') ? [...marks, 'cut'] : marks
}

/** A received mail as it was formatted. Throws the desk's `notFound` if it was not. */
export async function readFormattedMail(
	db: Database,
	{ messages, subjects, mayOpen, errors }: Desk,
	messageId: number,
	staffId: number,
): Promise<FormattedMail> {
	const [found] = await db
		.select({ html: messages.html })
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.where(and(eq(messages.id, messageId), mayOpen(staffId)))
	if (!found?.html) throw new AppError(errors.notFound)
	return { html: found.html }
}
