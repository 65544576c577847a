import { aliasedTable, and, asc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { Attachment, Conversation, DeskMessage } from '#contracts/desks/conversation.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part, readPart } from '#worker/data/read-parts.ts'
import { users } from '#worker/data/users.table.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Desk } from '../desk.ts'
import type { Listing } from '../list/desk-list.queries.ts'
import { actOf, marksOf } from '../message-events.ts'

/** The newest reply or received mail, as an expression; null: there is none. A reply that is written does not count yet. */
export const newestMessage = ({ messages }: Desk, subjectId: number) => sql<number | null>`(
	select ${messages.id} from ${messages}
	where ${messages.subjectId} = ${subjectId} and ${messages.kind} in ('received', 'reply')
		and ${messages.delivery} is not 'draft'
	order by ${messages.at} desc, ${messages.id} desc limit 1)`

/** The subject of a message, as an expression for another query; null: it was erased. */
export const subjectOfMessage = ({ messages }: Desk, id: SQLWrapper): SQL<number | null> =>
	sql`(select ${messages.subjectId} from ${messages} where ${messages.id} = ${id})`

/** Whether a message is a reply that failed for good, as a condition for another query. */
export const isFailedReply = ({ messages }: Desk, id: SQLWrapper): SQL =>
	sql`exists (select 1 from ${messages} where ${messages.id} = ${id} and ${messages.delivery} = 'failed')`

/** In characters: of all texts of a conversation that is shown whole, and of each mail in a longer one. */
const longestWhole = 5_000_000
const longestBeginning = 2_000

/** The messages of a subject, the oldest first. An isolate has 128 MB, so of very many long mails the beginnings are read. */
function selectMessages(db: Database, { messages, subjects }: Desk, subjectId: number) {
	// Neither the HTML of a mail nor its search key is shown, and both are longer than its text.
	const { html: _, textKey: __, ...columns } = getTableColumns(messages)
	const each = aliasedTable(messages, 'each')
	const isCut = sql`${messages.kind} = 'received' and length(${messages.text}) > ${longestBeginning}
		and (select sum(length(${each.text})) > ${longestWhole} from ${messages} as ${each} where ${each.subjectId} = ${subjectId})`
	const text = sql<string>`iif(${isCut}, substr(${messages.text}, 1, ${longestBeginning}), ${messages.text})`
	return db
		.select({
			message: { ...columns, text: text.as('shown_text') },
			isCut: sql<number>`${isCut}`.as('is_cut'),
			authorName: users.fullName,
			emailId: subjects.emailId,
		})
		.from(messages)
		.innerJoin(subjects, eq(subjects.id, messages.subjectId))
		.leftJoin(users, eq(users.id, messages.authorId))
		.where(eq(messages.subjectId, subjectId))
		.orderBy(asc(messages.at), asc(messages.id))
}
type Message = Awaited<ReturnType<typeof selectMessages>>[number]

/** What was said and done about a subject, with the draft of a member of staff. */
function conversationPart(
	db: Database,
	desk: Desk,
	id: number,
	staffId: number,
): Part<Pick<Conversation, 'messages' | 'newestMessage' | 'draft'>> {
	const { messages } = desk
	return part(
		[
			selectMessages(db, desk, id),
			db
				.select({
					messageId: fileHolders.holderId,
					key: files.key,
					name: files.name,
					type: files.type,
					size: files.size,
				})
				.from(messages)
				.innerJoin(fileHolders, and(eq(fileHolders.holder, desk.holder), eq(fileHolders.holderId, messages.id)))
				.innerJoin(files, eq(files.key, fileHolders.fileKey))
				.where(eq(messages.subjectId, id))
				.orderBy(asc(files.createdAt), asc(files.key)),
		],
		([all, attached]) => {
			const attachments = Map.groupBy(attached, ({ messageId }) => messageId)
			const filesOf = (messageId: number): Attachment[] =>
				(attachments.get(messageId) ?? []).map(({ messageId: _, ...file }) => file)
			const draft = all.find(({ message }) => message.delivery === 'draft' && message.authorId === staffId)?.message
			return {
				messages: all
					.filter(({ message }) => message.delivery !== 'draft')
					.map((each) => messageOf(each, filesOf(each.message.id))),
				newestMessage: all.findLast(({ message }) => isOfConversation(message))?.message.id ?? null,
				draft: draft
					? {
							id: draft.id,
							version: draft.version,
							text: draft.text,
							updatedAt: draft.at,
							attachments: filesOf(draft.id),
						}
					: null,
			}
		},
	)
}

type Asked = Pick<Conversation, 'answersArrive'> & { id: number; staffId: number }

/**
 * A subject as the list shows it, with all that was said and done, and with what `selectTyped` reads of it. Throws the
 * desk's `notFound`.
 */
export async function readConversation<Stored extends { id: number }, Row, Typed>(
	db: Database,
	desk: Desk,
	{ select, rowOf }: Listing<Stored, Row>,
	selectTyped: (where: SQL | undefined) => RunnableQuery<Typed[], 'sqlite'>,
	{ id, staffId, answersArrive }: Asked,
): Promise<{ typed: Typed; conversation: Conversation & { subject: Row } }> {
	const isIt = and(eq(desk.subjects.id, id), desk.mayOpen(staffId))
	const subject = part([select(db, isIt), selectTyped(isIt)], ([[row], [typed]]) =>
		row && typed ? { subject: rowOf(row), typed } : null,
	)
	const said = conversationPart(db, desk, id, staffId)
	const { found, rest } = await readPart(db, {
		queries: [...subject.queries, ...said.queries],
		read: (rows) => ({
			found: subject.read(rows.slice(0, subject.queries.length)),
			rest: said.read(rows.slice(subject.queries.length)),
		}),
	})
	if (!found) throw new AppError(desk.errors.notFound)
	return { typed: found.typed, conversation: { subject: found.subject, ...rest, answersArrive } }
}

const isOfConversation = ({ kind, delivery }: Message['message']) =>
	(kind === 'received' || kind === 'reply') && delivery !== 'draft'

const messageOf = ({ message, isCut, authorName, emailId }: Message, attachments: Attachment[]): DeskMessage => ({
	id: message.id,
	kind: message.kind,
	at: message.at,
	author: message.authorId === null ? null : { id: message.authorId, fullName: authorName ?? '' },
	sender: message.kind === 'receipt' ? emailId : message.sender,
	text: message.text,
	marks: message.kind === 'received' ? shownMarks(message.event, isCut === 1) : [],
	event: message.kind === 'event' ? actOf(message.event) : null,
	delivery: message.delivery,
	leavesAt: message.leavesAt,
	deliveryNote: message.deliveryNote,
	attachments,
})

function shownMarks(stored: string | null, isCut: boolean): DeskMessage['marks'] {
	const marks = marksOf(stored)
	return isCut && !marks.includes('cut') ? [...marks, 'cut'] : marks
}
