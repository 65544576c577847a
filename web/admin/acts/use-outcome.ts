import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { useListAddress } from '../lists/use-list-address.ts'
import type { Outcome } from './outcome.ts'

type Context = {
	list: ReturnType<typeof useListAddress>
	/** The rows on the page. */
	rowCount: number
	/** Forgets what else belongs to the page. */
	onNavigation?: () => void
}

/** Keeps the outcome of the last act on a list until the next navigation. */
export function useSettledOutcome<Undone = unknown>({ list, rowCount, onNavigation = () => {} }: Context) {
	const { key } = useLocation()
	const [outcome, setOutcome] = useState<Outcome<Undone> | null>(null)
	const shownAt = useRef(key)
	const staysOnce = useRef(false)

	useEffect(() => {
		if (shownAt.current === key) return
		shownAt.current = key
		onNavigation()
		if (!staysOnce.current) setOutcome(null)
		staysOnce.current = false
	})

	return {
		outcome,
		tell: setOutcome,
		/** Shows the outcome and loads the list again: the page before if all rows of this one are gone. */
		settle(next: Outcome<Undone>, gone = 0) {
			setOutcome(next)
			if (gone === 0 || gone < rowCount || list.shownPage === 1) return list.reload()
			staysOnce.current = true
			list.leavePage()
		},
	}
}
