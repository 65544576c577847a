import { redirect } from 'react-router'
import { rememberedList, rememberList } from './list-memory.ts'

/** A list: the name its paging is remembered under, and the address's parameters that filter it. */
export type ListName = {
	name: string
	filters: readonly string[]
	/** Filters by what is somebody's own: they are not remembered. */
	personal?: readonly string[]
}

export function pageOf(params: URLSearchParams): number {
	const page = Number(params.get('page'))
	return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The part of an address that says what a list shows, its page and its filters. What else there is opens dialogs. */
export function listPart(params: URLSearchParams, { filters }: ListName): URLSearchParams {
	const part = new URLSearchParams({ page: String(pageOf(params)) })
	for (const filter of filters) {
		const value = params.get(filter)
		if (value) part.set(filter, value)
	}
	return part
}

/** The ids of a list like `3,7`; whatever is no id is left out. */
export const idsIn = (list: string | null): number[] =>
	(list ?? '')
		.split(',')
		.map(Number)
		.filter((id) => Number.isSafeInteger(id) && id > 0)

/** The same list with other filters, or another page. A change that names no page goes to the first. */
export function changedPart(part: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
	const changed = new URLSearchParams(part)
	for (const [name, value] of Object.entries({ page: '1', ...changes })) {
		if (value) changed.set(name, value)
		else changed.delete(name)
	}
	return changed
}

/** What the list at this address shows. A bare address shows what was shown last; any other is remembered. */
export function openList({ pathname, search, searchParams }: URL, list: ListName): URLSearchParams {
	const part = listPart(searchParams, list)
	const remembered = search === '' ? rememberedList(list.name) : null
	if (remembered && remembered !== part.toString()) throw redirect(`${pathname}?${remembered}`)
	const kept = new URLSearchParams(part)
	for (const filter of list.personal ?? []) kept.delete(filter)
	rememberList(list.name, kept.toString())
	return part
}

/** A page behind the last one (rows have gone meanwhile) leads to the last one. */
export function leavePageBehindLast(url: URL, totalPages: number): void {
	if (totalPages === 0 || pageOf(url.searchParams) <= totalPages) return
	const last = new URLSearchParams(url.search)
	last.set('page', String(totalPages))
	throw redirect(`${url.pathname}?${last}`)
}

/** Whether two addresses show the list alike, so that opening a dialog does not load it again. */
export const showsTheSame = (one: URL, other: URL, list: ListName) =>
	one.pathname === other.pathname &&
	listPart(one.searchParams, list).toString() === listPart(other.searchParams, list).toString()
