import { and, eq, sql } from 'drizzle-orm'
import type { EnquiryEvent } from '#contracts/desks/conversation.ts'
import type { Placed, PlaceForm, Placing } from '#contracts/desks/triage.ts'
import type { DeskPeople } from '#contracts/enquiries/desk.ts'
import { type Changes, changesBetween, recordActs } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { queueMail } from '#worker/mail/outbox.ts'
import { departments, enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { selectDeskPeople } from './desk-people.ts'

type Place = Omit<Placed[number], 'version'>
type Change = { version: number; before: Place; after: Place }

/**
 * Changes owner, department, state or snooze of enquiries, all of them or none, and returns where they stood before.
 * Throws `enquiry.changed` if one of them was changed since it was read.
 */
export async function placeEnquiries(db: Database, { enquiries: wanted }: PlaceForm, editor: Editor): Promise<Placed> {
	const now = editor.now ?? new Date()
	const [rows, people, named] = await db.batch([
		db
			.select({
				id: enquiries.id,
				version: enquiries.version,
				state: enquiries.state,
				ownerId: enquiries.ownerId,
				ownerName: users.fullName,
				departmentId: enquiries.departmentId,
				wakesAt: enquiries.wakesAt,
			})
			.from(enquiries)
			.leftJoin(users, eq(users.id, enquiries.ownerId))
			.where(
				isAmong(
					enquiries.id,
					wanted.map(({ id }) => id),
				),
			),
		selectDeskPeople(db),
		db.select({ id: departments.id, name: departments.name }).from(departments),
	])
	const byId = new Map(rows.map(({ version, ownerName: _, ...place }) => [place.id, { version, place }]))
	const changes = wanted.map((placing): Change => {
		const found = byId.get(placing.id)
		if (!found) throw new AppError('enquiry.not-found')
		if (found.version !== placing.version) throw new AppError('enquiry.changed')
		return { version: found.version, before: found.place, after: placeAfter(found.place, placing, now) }
	})
	const nameOf = namesFrom(people, rows, named)
	for (const { before, after } of changes) {
		const isGiven = after.ownerId !== null && after.ownerId !== before.ownerId
		if (isGiven && !people.some(({ id }) => id === after.ownerId))
			throw new AppError('request.invalid', { fields: { ownerId: 'Choose somebody who may open contact requests' } })
		if (nameOf.department(after.departmentId) === undefined) throw new AppError('department.not-found')
	}
	await write(db, changes, nameOf, { ...editor, now })
	return changes.map(({ before, version }) => ({ ...before, version: version + 1 }))
}

/** A snooze waits, what somebody takes up or wakes is open, and a state that does not wait ends a snooze. */
function placeAfter(before: Place, { state, ownerId, departmentId, wakesAt }: Placing, now: Date): Place {
	const after = {
		...before,
		ownerId: ownerId === undefined ? before.ownerId : ownerId,
		departmentId: departmentId ?? before.departmentId,
		wakesAt: wakesAt === undefined ? before.wakesAt : wakesAt && new Date(wakesAt).toISOString(),
	}
	const isOver = after.wakesAt !== null && after.wakesAt !== before.wakesAt && after.wakesAt <= now.toISOString()
	// An undo gives back a snooze that has ended meanwhile.
	if (isOver && state === 'waiting') return { ...after, state: 'open', wakesAt: null }
	if (isOver) throw new AppError('request.invalid', { fields: { wakesAt: 'Choose a time that is still to come' } })
	const snoozed = after.wakesAt !== null && after.wakesAt !== before.wakesAt
	const taken = before.state === 'new' && after.ownerId !== null && after.ownerId !== before.ownerId
	const woken = after.wakesAt === null && before.wakesAt !== null
	after.state = state ?? (snoozed ? 'waiting' : taken || woken ? 'open' : before.state)
	if (after.state !== 'waiting') after.wakesAt = null
	return after
}

type Owned = { ownerId: number | null; ownerName: string | null }

/** The names that the conversation and the audit log keep. An owner may be somebody who may not open the desk any more. */
const namesFrom = (people: DeskPeople, owned: readonly Owned[], named: readonly { id: number; name: string }[]) => ({
	owner: (id: number | null) =>
		people.find((person) => person.id === id)?.fullName ??
		owned.find(({ ownerId }) => ownerId === id)?.ownerName ??
		null,
	department: (id: number) => named.find((department) => department.id === id)?.name,
})
type Names = ReturnType<typeof namesFrom>

/** What an enquiry's conversation shows of a change. */
function eventsOf({ before, after }: Change, names: Names) {
	const events: { act: EnquiryEvent; before: string | null; after: string | null }[] = []
	const add = (act: EnquiryEvent, was: string | null | undefined, is: string | null | undefined) =>
		events.push({ act, before: was ?? null, after: is ?? null })
	if (before.ownerId !== after.ownerId) add('assigned', names.owner(before.ownerId), names.owner(after.ownerId))
	if (before.departmentId !== after.departmentId)
		add('moved', names.department(before.departmentId), names.department(after.departmentId))
	if (before.wakesAt !== after.wakesAt && after.wakesAt !== null) add('snoozed', before.wakesAt, after.wakesAt)
	else if (before.state !== after.state) add('state', before.state, after.state)
	return events
}

async function write(db: Database, changes: readonly Change[], names: Names, editor: Editor & { now: Date }) {
	const at = editor.now.toISOString()
	const places = JSON.stringify(changes.map(({ version, after }) => ({ ...after, version })))
	const place = (name: string) => sql`place.value ->> ${`$.${name}`}`
	const events = changes.flatMap((change) =>
		eventsOf(change, names).map((event) => ({ id: change.after.id, event: JSON.stringify(event) })),
	)
	const acts = changes.map(({ before, after }) => ({
		itemId: after.id,
		changes: auditedChanges(before, after, names),
	}))
	try {
		await db.batch([
			db
				.update(enquiries)
				.set({
					state: sql`${place('state')}`,
					ownerId: sql`${place('ownerId')}`,
					departmentId: sql`${place('departmentId')}`,
					wakesAt: sql`${place('wakesAt')}`,
					version: sql`${enquiries.version} + 1`,
					updatedAt: at,
				})
				.from(sql`json_each(${places}) as place`)
				.where(and(eq(enquiries.id, place('id')), eq(enquiries.version, place('version')))),
			refuseUnless(db, sql`changes() = ${changes.length}`),
			recordEvents(db, events, editor),
			recordActs(
				db,
				acts.map((act) => ({
					...act,
					actor: editor.staff,
					section: 'enquiries',
					action: 'changed',
					requestId: editor.requestId,
				})),
				editor.now,
			),
			...mailsAbout(db, changes, editor),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('enquiry.changed')
		throw error
	}
}

/** The statement that adds acts to conversations. `id` is that of the enquiry. */
const recordEvents = (
	db: Database,
	events: readonly { id: number; event: string }[],
	{ staff, now }: { staff: { id: number } | null; now: Date },
) =>
	insertFrom(
		db,
		enquiryMessages,
		{
			enquiryId: sql`value ->> '$.id'`,
			kind: 'event',
			at: now.toISOString(),
			authorId: staff?.id ?? null,
			event: sql`value ->> '$.event'`,
		},
		sql`from json_each(${JSON.stringify(events)})`,
	)

/** Names people and departments: the log outlives them. */
function auditedChanges(before: Place, after: Place, names: Names): Changes {
	const described = ({ state, ownerId, departmentId, wakesAt }: Place) => ({
		state,
		owner: names.owner(ownerId),
		department: names.department(departmentId) ?? `No. ${departmentId}`,
		wakesAt,
	})
	return changesBetween(described(before), described(after))
}

/** One that is handed over is told by mail; several at once are not, because their mails would say the same. */
function mailsAbout(db: Database, changes: readonly Change[], { staff, now }: Editor & { now: Date }): Statement[] {
	const [only, ...others] = changes
	if (!only || others.length > 0) return []
	const { before, after } = only
	const mails: Statement[] = []
	if (after.departmentId !== before.departmentId) mails.push(queueMail(db, 'enquiry-arrived', after.id, now))
	const isForOther = after.ownerId !== null && after.ownerId !== before.ownerId && after.ownerId !== staff.id
	if (isForOther) mails.push(queueMail(db, 'enquiry-assigned', after.id, now))
	return mails
}
