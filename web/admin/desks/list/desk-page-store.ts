import type { DeskRow } from '#contracts/desks/desk.ts'
import { isRefusal } from '#web/api.ts'
import { type SubjectAct, undoableAct } from '../acts/subject-acts.ts'
import { createVersions } from '../acts/subject-versions.ts'
import { assignToMe, canFinish, markDone, outcomeText, type TriageAct } from '../acts/triage-acts.ts'
import { undoableTriage } from '../acts/undoable-triage.ts'
import type { Desk } from '../desk.ts'
import type { Letter, Question } from '../desk-context.ts'
import type { DeskKeys } from '../keys/use-desk-keys.ts'
import { createStore } from '../store.ts'

type DeskPageState = {
	/** The ids of the chosen rows. */
	chosen: ReadonlySet<string | number>
	question: { question: Question; rows: readonly DeskRow[] } | null
	/** The subject that is erased once the user confirms it. */
	erasing: DeskRow | null
	/** Counts what was done here. */
	acts: number
	/** The row that was open last. An act may take it from the list, and the conversation keeps its name. */
	lastOpen: (Pick<DeskRow, 'id' | 'name'> & { place: number }) | null
	letter: Letter | null
}

/** What the page shows, and how it goes elsewhere. */
export type Shown = {
	rows: readonly DeskRow[]
	/** The open conversation. */
	openId: number | null
	/** The search parameters of the list: others show other rows. */
	listed: string
	/** Whether list and conversation are side by side. */
	isWide: boolean
	me: number | null
	/** Opens a conversation, which the browser’s Back closes. */
	open: (id: number) => void
	/** Shows another conversation in the place of the open one; null closes it. */
	replace: (id: number | null) => void
	/** Opens the first or the last subject of the next page or the one before; null: the desk steps through one page. */
	turn: ((by: 1 | -1) => void) | null
	/** Loads the list and the counts of the menu again. */
	reload: () => void
}

type Options = {
	desk: Pick<Desk, 'calls' | 'flow' | 'words' | 'errors'>
	focus: {
		/** The row that has the focus. */
		row: () => number | null
		go: (id: number) => void
		/** Called before an act takes rows away. `next` gets the focus if it gets lost. */
		keep: (plan: { taken: readonly number[]; next: number | null }) => void
	}
	announce: {
		done: (outcome: string, undo: () => void) => void
		undone: () => void
		refused: (reason: unknown) => void
	}
}

/** The row after those that an act takes away, or the one before them. */
export function rowAfter(rows: readonly { id: number }[], taken: readonly number[]): number | null {
	const places = rows.flatMap(({ id }, place) => (taken.includes(id) ? [place] : []))
	const isLeft = ({ id }: { id: number }) => !taken.includes(id)
	const after = rows.slice((places.at(-1) ?? -1) + 1).find(isLeft)
	return (after ?? rows.slice(0, places[0] ?? 0).findLast(isLeft))?.id ?? null
}

/** The page of a desk as a store without React: which rows are chosen, and what is done with them. */
export function createDeskPage({ desk, focus, announce }: Options, opened: Shown) {
	const versions = createVersions()
	const triage = undoableTriage(desk.calls, versions)
	let shown = opened
	const { state, subscribe, set } = createStore<DeskPageState>({
		...{ chosen: new Set(), question: null, erasing: null, acts: 0, letter: null, lastOpen: openRow() },
	})

	function openRow(): DeskPageState['lastOpen'] {
		const place = shown.rows.findIndex(({ id }) => id === shown.openId)
		const row = shown.rows[place]
		return row ? { id: row.id, name: row.name, place } : null
	}

	/** Shows what has changed: in the list, in the open conversation and in the menu. */
	function changed() {
		set({ acts: state().acts + 1 })
		shown.reload()
	}

	function refused(reason: unknown) {
		announce.refused(reason)
		if (isRefusal(reason, desk.errors.changed) || isRefusal(reason, desk.errors.notFound)) changed()
	}

	async function undo(undoing: () => Promise<unknown>) {
		try {
			await undoing()
		} catch (reason) {
			return refused(reason)
		}
		announce.undone()
		changed()
	}

	/** Throws the refusal. */
	async function attempt(rows: readonly DeskRow[], wanted: TriageAct | SubjectAct): Promise<void> {
		if (rows.length === 0) return
		const undoing = 'run' in wanted ? await undoableAct(wanted, rows, desk.calls, versions) : await triage(rows, wanted)
		announce.done(outcomeText(rows.length, wanted, desk), () => void undo(undoing))
		const { openId, isWide } = shown
		const taken = rows.map(({ id }) => id)
		const next = rowAfter(shown.rows, taken)
		focus.keep({ taken, next })
		set({ chosen: new Set() })
		const isOpen = openId !== null && taken.includes(openId)
		const leadsTo = 'run' in wanted ? wanted.leadsTo : undefined
		if (isOpen && wanted.isOver) shown.replace(isWide ? next : null)
		else if (isOpen && leadsTo !== undefined && leadsTo !== openId) shown.replace(leadsTo)
		changed()
	}

	const act = (rows: readonly DeskRow[], wanted: TriageAct | SubjectAct) => attempt(rows, wanted).catch(refused)

	const currentId = () => shown.openId ?? focus.row()

	/** The chosen rows, or the open conversation, or the row with the focus. */
	async function targets(): Promise<readonly DeskRow[]> {
		const selected = shown.rows.filter(({ id }) => state().chosen.has(id))
		const current = currentId()
		if (selected.length > 0 || current === null) return selected
		return [shown.rows.find(({ id }) => id === current) ?? (await desk.calls.conversation(current)).subject]
	}

	const withTargets = (use: (rows: readonly DeskRow[]) => void) => void targets().then(use, refused)

	/** The place beside the open subject that an act has taken from the list, or an end of the list. */
	function placeBeside(by: 1 | -1): number {
		const { lastOpen } = state()
		const gone = shown.openId !== null && lastOpen?.id === shown.openId ? lastOpen.place : null
		if (by === 1) return gone ?? 0
		return (gone ?? shown.rows.length) - 1
	}

	function step(by: 1 | -1) {
		const { rows, openId } = shown
		const at = rows.findIndex(({ id }) => id === currentId())
		const next = rows[at === -1 ? placeBeside(by) : at + by]
		if (!next) return openId === null ? undefined : shown.turn?.(by)
		const hasFocus = focus.row() !== null
		if (openId !== null) shown.replace(next.id)
		if (openId === null || hasFocus) focus.go(next.id)
	}

	const close = () => shown.replace(null)
	const ask = (question: Question, rows: readonly DeskRow[]) => set({ question: { question, rows } })
	const askOf = (question: Question, rows: readonly DeskRow[]) => rows.length > 0 && ask(question, rows)
	const choose = (chosen: ReadonlySet<string | number>) => set({ chosen })

	const keys: DeskKeys = {
		step,
		turn: (by) => shown.openId !== null && shown.turn && step(by),
		assignToMe: () => withTargets((rows) => shown.me !== null && void act(rows, assignToMe(shown.me))),
		finish: () =>
			withTargets((rows) => {
				if (desk.flow === null) askOf('move', rows)
				else if (canFinish(rows, desk)) void act(rows, markDone(desk))
			}),
		move: () => withTargets((rows) => askOf('move', rows)),
		snooze: () => withTargets((rows) => askOf('snooze', rows)),
		select() {
			const current = currentId()
			if (current === null || !shown.rows.some(({ id }) => id === current)) return
			const next = new Set(state().chosen)
			if (!next.delete(current)) next.add(current)
			choose(next)
		},
		open() {
			const id = focus.row()
			if (shown.openId === null && id !== null) shown.open(id)
		},
		close: () => shown.openId !== null && close(),
	}

	return {
		...{ state, subscribe },
		/** The page shows something else now. Other rows begin with none that is chosen. */
		shows(next: Shown) {
			const isOtherList = next.listed !== shown.listed
			shown = next
			const open = openRow()
			if (isOtherList) choose(new Set())
			const { lastOpen } = state()
			const isSame = open?.id === lastOpen?.id && open?.name === lastOpen?.name && open?.place === lastOpen?.place
			if (open && !isSame) set({ lastOpen: open })
		},
		keys,
		act,
		attempt,
		undo,
		/** The open conversation is that of another subject, into which this one was merged. */
		led: (id: number) => shown.replace(id),
		ask,
		answered: () => set({ question: null }),
		choose,
		step,
		close,
		changed,
		write({ id }: DeskRow, leadsTo: string) {
			if (shown.openId !== id) shown[shown.openId === null ? 'open' : 'replace'](id)
			set({ letter: { subjectId: id, leadsTo } })
		},
		written: () => set({ letter: null }),
		erase: (row: DeskRow) => set({ erasing: row }),
		notErased: () => set({ erasing: null }),
		/** A subject was erased: its conversation is not read again. */
		erased({ id }: Pick<DeskRow, 'id'>) {
			if (id === shown.openId) close()
			shown.reload()
		},
	}
}
