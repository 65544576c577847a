import type { Triage } from '#contracts/desks/triage.ts'
import { type Changes, changesBetween } from '#worker/data/audit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Desk } from '../desk.ts'
import { storedAct } from '../message-events.ts'

/** Where a subject stands. */
export type Standing = {
	id: number
	state: string
	ownerId: number | null
	/** 0: the desk has no groups. */
	groupId: number
	wakesAt: string | null
	automatic: boolean
	/** The values of the desk's own columns: see `moved` of a desk. */
	own: Readonly<Record<string, string | null>>
}

/** What staff ask for. What is left out stays. */
export type Wanted = Triage & {
	groupId?: number | undefined
	own?: Readonly<Record<string, string | null | undefined>>
}

export type Change = { version: number; before: Standing; after: Standing }

/** A snooze waits, what somebody takes up or wakes is taken, and a state that does not wait ends a snooze. */
export function standingAfter(
	{ states: { fresh, flow, finished }, moved }: Pick<Desk, 'states' | 'moved'>,
	before: Standing,
	{ state, ownerId, groupId, wakesAt, automatic, own }: Wanted,
	now: Date,
): Standing {
	const isMoved = state !== undefined && state !== before.state
	const wantedOwn = Object.entries(own ?? {}).filter(([, value]) => value !== undefined)
	const after = {
		...before,
		ownerId: ownerId === undefined ? before.ownerId : ownerId,
		groupId: groupId ?? before.groupId,
		wakesAt: wakesAt === undefined ? before.wakesAt : wakesAt && new Date(wakesAt).toISOString(),
		automatic: automatic ?? before.automatic,
		own: {
			...before.own,
			...(isMoved && moved?.after(state, now.toISOString())),
			...Object.fromEntries(wantedOwn),
		} as Standing['own'],
	}
	const isOver = after.wakesAt !== null && after.wakesAt !== before.wakesAt && after.wakesAt <= now.toISOString()
	// An undo gives back a snooze that has ended meanwhile.
	if (isOver && flow && state === flow.waiting) return { ...after, state: flow.taken, wakesAt: null }
	if (isOver && flow === null && state !== undefined) return { ...after, state, wakesAt: null }
	if (isOver) throw new AppError('request.invalid', { fields: { wakesAt: 'Choose a time that is still to come' } })
	const snoozed = after.wakesAt !== null && after.wakesAt !== before.wakesAt
	const taken = before.state === fresh && after.ownerId !== null && after.ownerId !== before.ownerId
	const woken = after.wakesAt === null && before.wakesAt !== null
	const led = flow === null ? before.state : snoozed ? flow.waiting : taken || woken ? flow.taken : before.state
	after.state = state ?? led
	const isFinished = finished.includes(state ?? '') && wakesAt === undefined
	if ((flow && after.state !== flow.waiting) || isFinished) after.wakesAt = null
	return after
}

/** The names that the conversation and the audit log keep: they outlive people and groups. */
export type Names = { owner(id: number | null): string | null; group(id: number): string | undefined }

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** What the conversation shows of a change: the events of its messages. */
export function eventsOf({ before, after }: Change, names: Names): string[] {
	const events: string[] = []
	const add = (act: Parameters<typeof storedAct>[0]['act'], was: string | null, is: string | null) =>
		events.push(storedAct({ act, before: was, after: is }))
	if (before.ownerId !== after.ownerId) add('assigned', names.owner(before.ownerId), names.owner(after.ownerId))
	if (before.groupId !== after.groupId)
		add('moved', names.group(before.groupId) ?? null, names.group(after.groupId) ?? null)
	if (before.wakesAt !== after.wakesAt && after.wakesAt !== null) add('snoozed', before.wakesAt, after.wakesAt)
	else if (before.state !== after.state) add('state', before.state, after.state)
	if (before.automatic !== after.automatic) add('automatic', yesOrNo(before.automatic), yesOrNo(after.automatic))
	return events
}

/** What the audit log shows of a change. */
export function auditedChanges({ group }: Desk, { before, after }: Change, names: Names): Changes {
	const described = ({ state, ownerId, groupId, wakesAt, automatic }: Standing) => ({
		state,
		owner: names.owner(ownerId),
		...(group && { [group.label]: names.group(groupId) ?? `No. ${groupId}` }),
		wakesAt,
		automatic,
	})
	return changesBetween(described(before), described(after))
}
