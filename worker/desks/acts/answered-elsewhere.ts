import { and, eq, sql } from 'drizzle-orm'
import type { AnsweredForm, DoneAct } from '#contracts/desks/subject-acts.ts'
import type { Database } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { type Desk, isToActOn, waitingAfterReply } from '../desk.ts'
import { storedUndoableAct } from '../message-events.ts'
import { readUndoable, standAgain, standingColumns } from './undoable-act.ts'

/** Notes that the visitor was answered elsewhere, such as by telephone: they wait no longer. Throws the desk's `changed`. */
export async function answerElsewhere(
	db: Database,
	desk: Desk,
	{ subjectId, version }: AnsweredForm,
	editor: Editor,
): Promise<DoneAct> {
	const { subjects, messages, states } = desk
	const at = (editor.now ?? new Date()).toISOString()
	const authorId = editor.staff.id
	const [was] = await db
		.select(standingColumns(desk))
		.from(subjects)
		.where(isToActOn(desk, subjectId, authorId))
	if (!was) throw new AppError(desk.errors.notFound)
	const state = states.flow?.waiting ?? was.state
	const event = storedUndoableAct({ act: 'answered', before: was.state, after: state }, { was, newState: state })
	try {
		const [, , [added]] = await db.batch([
			db
				.update(subjects)
				.set({
					state,
					waitingSince: waitingAfterReply(states, state, at),
					wakesAt: null,
					ownerId: sql`coalesce(${subjects.ownerId}, ${authorId})`,
					version: version + 1,
					updatedAt: at,
				})
				.where(and(isToActOn(desk, subjectId, authorId), eq(subjects.version, version))),
			refuseUnlessChanged(db),
			db.insert(messages).values({ subjectId, kind: 'event', at, authorId, event }).returning({ id: messages.id }),
			recordEdit(db, editor, { section: desk.section, action: 'answered elsewhere', itemId: subjectId }),
		])
		if (!added) throw new Error('The act has no id')
		return added
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(desk.errors.changed)
		throw error
	}
}

/** Takes that back: the report does not count it, and the visitor waits again. Throws `act.final`. */
export async function undoAnswer(db: Database, desk: Desk, { id }: DoneAct, editor: Editor): Promise<void> {
	const { messages } = desk
	const at = (editor.now ?? new Date()).toISOString()
	const { subjectId, ...given } = await readUndoable(db, desk, id, editor.staff.id, 'answered')
	try {
		await db.batch([
			db.delete(messages).where(eq(messages.id, id)),
			refuseUnlessChanged(db),
			standAgain(db, desk, subjectId, given, at),
			recordEdit(db, editor, { section: desk.section, action: 'answer taken back', itemId: subjectId }),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('act.final')
		throw error
	}
}
