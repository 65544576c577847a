import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { changedParams, type ListConfig, listParams, pageOf } from './list-address.ts'
import { markStale } from './reload-list.ts'

/**
 * Reads the list's page and filters from the address and offers ways to change them. A page calls it once: two
 * filters that change at once build on each other.
 */
export function useListAddress(list: ListConfig) {
	const shown = useLocation()
	const navigation = useNavigation()
	const navigate = useNavigate()
	const { state, revalidate } = useRevalidator()
	// A second change during a pending navigation builds on the first.
	const { pathname, search } = navigation.location?.pathname === shown.pathname ? navigation.location : shown
	const params = listParams(new URLSearchParams(search), list)
	const shownParams = listParams(new URLSearchParams(shown.search), list)
	const hrefWith = (changes: Record<string, string | null>) => `${pathname}?${changedParams(params, changes)}`
	const listHref = `${pathname}?${params}`
	const dialogHref = (name: string, value?: number) => `${listHref}&${value === undefined ? name : `${name}=${value}`}`
	// A second change may also come before React renders the first one.
	const newestParams = useRef(params)
	useEffect(() => {
		newestParams.current = params
	})

	return {
		/** The search parameters that filter the list. */
		filters: list.filters,
		/** Includes the changes of a pending navigation. */
		params,
		/** The parameters of the rows on screen. */
		shownParams,
		shownPage: pageOf(shownParams),
		loading: state === 'loading' || shownParams.toString() !== params.toString(),
		reload() {
			markStale(list)
			void revalidate()
		},
		/** Goes to the page before and loads it. For an action that has emptied the page on screen. */
		leavePage() {
			markStale(list)
			void navigate(hrefWith({ page: String(pageOf(shownParams) - 1) }), { replace: true })
		},
		/** The list without a dialog. */
		listHref,
		hrefForPage: (page: number) => hrefWith({ page: String(page) }),
		goToPage: (page: number) => void navigate(hrefWith({ page: String(page) })),
		filter(changes: Record<string, string | null>, state?: unknown) {
			newestParams.current = changedParams(newestParams.current, changes)
			void navigate(`${pathname}?${newestParams.current}`, { replace: true, state })
		},
		/** The list with a dialog open above it. */
		dialogHref,
		openDialog: (name: string) => void navigate(dialogHref(name)),
		closeDialog: () => void navigate(listHref),
	}
}
