import { useState } from 'react'
import type { NewCountQuestion } from '#contracts/operations/new-count.ts'
import { useNewInList } from '../frame/use-arrivals.ts'
import type { LoadedPage } from './load-list.ts'
import type { useListAddress } from './use-list-address.ts'

type Row = { id: number; version?: number }
type Shown = LoadedPage<Row>['rows']

/** Tells two states of a row apart, for what was answered is new again. */
const stateOf = ({ id, version }: Row) => `${id} ${version}`

const nothing = { fresh: new Set<number>(), elsewhere: 0 }

/**
 * What came since a list was loaded. It is loaded when the user asks for it, so that no row moves by itself. `question`: the
 * list as `newcount` takes it; null if it has not loaded.
 */
export function useArrived(
	list: ReturnType<typeof useListAddress>,
	{ rows }: LoadedPage<Row>,
	question: NewCountQuestion | null,
) {
	const count = useNewInList(question)
	const params = list.shownParams.toString()
	const [asked, setAsked] = useState<{ params: string; count: number; rows: Shown } | null>(null)
	const [loaded, setLoaded] = useState({ rows, ...nothing })
	if (rows !== loaded.rows) {
		setLoaded({ rows, ...(asked?.params === params ? broughtBy(rows, asked) : nothing) })
		setAsked(null)
	}
	return {
		count,
		/** The rows that were loaded by `load`. */
		fresh: loaded.fresh,
		/** How many more were loaded that are on another page. */
		elsewhere: loaded.elsewhere,
		load() {
			setAsked({ params, count, rows })
			list.reload()
		},
	}
}

function broughtBy(rows: Shown, before: { count: number; rows: Shown }): typeof nothing {
	const known = new Set(before.rows?.content.map(stateOf))
	const fresh = rows?.content.filter((row) => !known.has(stateOf(row))) ?? []
	return { fresh: new Set(fresh.map(({ id }) => id)), elsewhere: Math.max(0, before.count - fresh.length) }
}
