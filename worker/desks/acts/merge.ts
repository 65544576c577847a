import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import type { DoneAct, MergeForm } from '#contracts/desks/subject-acts.ts'
import { recordActs } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { isOfThread } from '../conversation/thread.ts'
import { type Desk, isOwed } from '../desk.ts'
import { storedUndoableAct } from '../message-events.ts'
import { isUnmerged } from '../subject-columns.ts'
import { joinDrafts } from './join-drafts.ts'
import { readUndoable, standAgain, standingColumns } from './undoable-act.ts'

const readSubjects = (db: Database, desk: Desk, ids: readonly number[], staffId: number) =>
	db
		.select({ id: desk.subjects.id, version: desk.subjects.version, ...standingColumns(desk) })
		.from(desk.subjects)
		.where(and(isAmong(desk.subjects.id, ids), isUnmerged(desk.subjects), desk.mayOpen(staffId)))

type Stored = Awaited<ReturnType<typeof readSubjects>>[number]

/** Where the one that others are merged into stands then: who waits longest, waits on. */
function standingOfAll({ states }: Desk, into: Stored, others: readonly Stored[]): Omit<Stored, 'id' | 'version'> {
	const waiting = [into, ...others].filter(({ state, waitingSince }) => isOwed(states, state) && waitingSince !== null)
	const since = waiting.map(({ waitingSince }) => waitingSince ?? '').sort()[0]
	const { state, wakesAt } = into
	const isTaken = since !== undefined && !isOwed(states, state)
	return {
		state: isTaken ? (states.flow?.taken ?? state) : state,
		wakesAt: isTaken ? null : wakesAt,
		waitingSince: since ?? into.waitingSince,
		ownerId: into.ownerId ?? others.find(({ ownerId }) => ownerId !== null)?.ownerId ?? null,
	}
}

/**
 * Merges subjects into another one: they keep their rows and messages, and its conversation shows them. What was merged into them
 * comes along. Throws the desk's `notFound` and `changed`.
 */
export async function mergeSubjects(
	db: Database,
	desk: Desk,
	{ into: target, subjects: merged }: MergeForm,
	editor: Editor,
): Promise<DoneAct> {
	const { subjects, messages, errors, section } = desk
	const now = editor.now ?? new Date()
	const at = now.toISOString()
	const ids = merged.map(({ id }) => id)
	const rows = await readSubjects(db, desk, [target.id, ...ids], editor.staff.id)
	const found = ({ id, version }: { id: number; version: number }): Stored => {
		const row = rows.find((each) => each.id === id)
		if (!row) throw new AppError(errors.notFound)
		if (row.version !== version) throw new AppError(errors.changed)
		return row
	}
	const [into, others] = [found(target), merged.map(found)]
	const standing = standingOfAll(desk, into, others)
	const { id: _, version: __, ...was } = into
	const names = ids.map((id) => referenceOf(id, desk.number)).join(', ')
	const act = { act: 'merged', before: names, after: referenceOf(into.id, desk.number) } as const
	const versions = JSON.stringify(merged)
	try {
		const batch = await db.batch([
			db
				.update(subjects)
				.set({ ...standing, version: into.version + 1, updatedAt: at })
				.where(and(eq(subjects.id, into.id), eq(subjects.version, into.version), isUnmerged(subjects))),
			refuseUnlessChanged(db),
			db
				.insert(messages)
				.values({
					subjectId: into.id,
					kind: 'event',
					at,
					authorId: editor.staff.id,
					event: storedUndoableAct(act, { was, newState: standing.state, ids }),
				})
				.returning({ id: messages.id }),
			...(await joinDrafts(db, desk, into.id, ids)),
			db
				.update(subjects)
				.set({ mergedInto: into.id, version: sql`${subjects.version} + 1`, updatedAt: at })
				.from(sql`json_each(${versions}) as one`)
				.where(
					sql`${subjects.id} = one.value ->> '$.id' and ${subjects.version} = one.value ->> '$.version' and ${isUnmerged(subjects)}`,
				),
			refuseUnless(db, sql`changes() = ${ids.length}`),
			db.update(subjects).set({ mergedInto: into.id }).where(isAmong(subjects.mergedInto, ids)),
			recordActs(
				db,
				ids.map((itemId) => ({
					actor: editor.staff,
					section,
					action: 'merged',
					itemId,
					changes: { mergedInto: [null, into.id] },
					requestId: editor.requestId,
				})),
				now,
			),
		])
		const [added] = batch[2]
		if (!added) throw new Error('The act has no id')
		return added
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(errors.changed)
		throw error
	}
}

/** Takes a merge apart, as long as nobody has written since. Throws `act.final`. */
export async function undoMerge(db: Database, desk: Desk, { id }: DoneAct, editor: Editor): Promise<void> {
	const { subjects, messages } = desk
	const at = (editor.now ?? new Date()).toISOString()
	const { subjectId, ids = [], ...given } = await readUndoable(db, desk, id, editor.staff.id, 'merged')
	const isMerged: SQL = sql`${isAmong(subjects.id, ids)} and ${subjects.mergedInto} = ${subjectId}`
	const later = db
		.select({ one: sql`1` })
		.from(messages)
		.where(
			and(
				isOfThread(desk, messages.subjectId, subjectId),
				sql`${messages.id} > ${id} and ${messages.delivery} is not 'draft'`,
				inArray(messages.kind, ['received', 'reply', 'note']),
			),
		)
	try {
		await db.batch([
			refuseUnless(db, sql`not exists ${later}`),
			db
				.update(subjects)
				.set({ mergedInto: null, version: sql`${subjects.version} + 1`, updatedAt: at })
				.where(isMerged),
			refuseUnlessChanged(db),
			db.delete(messages).where(and(eq(messages.id, id), ne(messages.kind, 'note'))),
			standAgain(db, desk, subjectId, given, at),
			...ids.map((itemId) => recordEdit(db, editor, { section: desk.section, action: 'merge taken back', itemId })),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('act.final')
		throw error
	}
}
