import { and, asc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
	type Attachment,
	type Conversation,
	type EnquiryMessage,
	enquiryEvent,
	messageMarks,
} from '#contracts/desks/conversation.ts'
import { jsonOf } from '#contracts/shared/json.ts'
import { storedOrigin } from '#contracts/shared/origin.ts'
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

/** In characters: of all texts of a conversation that is shown whole, and of each mail in a longer one. */
const longestWhole = 5_000_000
const longestBeginning = 2_000

/** Neither the HTML of a mail nor its search key is shown, and both are longer than its text. */
const { html: _, textKey: __, ...messageColumns } = getTableColumns(enquiryMessages)

/** The messages of an enquiry, the oldest first. An isolate has 128 MB, so of very many long mails the beginnings are read. */
function selectMessages(db: Database, enquiryId: number) {
	const isCut = sql`${enquiryMessages.kind} = 'received' and length(${enquiryMessages.text}) > ${longestBeginning}
		and (select sum(length(each.text)) > ${longestWhole} from ${enquiryMessages} as each where each.enquiry_id = ${enquiryId})`
	const text = sql<string>`iif(${isCut}, substr(${enquiryMessages.text}, 1, ${longestBeginning}), ${enquiryMessages.text})`
	return db
		.select({
			message: { ...messageColumns, text: text.as('shown_text') },
			isCut: sql<number>`${isCut}`.as('is_cut'),
			authorName: users.fullName,
		})
		.from(enquiryMessages)
		.leftJoin(users, eq(users.id, enquiryMessages.authorId))
		.where(eq(enquiryMessages.enquiryId, enquiryId))
		.orderBy(asc(enquiryMessages.at), asc(enquiryMessages.id))
}
type Message = Awaited<ReturnType<typeof selectMessages>>[number]

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
		selectMessages(db, id),
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
		origin: storedOrigin(typed.origin),
		messages: messages
			.filter(({ message }) => message.delivery !== 'draft')
			.map((each) => messageOf(each, row.emailId, filesOf(each.message.id))),
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
	{ message, isCut, authorName }: Message,
	emailId: string,
	attachments: Attachment[],
): EnquiryMessage => ({
	id: message.id,
	kind: message.kind,
	at: message.at,
	author: message.authorId === null ? null : { id: message.authorId, fullName: authorName ?? '' },
	sender: message.kind === 'receipt' ? emailId : message.sender,
	text: message.text,
	marks: message.kind === 'received' ? marksOf(message.event, isCut === 1) : [],
	event: message.kind === 'event' ? eventOf(message.event) : null,
	delivery: message.delivery,
	leavesAt: message.leavesAt,
	deliveryNote: message.deliveryNote,
	attachments,
})

const receivedEvent = z.catch(z.object({ marks: z.array(z.enum(messageMarks)) }), () => ({ marks: [] }))

function marksOf(stored: string | null, isCut: boolean): EnquiryMessage['marks'] {
	const { marks } = receivedEvent.parse(jsonOf(stored))
	return isCut && !marks.includes('cut') ? [...marks, 'cut'] : marks
}

const actOfStaff = z.catch(z.nullable(enquiryEvent), null)

const eventOf = (stored: string | null): EnquiryMessage['event'] => actOfStaff.parse(jsonOf(stored))
