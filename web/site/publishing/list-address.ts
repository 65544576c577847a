import { redirect } from 'react-router'
import { lengths } from '#contracts/shared/fields.ts'
import type { PageContext } from '#worker/http/request-context.ts'

/** The page that an address asks for; whatever is no page number is the first. */
export function pageAsked(url: string): number {
	const asked = new URL(url).searchParams.get('page') ?? ''
	return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

/** What an address searches for, as far as lists can take it. */
export function searchAsked(url: string): string {
	const asked = new URL(url).searchParams.get('search') ?? ''
	const cut = asked.replaceAll('\0', '').trim().slice(0, lengths.search)
	// Cut in two, a character of two halves could not be stored.
	return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** The address of a list's page with its filters; what filters nothing is left out, and so is the first page's number. */
export function listHref(path: string, filters: Record<string, string | number | null>, page = 1): string {
	const part = new URLSearchParams()
	for (const [name, value] of Object.entries(filters)) if (value !== null && value !== '') part.set(name, String(value))
	if (page > 1) part.set('page', String(page))
	return part.size > 0 ? `${path}?${part}` : path
}

/**
 * Gives a list's page its address. A page behind the last one leads to the last one: items have gone since its address was shared. Where
 * nothing is found, as in a category that is made up, it has none of its own.
 */
export function settleInList(
	context: Pick<PageContext, 'address'>,
	hrefFor: (page: number) => string,
	page: number,
	totalPages: number,
): void {
	if (page > 1 && page > totalPages)
		throw redirect(hrefFor(Math.max(1, totalPages)), { headers: { 'Cache-Control': 'no-store' } })
	if (totalPages > 0) context.address = hrefFor(page)
}
