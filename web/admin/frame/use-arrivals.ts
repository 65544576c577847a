import { useEffect, useSyncExternalStore } from 'react'
import type { NewCountQuestion } from '#contracts/operations/new-count.ts'
import { type Arrivals, arrivalsNow, arrivalsPoll, followArrivals, noteOpenList } from './arrivals.ts'

/** Asks every minute what came. `isHeld`: whether the user may open a section in which something arrives. */
export function useArrivalsAsked(isHeld: boolean): void {
	useEffect(() => {
		if (isHeld) return arrivalsPoll.start()
	}, [isHeld])
}

export const useArrivals = (): Arrivals => useSyncExternalStore(followArrivals, arrivalsNow, arrivalsNow)

/** The number of rows that came since the list was loaded and belong to it. null: the list has not loaded. */
export function useNewInList(list: NewCountQuestion | null): number {
	const shown = JSON.stringify(list ?? {})
	useEffect(() => {
		noteOpenList(JSON.parse(shown))
		return () => noteOpenList({})
	}, [shown])
	return useArrivals().inList
}
