import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { BulkOutcome } from '../items/lists/outcome-words.ts'
import type { useListAddress } from '../lists/use-list-address.ts'

type Context = {
	list: ReturnType<typeof useListAddress>
	/** The rows on the page. */
	rowCount: number
	/** Forgets what else belongs to the page. */
	onNavigation?: () => void
}

/** Keeps the outcome of the last action on a list until the next navigation. */
export function useSettledOutcome({ list, rowCount, onNavigation = () => {} }: Context) {
	const { key } = useLocation()
	const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
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
		settle(next: BulkOutcome, gone = 0) {
			setOutcome(next)
			if (gone === 0 || gone < rowCount || list.shownPage === 1) return list.reload()
			staysOnce.current = true
			list.leavePage()
		},
	}
}
