import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { changedPart, type ListName, listPart, pageOf } from './list-address.ts'
import { markOutdated } from './reload-list.ts'

/** The list's part of the address, and ways to change it. */
export function useListAddress(list: ListName) {
	const shown = useLocation()
	const navigation = useNavigation()
	const navigate = useNavigate()
	const { state, revalidate } = useRevalidator()
	// A change made while another one is loading builds on that one.
	const { pathname, search } = navigation.location?.pathname === shown.pathname ? navigation.location : shown
	const part = listPart(new URLSearchParams(search), list)
	const shownPart = listPart(new URLSearchParams(shown.search), list)
	const hrefWith = (changes: Record<string, string | null>) => `${pathname}?${changedPart(part, changes)}`

	return {
		part,
		/** What the rows are of, until others have come. */
		shownPart,
		shownPage: pageOf(shownPart),
		/** Whether newer rows are on their way. */
		loading: state === 'loading' || shownPart.toString() !== part.toString(),
		reload() {
			markOutdated(list)
			void revalidate()
		},
		/** The list without a dialog. */
		listHref: `${pathname}?${part}`,
		hrefForPage: (page: number) => hrefWith({ page: String(page) }),
		goToPage: (page: number) => void navigate(hrefWith({ page: String(page) })),
		filter: (changes: Record<string, string | null>) => void navigate(hrefWith(changes), { replace: true }),
		/** The list with a dialog open above it. */
		dialogHref: (name: string, value?: number) =>
			`${pathname}?${part}&${value === undefined ? name : `${name}=${value}`}`,
	}
}
