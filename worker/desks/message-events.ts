import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { type DeskAct, deskAct, type MessageMark, messageMarks } from '#contracts/desks/conversation.ts'
import { jsonOf } from '#contracts/shared/json.ts'
import { jsonText, jsonValue } from '#worker/data/json-value.ts'

/*
 * The column `event` of a message, by its kind: an act of staff, what an undo of a reply gives back, or the marks of a received
 * mail. A damaged one is none.
 */

const act = z.catch(z.nullable(deskAct), null)
type Act = { act: DeskAct; before: string | null; after: string | null }

export const actOf = (stored: string | null) => act.parse(jsonOf(stored))

export const storedAct = ({ act, before, after }: Act): string => JSON.stringify({ act, before, after })

/** A note that named a colleague. */
export const storedTelling = (colleague: { id: number; fullName: string }): string =>
	JSON.stringify({ act: 'told', before: null, after: colleague.fullName, userId: colleague.id })

/** What a subject was before an act that can be undone, and the state that it got. */
const undoable = z.object({
	was: z.object({
		state: z.string(),
		ownerId: z.nullable(z.int()),
		waitingSince: z.nullable(z.string()),
		wakesAt: z.nullable(z.string()),
	}),
	newState: z.string(),
	/** Of a merge. */
	ids: z.optional(z.array(z.int())),
})
export type Undoable = z.infer<typeof undoable>

export const storedUndoableAct = (act: Act, given: Undoable): string => JSON.stringify({ ...act, ...given })

/** Undefined if the event is no such act. */
export const undoableOf = (stored: string | null, act: DeskAct): Undoable | undefined =>
	actOf(stored)?.act === act ? undoable.safeParse(jsonOf(stored)).data : undefined

/** An act whose values a statement reads. */
export const actFrom = (act: DeskAct, before: SQLWrapper, after: SQLWrapper): SQL =>
	sql`json_object('act', ${act}, 'before', ${before}, 'after', ${after})`

export const actIn = (event: SQLWrapper): SQL => jsonValue(event, '$.act')

/** The id of the user whom a note named. */
export const toldUserIn = (event: SQLWrapper): SQL => jsonValue(event, '$.userId')

/** What a sent reply keeps: the values of the subject before it, and the state that the reply gave it. */
const sent = z.object({
	state: z.string(),
	ownerId: z.nullable(z.int()),
	waitingSince: z.nullable(z.string()),
	wakesAt: z.nullable(z.string()),
	newState: z.string(),
})
type Sent = z.infer<typeof sent>

export const storedSent = (before: Sent): string => JSON.stringify(before)

/** Undefined if it is damaged or names a state that the desk lacks. */
export function sentOf(stored: string | null, states: readonly string[]): Sent | undefined {
	const { data } = sent.safeParse(jsonOf(stored))
	return data && [data.state, data.newState].every((state) => states.includes(state)) ? data : undefined
}

export const waitingSinceIn = (event: SQLWrapper): SQL<string | null> => jsonText(event, '$.waitingSince')

/** The state that a sent reply gave its subject. */
export const newStateIn = (event: SQLWrapper): SQL => jsonValue(event, '$.newState')

const received = z.catch(z.object({ marks: z.array(z.enum(messageMarks)) }), () => ({ marks: [] }))

export const marksOf = (stored: string | null): MessageMark[] => received.parse(jsonOf(stored)).marks

/** What a received mail did: whether it reopened its subject, and whether staff were told of it. */
export type MailDeed = 'reopened' | 'told'

export const receivedFrom = (marks: readonly MessageMark[], deeds: Record<MailDeed, SQL>): SQL =>
	sql`json_object('marks', json(${JSON.stringify(marks)}), 'reopened', ${deeds.reopened}, 'told', ${deeds.told})`

/** The event of a mail that has begun its subject. */
export const storedBeginning = (marks: readonly MessageMark[]): string =>
	JSON.stringify({ marks, reopened: 0, told: 0 })

export const hasDone = (event: SQLWrapper, deed: MailDeed): SQL => sql`${jsonValue(event, `$.${deed}`)} = 1`

export const isMarked = (event: SQLWrapper, mark: MessageMark): SQL =>
	sql`instr(coalesce(${jsonValue(event, '$.marks')}, ''), ${mark}) > 0`
