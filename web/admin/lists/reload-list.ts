import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { type ListConfig, showsSameList } from './list-address.ts'

/** Names of the lists with a row that changed after they were loaded. */
const stale = new Set<string>()

export const markStale = ({ name }: ListConfig) => stale.add(name)

/** An aborted load delivers no rows, so the list stays stale. */
export function markLoaded({ name }: ListConfig, { signal }: Request): void {
	if (!signal.aborted) stale.delete(name)
}

/** Makes the `shouldRevalidate` of a list page. Opening or closing a dialog reloads the list only if its rows are stale. */
export const reloadsList =
	(list: ListConfig) =>
	({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
		const onlyDialogs = currentUrl.href !== nextUrl.href && showsSameList(currentUrl, nextUrl, list)
		return onlyDialogs ? stale.has(list.name) : defaultShouldRevalidate
	}
