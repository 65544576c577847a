import { redirect } from 'react-router'
import type { Section } from '#contracts/auth/roles.ts'
import { isCalendarDate } from '#contracts/shared/calendar.ts'
import { dayText } from '#contracts/shared/date-text.ts'
import { rememberedList, rememberList } from '../session/list-memory.ts'

/** A list of the back office. `name` is the key that its page and filters are remembered under. */
export type ListConfig = {
	name: string
	section: Section
	/** The search parameters that filter it. */
	filters: readonly string[]
	/** Filters by personal data. The browser does not remember them. */
	personal?: readonly string[]
}

export function pageOf(params: URLSearchParams): number {
	const page = Number(params.get('page'))
	return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Picks the page and the filters of a list. Other search parameters open dialogs. */
export function listParams(search: URLSearchParams, { filters }: Pick<ListConfig, 'filters'>): URLSearchParams {
	const params = new URLSearchParams({ page: String(pageOf(search)) })
	for (const filter of filters) {
		const value = search.get(filter)
		if (value) params.set(filter, value)
	}
	return params
}

/** Reads ids from text like `3,7` and ignores everything else in it. */
export const idsIn = (list: string | null): number[] =>
	(list ?? '')
		.split(',')
		.map(Number)
		.filter((id) => Number.isSafeInteger(id) && id > 0)

/** A day of an address, YYYY-MM-DD; null for any other text. */
export const dayIn = (text: string | null): string | null => (text && isCalendarDate(text) ? text : null)

/** The same in words: 2 Mar 2026. */
export function dayTextIn(text: string | null): string | null {
	const day = dayIn(text)
	return day && dayText(day)
}

/** Changes filters or the page. A change without a page goes to page 1. */
export function changedParams(params: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
	const changed = new URLSearchParams(params)
	for (const [name, value] of Object.entries({ page: '1', ...changes })) {
		if (value) changed.set(name, value)
		else changed.delete(name)
	}
	return changed
}

/** Reads the list's parameters and remembers them. Throws a redirect from a bare address to the remembered parameters. */
export function restoreListParams({ pathname, search, searchParams }: URL, list: ListConfig): URLSearchParams {
	const params = listParams(searchParams, list)
	const remembered = search === '' ? rememberedList(list.name) : null
	if (remembered && remembered !== params.toString()) throw redirect(`${pathname}?${remembered}`)
	const kept = new URLSearchParams(params)
	for (const filter of list.personal ?? []) kept.delete(filter)
	rememberList(list.name, kept.toString())
	return params
}

/** Throws a redirect to the last page if the address names a later one, for example after rows were deleted. */
export function redirectToLastPage(url: URL, totalPages: number): void {
	if (totalPages === 0 || pageOf(url.searchParams) <= totalPages) return
	const last = new URLSearchParams(url.search)
	last.set('page', String(totalPages))
	throw redirect(`${url.pathname}?${last}`)
}

/** Whether two addresses show the same rows, so that opening a dialog does not reload them. */
export const showsSameList = (one: URL, other: URL, list: ListConfig) =>
	one.pathname === other.pathname &&
	listParams(one.searchParams, list).toString() === listParams(other.searchParams, list).toString()
