import type { DeskRow } from '#contracts/desks/desk.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import type { Desk } from '../desk.ts'
import type { SubjectAct } from './subject-acts.ts'
import type { TriageAct } from './triage-acts.ts'

// The acts of menus, dialogs and open conversations. The list loads without them.

type Named = { id: number; name: string }
type States = Pick<Desk, 'roles'>
type Rows = readonly Pick<DeskRow, 'state'>[]

export const assignTo = ({ id, name }: Named): TriageAct => ({
	changes: { ownerId: id },
	outcome: `assigned to “${name}”`,
	isOver: false,
})

export const assignToNobody: TriageAct = { changes: { ownerId: null }, outcome: 'assigned to nobody', isOver: false }

export const moveTo = ({ id, name }: Named): TriageAct => ({
	changes: { groupId: id },
	outcome: `moved to “${name}”`,
	isOver: false,
})

export const snoozeUntil = (at: string): TriageAct => ({
	changes: { wakesAt: at },
	outcome: `snoozed until ${companyMomentText(at)}`,
	isOver: true,
})

export const markSpam = ({ roles }: States): TriageAct => ({
	changes: { state: roles.ignored },
	outcome: 'marked as spam',
	isOver: true,
})

export const reopen = ({ roles }: States): TriageAct => ({
	changes: { state: roles.taken },
	outcome: 'reopened',
	isOver: false,
})

export const markAutomatic: TriageAct = { changes: { automatic: true }, outcome: 'marked as Automatic', isOver: false }

export const markWritten: TriageAct = {
	changes: { automatic: false },
	outcome: 'marked as written by a person',
	isOver: false,
}

export const canBeSpam = (rows: Rows, { roles: { ignored } }: States) => rows.some(({ state }) => state !== ignored)

/** Whether the visitor waits for us. */
export const isOwed = ({ state }: Rows[number], { roles: { fresh, taken } }: States) =>
	state === fresh || state === taken

export const canReopen = (rows: Rows, { roles: { fresh, taken } }: States) =>
	rows.length > 0 && rows.every(({ state }) => state !== fresh && state !== taken)

export const answerElsewhere: SubjectAct = {
	async run([row], calls) {
		if (!row) throw new Error('Nothing is answered')
		const { id } = await calls.answerElsewhere({ subjectId: row.id, version: row.version })
		return () => calls.undoAnswered(id)
	},
	outcome: 'answered elsewhere',
	isOver: false,
}
