import { createContext, useContext } from 'react'
import type { DeskPeople } from '#contracts/desks/desk.ts'
import type { Departments } from '#contracts/enquiries/enquiries.ts'
import type { PlaceAct, Placeable } from './acts/triage-acts.ts'

/** What a dialog asks for before it can act. */
export type Question = 'assign' | 'move' | 'snooze'

/** What the list and the conversation share. */
export type Desk = {
	me: number | null
	people: DeskPeople
	departments: Departments
	/** Whether the user may erase. */
	isAdmin: boolean
	/** Counts what was done here. A conversation reads itself again when it changes. */
	acts: number
	act: (rows: readonly Placeable[], act: PlaceAct) => Promise<void>
	ask: (question: Question, rows: readonly Placeable[]) => void
	erase: (row: Placeable) => void
}

const DeskContext = createContext<Desk | null>(null)

export const DeskProvider = DeskContext.Provider

export function useDesk(): Desk {
	const desk = useContext(DeskContext)
	if (!desk) throw new Error('useDesk is used outside of the desk.')
	return desk
}
