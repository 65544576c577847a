import type { DeskRow } from '#contracts/desks/desk.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { companyMomentText } from '#contracts/shared/company-time.ts'
import type { Desk, SubjectTriage } from '../desk.ts'

/** Something that staff do with one subject or several. */
export type TriageAct = {
	changes: Omit<SubjectTriage, 'id' | 'version'>
	/** In lower case: "assigned to you". Names are in quotation marks. */
	outcome: string
	/** Whether the next subject opens after it. */
	isOver: boolean
}

type Named = { id: number; name: string }
type States = Pick<Desk, 'roles'>

export const assignToMe = (me: number): TriageAct => ({
	changes: { ownerId: me },
	outcome: 'assigned to you',
	isOver: false,
})

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

export const markDone = ({ roles }: States): TriageAct => ({
	changes: { state: roles.finished },
	outcome: 'done',
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

type Rows = readonly Pick<DeskRow, 'state'>[]

/** Which acts change something. */
export const canFinish = (rows: Rows, { roles: { finished, ignored } }: States) =>
	rows.some(({ state }) => state !== finished && state !== ignored)
export const canBeSpam = (rows: Rows, { roles: { ignored } }: States) => rows.some(({ state }) => state !== ignored)
export const canReopen = (rows: Rows, { roles: { fresh, taken } }: States) =>
	rows.length > 0 && rows.every(({ state }) => state !== fresh && state !== taken)

/** The text of a toast: "Done", or "3 requests marked as spam". */
export const outcomeText = (count: number, { outcome }: TriageAct, { words }: Pick<Desk, 'words'>): string =>
	count === 1 ? capitalised(outcome) : `${count} ${words.plural} ${outcome}`
