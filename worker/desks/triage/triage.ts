import { type AnyColumn, and, eq, sql } from 'drizzle-orm'
import type { DeskPeople } from '#contracts/desks/desk.ts'
import { recordActs } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import type { Desk } from '../desk.ts'
import { selectDeskPeople } from '../people.ts'
import { isUnmerged } from '../subject-columns.ts'
import {
	auditedChanges,
	type Change,
	eventsOf,
	type Names,
	type Standing,
	standingAfter,
	type Wanted,
} from './triage-rules.ts'

/** The desk's own columns as one JSON object. */
const jsonOfColumns = (columns: Readonly<Record<string, AnyColumn>>) =>
	sql`json_object(${sql.join(
		Object.entries(columns).flatMap(([name, column]) => [sql`${name}`, sql`${column}`]),
		sql`, `,
	)})`

/** Their values in a statement that updates subjects from `standing`. */
const ownValues = (columns: Readonly<Record<string, AnyColumn>>) =>
	Object.fromEntries(Object.keys(columns).map((name) => [name, sql`standing.value ->> ${`$.own.${name}`}`]))

/** Where subjects stood, with their new versions: an undo sends it. */
export type Triaged = Standing & { version: number }

/**
 * Changes owner, group, state or snooze of subjects, all of them or none, and returns where they stood before. Throws the
 * desk's `changed` if one of them was changed since it was read.
 */
export async function triage(db: Database, desk: Desk, wanted: readonly Wanted[], editor: Editor): Promise<Triaged[]> {
	const { subjects, group, moved, errors } = desk
	const now = editor.now ?? new Date()
	const isAsked = isAmong(
		subjects.id,
		wanted.map(({ id }) => id),
	)
	const [rows, people, groups = []] = await db.batch([
		db
			.select({
				id: subjects.id,
				version: subjects.version,
				state: subjects.state,
				ownerId: subjects.ownerId,
				ownerName: users.fullName,
				groupId: sql<number>`${group?.column ?? 0}`,
				wakesAt: subjects.wakesAt,
				automatic: subjects.automatic,
				own: sql`${moved === null ? sql`'{}'` : jsonOfColumns(moved.columns)}`.mapWith(JSON.parse),
			})
			.from(subjects)
			.leftJoin(users, eq(users.id, subjects.ownerId))
			.where(and(isAsked, isUnmerged(subjects), desk.mayOpen(editor.staff.id))),
		selectDeskPeople(db, desk),
		...(group ? [group.select(db)] : []),
	])
	const byId = new Map(rows.map(({ version, ownerName: _, ...standing }) => [standing.id, { version, standing }]))
	const changes = wanted.map((each): Change => {
		const found = byId.get(each.id)
		if (!found) throw new AppError(errors.notFound)
		if (found.version !== each.version) throw new AppError(errors.changed)
		return {
			version: found.version,
			before: found.standing,
			after: standingAfter(desk, found.standing, each, now),
		}
	})
	const names = namesFrom(people, rows, groups)
	for (const { before, after } of changes) {
		const isGiven = after.ownerId !== null && after.ownerId !== before.ownerId
		if (isGiven && !people.some(({ id, owns }) => owns && id === after.ownerId))
			throw new AppError('request.invalid', { fields: { ownerId: `Choose somebody who may open ${desk.words.desk}` } })
		if (group && names.group(after.groupId) === undefined) throw new AppError(group.notFound)
	}
	await write(db, desk, changes, names, { ...editor, now })
	return changes.map(({ before, version }) => ({ ...before, version: version + 1 }))
}

type Owned = { ownerId: number | null; ownerName: string | null }

/** An owner may be somebody who may not open the desk any more. */
const namesFrom = (
	people: DeskPeople,
	owned: readonly Owned[],
	groups: readonly { id: number; name: string }[],
): Names => ({
	owner: (id) =>
		people.find((person) => person.id === id)?.fullName ??
		owned.find(({ ownerId }) => ownerId === id)?.ownerName ??
		null,
	group: (id) => groups.find((group) => group.id === id)?.name,
})

async function write(
	db: Database,
	desk: Desk,
	changes: readonly Change[],
	names: Names,
	editor: Editor & { now: Date },
): Promise<void> {
	const { subjects, messages, group, states, moved } = desk
	const at = editor.now.toISOString()
	const standings = JSON.stringify(changes.map(({ version, after }) => ({ ...after, version })))
	const standing = (name: keyof Triaged) => sql`standing.value ->> ${`$.${name}`}`
	const events = changes.flatMap((change) => eventsOf(change, names).map((event) => ({ id: change.after.id, event })))
	const acts = changes.map((change) => ({
		actor: editor.staff,
		section: desk.section,
		action: 'changed',
		itemId: change.after.id,
		changes: auditedChanges(desk, change, names),
		requestId: editor.requestId,
	}))
	try {
		await db.batch([
			db
				.update(subjects)
				.set({
					state: sql`${standing('state')}`,
					ownerId: sql`${standing('ownerId')}`,
					...group?.set(standing('groupId')),
					wakesAt: sql`${standing('wakesAt')}`,
					automatic: sql`${standing('automatic')}`,
					waitingSince: sql`iif(${subjects.automatic} = 1 and not ${standing('automatic')} and ${standing('state')} in (select value from json_each(${JSON.stringify(states.owed)})),
						coalesce(${subjects.waitingSince}, ${subjects.createdAt}), ${subjects.waitingSince})`,
					...ownValues(moved?.columns ?? {}),
					version: sql`${subjects.version} + 1`,
					updatedAt: at,
				})
				.from(sql`json_each(${standings}) as standing`)
				.where(and(eq(subjects.id, standing('id')), eq(subjects.version, standing('version')))),
			refuseUnless(db, sql`changes() = ${changes.length}`),
			insertFrom(
				db,
				messages,
				{
					subjectId: sql`value ->> '$.id'`,
					kind: 'event',
					at,
					authorId: editor.staff.id,
					event: sql`value ->> '$.event'`,
				},
				sql`from json_each(${JSON.stringify(events)})`,
			),
			recordActs(db, acts, editor.now),
			...(desk.followMove?.(
				db,
				changes.filter(({ before, after }) => before.state !== after.state).map(({ after }) => after),
				at,
			) ?? []),
			...mailsAbout(db, desk, changes, editor),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(desk.errors.changed)
		throw error
	}
}

/** One that is handed over is told by mail; several at once are not, because their mails would say the same. */
function mailsAbout(
	db: Database,
	{ mails }: Desk,
	changes: readonly Change[],
	{ staff, now }: Editor & { now: Date },
): Statement[] {
	const [only, ...others] = changes
	if (!only || others.length > 0) return []
	const { before, after } = only
	const queued: Statement[] = []
	if (after.groupId !== before.groupId) queued.push(queueMail(db, `${mails}-arrived`, after.id, now))
	const isForOther = after.ownerId !== null && after.ownerId !== before.ownerId && after.ownerId !== staff.id
	if (isForOther) queued.push(queueMail(db, `${mails}-assigned`, after.id, now))
	return queued
}
