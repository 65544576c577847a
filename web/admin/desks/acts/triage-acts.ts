import type { DeskRow } from '#contracts/desks/desk.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import type { Desk, SubjectTriage } from '../desk.ts'

/** Something that staff do with one subject or several. */
export type TriageAct = {
	changes: Omit<SubjectTriage, 'id' | 'version'>
	/** In lower case: "assigned to you". Names are in quotation marks. */
	outcome: string
	/** Whether the next subject opens after it. */
	isOver: boolean
}

type States = Pick<Desk, 'flow'>

export const assignToMe = (me: number): TriageAct => ({
	changes: { ownerId: me },
	outcome: 'assigned to you',
	isOver: false,
})

export const markDone = ({ flow }: States): TriageAct => ({
	changes: { state: flow?.finished },
	outcome: 'done',
	isOver: true,
})

type Rows = readonly Pick<DeskRow, 'state'>[]

/** Which acts change something. */
export const canFinish = (rows: Rows, { flow }: States) =>
	flow !== null && rows.some(({ state }) => state !== flow.finished && state !== flow.ignored)

/** The text of a toast: "Done", or "3 requests marked as spam". */
export const outcomeText = (
	count: number,
	{ outcome }: Pick<TriageAct, 'outcome'>,
	{ words }: Pick<Desk, 'words'>,
): string => (count === 1 ? capitalised(outcome) : `${count} ${words.plural} ${outcome}`)
