import { createContext, useContext } from 'react'
import type { DeskPeople, DeskRow } from '#contracts/desks/desk.ts'
import type { SubjectAct } from './acts/subject-acts.ts'
import type { TriageAct } from './acts/triage-acts.ts'
import type { Desk } from './desk.ts'

/** What a dialog asks for before it can act. */
export type Question = 'assign' | 'move' | 'snooze' | 'address'

export type Letter = { subjectId: number; leadsTo: string }

/** What the list and the conversation share. */
export type OpenDesk = {
	desk: Desk
	me: number | null
	people: DeskPeople
	/** The names by id of what subjects are sorted by. */
	groups: Readonly<Record<string, string>>
	/** Whether the user may erase. */
	isAdmin: boolean
	/** Whether the user has no role for the desk: they read, note and give opinions. */
	isGuest: boolean
	/** Counts what was done here. A conversation reads itself again when it changes. */
	acts: number
	act: (rows: readonly DeskRow[], act: TriageAct | SubjectAct) => Promise<void>
	/** The same for a dialog, which shows the refusal itself. */
	attempt: (rows: readonly DeskRow[], act: TriageAct | SubjectAct) => Promise<void>
	/** Takes back an act of which the conversation tells. */
	undo: (undoing: () => Promise<unknown>) => Promise<void>
	ask: (question: Question, rows: readonly DeskRow[]) => void
	erase: (row: DeskRow) => void
	/** Writes to a subject; the reply then leads to a state. */
	write: (row: DeskRow, leadsTo: string) => void
	/** What is to be written in the conversation once it is open. */
	letter: Letter | null
	/** Its conversation has taken it up. */
	written: () => void
}

const DeskContext = createContext<OpenDesk | null>(null)

export const DeskProvider = DeskContext.Provider

export function useDesk(): OpenDesk {
	const desk = useContext(DeskContext)
	if (!desk) throw new Error('useDesk is used outside of the desk.')
	return desk
}
