import { and, asc, desc, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { Conversation, OlderMessages, OlderMessagesQuery } from '#contracts/desks/conversation.ts'
import { referenceOf } from '#contracts/desks/reference.ts'
import type { Database } from '#worker/data/db.ts'
import { joined, type Part, part, readPart } from '#worker/data/read-parts.ts'
import { AppError } from '#worker/http/errors.ts'
import { type Desk, isToActOn } from '../desk.ts'
import type { Listing } from '../list/desk-list.queries.ts'
import { excerptLength } from '../list/excerpt.ts'
import { mailFactsOf } from '../mail-facts.ts'
import { isUnmerged } from '../subject-columns.ts'
import { attachmentsOf, messagesPart, selectAttachments } from './messages.queries.ts'

/**
 * The newest reply or received mail of a conversation, as an expression; null: there is none. A reply that is written does not
 * count yet. Of each subject one message is read.
 */
export function newestMessage({ subjects, messages }: Desk, subjectId: number): SQL<number | null> {
	const { id, at, kind, delivery, subjectId: of } = messages
	// Columns stand without their table in the query of one table, so that the names of this one must differ.
	return sql<number | null>`(
	select newest_id from (
		select (select ${id} from ${messages}
			where ${of} = member.member_id and ${kind} in ('received', 'reply') and ${delivery} is not 'draft'
			order by ${at} desc, ${id} desc limit 1) as newest_id
		from (select ${subjectId} as member_id union all
			select ${subjects.id} from ${subjects} where ${subjects.mergedInto} = ${subjectId}) as member)
	where newest_id is not null
	order by (select ${at} from ${messages} where ${id} = newest_id) desc, newest_id desc limit 1)`
}

/** The subject of a message, as an expression for another query; null: it was erased. */
export const subjectOfMessage = ({ messages }: Desk, id: SQLWrapper): SQL<number | null> =>
	sql`(select ${messages.subjectId} from ${messages} where ${messages.id} = ${id})`

/** Whether a message is a reply that failed for good, as a condition for another query. */
export const isFailedReply = ({ messages }: Desk, id: SQLWrapper): SQL =>
	sql`exists (select 1 from ${messages} where ${messages.id} = ${id} and ${messages.delivery} = 'failed')`

/** What staff write about a subject, and what belongs to it besides its messages. */
function besidesPart(
	db: Database,
	desk: Desk,
	id: number,
	staffId: number,
): Part<Pick<Conversation, 'newestMessage' | 'draft' | 'merged' | 'others'>> {
	const { messages } = desk
	const isOwn = and(eq(messages.subjectId, id), eq(messages.authorId, staffId), eq(messages.delivery, 'draft'))
	return part(
		[
			db
				.select({ draft: messages, newest: newestMessage(desk, id).as('newest') })
				.from(sql`(select 1)`)
				.leftJoin(messages, isOwn),
			selectAttachments(db, desk, sql`${isOwn}`),
			selectMerged(db, desk, id),
			selectOthers(db, desk, id, staffId),
		],
		([[row], attached, merged, others]) => {
			const { draft, newest } = row ?? { draft: null, newest: null }
			const referenced = <Row extends { id: number }>(each: Row) => ({
				...each,
				reference: referenceOf(each.id, desk.number),
			})
			return {
				newestMessage: newest,
				draft: draft && {
					id: draft.id,
					version: draft.version,
					text: draft.text,
					copied: mailFactsOf(draft.mail).copiedTo,
					updatedAt: draft.at,
					attachments: attachmentsOf(attached)(draft.id),
				},
				merged: merged.map(referenced),
				others: others.map(referenced),
			}
		},
	)
}

const selectMerged = (db: Database, { subjects, sender, beginning }: Desk, id: number) =>
	db
		.select({
			id: subjects.id,
			name: sql<string>`${sender}`.as('sender'),
			emailId: subjects.emailId,
			createdAt: subjects.createdAt,
			beginning: sql<string>`${beginning}`.as('beginning'),
		})
		.from(subjects)
		.where(eq(subjects.mergedInto, id))
		.orderBy(asc(subjects.createdAt), asc(subjects.id))

const mostOthers = 10

/** The newest ones of each condition are read: many may share a number. */
function selectOthers(db: Database, desk: Desk, id: number, staffId: number) {
	const { subjects } = desk
	const newest = desk.samePerson(id).map((isSame) => {
		const isOther = and(isSame, ne(subjects.id, id), isUnmerged(subjects), desk.mayOpen(staffId))
		return sql`select * from (select ${subjects.id} from ${subjects} where ${isOther} order by ${subjects.id} desc limit ${mostOthers})`
	})
	return db
		.select({
			id: subjects.id,
			state: subjects.state,
			createdAt: subjects.createdAt,
			beginning: sql<string>`substr(${desk.title}, 1, ${excerptLength})`.as('title'),
		})
		.from(subjects)
		.where(sql`${subjects.id} in (${sql.join(newest, sql` union `)})`)
		.orderBy(desc(subjects.id))
		.limit(mostOthers)
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
	asked: Asked,
): Promise<{ typed: Typed; conversation: Conversation & { subject: Row } }> {
	const { id, staffId, answersArrive } = asked
	const { subjects } = desk
	const isIt = and(eq(subjects.id, id), desk.mayOpen(staffId))
	const lead = db.select({ id: subjects.mergedInto }).from(subjects).where(isIt)
	const subject = part([select(db, isIt), selectTyped(isIt), lead], ([[row], [typed], [into]]) =>
		row && typed ? { subject: rowOf(row), typed, mergedInto: into?.id ?? null } : null,
	)
	const parts = joined(subject, messagesPart(db, desk, id, null), besidesPart(db, desk, id, staffId))
	const [found, said, besides] = await readPart(db, parts)
	if (!found) throw new AppError(desk.errors.notFound)
	if (found.mergedInto !== null)
		return readConversation(db, desk, { select, rowOf }, selectTyped, { ...asked, id: found.mergedInto })
	return { typed: found.typed, conversation: { subject: found.subject, ...said, ...besides, answersArrive } }
}

/** What was said before a message. Throws the desk's `notFound`. */
export async function readOlderMessages(
	db: Database,
	desk: Desk,
	{ subjectId, before }: OlderMessagesQuery,
	staffId: number,
): Promise<OlderMessages> {
	if ((await db.$count(desk.subjects, isToActOn(desk, subjectId, staffId))) === 0)
		throw new AppError(desk.errors.notFound)
	return readPart(db, messagesPart(db, desk, subjectId, before))
}
