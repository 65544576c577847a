import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Attachment, Conversation, EnquiryMessage } from '#contracts/enquiries/desk.ts'
import type { Origin } from '#contracts/shared/origin.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { AppError } from '#worker/http/errors.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { deskRowOf, selectDeskRow } from './desk-rows.ts'

/** The newest reply or received mail, as an expression; null: there is none. A reply that is written is no word yet. */
export const newestWord = (enquiryId: number) => sql<number | null>`(
	select ${enquiryMessages.id} from ${enquiryMessages}
	where ${enquiryMessages.enquiryId} = ${enquiryId} and ${enquiryMessages.kind} in ('received', 'reply')
		and ${enquiryMessages.delivery} is not 'draft'
	order by ${enquiryMessages.at} desc, ${enquiryMessages.id} desc limit 1)`

/** The enquiry of a message, as an expression for another query; null: it was erased. */
export const enquiryOfMessage = (id: SQLWrapper): SQL<number | null> =>
	sql`(select ${enquiryMessages.enquiryId} from ${enquiryMessages} where ${enquiryMessages.id} = ${id})`

/** Whether a message is a reply that failed for good, as a condition for another query. */
export const isFailedReply = (id: SQLWrapper): SQL =>
	sql`exists (select 1 from ${enquiryMessages} where ${enquiryMessages.id} = ${id} and ${enquiryMessages.delivery} = 'failed')`

/** An enquiry with all that was said and done. Throws `enquiry.not-found`. */
export async function readConversation(
	db: Database,
	id: number,
	staffId: number,
	answersArrive: Conversation['answersArrive'],
): Promise<Conversation> {
	const [[row], [typed], messages, attached] = await db.batch([
		selectDeskRow(db, id),
		db
			.select({
				phoneNo: enquiries.phoneNo,
				message: enquiries.message,
				origin: enquiries.origin,
				newestWord: newestWord(id),
			})
			.from(enquiries)
			.where(eq(enquiries.id, id)),
		db
			.select({ message: enquiryMessages, authorName: users.fullName })
			.from(enquiryMessages)
			.leftJoin(users, eq(users.id, enquiryMessages.authorId))
			.where(eq(enquiryMessages.enquiryId, id))
			.orderBy(asc(enquiryMessages.at), asc(enquiryMessages.id)),
		db
			.select({
				messageId: fileHolders.holderId,
				key: files.key,
				name: files.name,
				type: files.type,
				size: files.size,
			})
			.from(enquiryMessages)
			.innerJoin(
				fileHolders,
				and(eq(fileHolders.holder, 'enquiryMessage'), eq(fileHolders.holderId, enquiryMessages.id)),
			)
			.innerJoin(files, eq(files.key, fileHolders.fileKey))
			.where(eq(enquiryMessages.enquiryId, id))
			.orderBy(asc(files.createdAt), asc(files.key)),
	])
	if (!row || !typed) throw new AppError('enquiry.not-found')
	const attachments = Map.groupBy(attached, ({ messageId }) => messageId)
	const filesOf = (messageId: number): Attachment[] =>
		(attachments.get(messageId) ?? []).map(({ messageId: _, ...file }) => file)
	const draft = messages.find(({ message }) => message.delivery === 'draft' && message.authorId === staffId)?.message
	return {
		enquiry: deskRowOf(row),
		phoneNo: typed.phoneNo,
		message: typed.message,
		origin: typed.origin === null ? null : (JSON.parse(typed.origin) as Origin),
		messages: messages
			.filter(({ message }) => message.delivery !== 'draft')
			.map(({ message, authorName }) => messageOf(message, authorName, filesOf(message.id))),
		newestWord: typed.newestWord,
		draft: draft
			? {
					id: draft.id,
					version: draft.version,
					text: draft.text,
					updatedAt: draft.at,
					attachments: filesOf(draft.id),
				}
			: null,
		answersArrive,
	}
}

const messageOf = (
	message: typeof enquiryMessages.$inferSelect,
	authorName: string | null,
	attachments: Attachment[],
): EnquiryMessage => ({
	id: message.id,
	kind: message.kind,
	at: message.at,
	author: message.authorId === null ? null : { id: message.authorId, fullName: authorName ?? '' },
	sender: message.sender,
	text: message.text,
	marks: message.kind === 'received' ? marksOf(message.event) : [],
	event: message.kind === 'event' ? eventOf(message.event) : null,
	delivery: message.delivery,
	leavesAt: message.leavesAt,
	deliveryNote: message.deliveryNote,
	attachments,
})

const marksOf = (stored: string | null) =>
	(JSON.parse(stored ?? 'null') as { marks?: EnquiryMessage['marks'] } | null)?.marks ?? []

function eventOf(stored: string | null): EnquiryMessage['event'] {
	const event = JSON.parse(stored ?? 'null') as EnquiryMessage['event']
	return event && { act: event.act, before: event.before, after: event.after }
}
