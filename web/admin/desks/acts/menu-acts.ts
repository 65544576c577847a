import type { DeskRow } from '#contracts/desks/desk.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import { type Desk, stateName } from '../desk.ts'
import type { SubjectAct } from './subject-acts.ts'
import type { TriageAct } from './triage-acts.ts'

// The acts of menus, dialogs and open conversations. The list loads without them.

type Named = { id: number; name: string }
type States = Pick<Desk, 'flow' | 'owed'>
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

export const moveToState = (state: string, desk: Pick<Desk, 'states'>): TriageAct => ({
	changes: { state },
	outcome: `moved to “${stateName(desk, state)}”`,
	isOver: false,
})

export const snoozeUntil = (at: string): TriageAct => ({
	changes: { wakesAt: at },
	outcome: `snoozed until ${companyMomentText(at)}`,
	isOver: true,
})

export const markSpam = ({ flow }: States): TriageAct => ({
	changes: { state: flow?.ignored },
	outcome: 'marked as spam',
	isOver: true,
})

export const reopen = ({ flow }: States): TriageAct => ({
	changes: { state: flow?.taken },
	outcome: 'reopened',
	isOver: false,
})

export const markAutomatic: TriageAct = { changes: { automatic: true }, outcome: 'marked as Automatic', isOver: false }

export const markWritten: TriageAct = {
	changes: { automatic: false },
	outcome: 'marked as written by a person',
	isOver: false,
}

export const canBeSpam = (rows: Rows, { flow }: States) =>
	flow !== null && rows.some(({ state }) => state !== flow.ignored)

/** Whether the writer waits for us. */
export const isOwed = ({ state }: Rows[number], { owed }: States) => owed.includes(state)

export const canReopen = (rows: Rows, desk: States) =>
	desk.flow !== null && rows.length > 0 && rows.every((row) => !isOwed(row, desk))

export const answerElsewhere: SubjectAct = {
	async run([row], calls) {
		if (!row) throw new Error('Nothing is answered')
		const { id } = await calls.answerElsewhere({ subjectId: row.id, version: row.version })
		return () => calls.undoAnswered(id)
	},
	outcome: 'answered elsewhere',
	isOver: false,
}
