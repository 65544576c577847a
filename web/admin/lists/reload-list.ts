import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { type ListName, showsTheSame } from './list-address.ts'

/** Lists of which a row has changed since they were loaded. */
const outdated = new Set<string>()

export const markOutdated = ({ name }: ListName) => outdated.add(name)

/** For the end of a list's loading. What was broken off by a navigation has loaded nothing. */
export function markLoaded({ name }: ListName, { signal }: Request): void {
	if (!signal.aborted) outdated.delete(name)
}

/** Whether to load a list again. Opening and closing a dialog above it leaves it as it is, unless its rows have changed. */
export function shouldReload(
	{ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs,
	list: ListName,
): boolean {
	const onlyDialogs = currentUrl.href !== nextUrl.href && showsTheSame(currentUrl, nextUrl, list)
	return onlyDialogs ? outdated.has(list.name) : defaultShouldRevalidate
}
