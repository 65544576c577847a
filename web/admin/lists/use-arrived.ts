import { useState } from 'react'
import type { NewCountQuestion } from '#contracts/operations/new-count.ts'
import { useNewInList } from '../frame/use-arrivals.ts'
import type { useListAddress } from './use-list-address.ts'

type Row = { id: number; version?: number }

/** Tells two states of a row apart, for what was answered is new again. */
const stateOf = ({ id, version }: Row) => `${id} ${version}`

/**
 * What came since a list was loaded. It is loaded when the user asks for it, so that no row moves by itself. `question`: the
 * list as `newcount` takes it; null if it has not loaded.
 */
export function useArrived(
	list: ReturnType<typeof useListAddress>,
	rows: readonly Row[],
	question: NewCountQuestion | null,
) {
	const count = useNewInList(question)
	const params = list.shownParams.toString()
	const [before, setBefore] = useState({ params, count: 0, states: new Set<string>() })
	const isLoaded = before.count > 0 && before.params === params && !list.loading
	const fresh = isLoaded ? rows.filter((row) => !before.states.has(stateOf(row))) : []
	return {
		count,
		/** The rows that were loaded by `load`. */
		fresh: new Set(fresh.map(({ id }) => id)),
		/** How many more were loaded that are on another page. */
		elsewhere: isLoaded ? Math.max(0, before.count - fresh.length) : 0,
		load() {
			setBefore({ params, count, states: new Set(rows.map(stateOf)) })
			list.reload()
		},
	}
}
