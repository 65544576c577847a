import { redirect } from 'react-router'
import { lengths } from '#contracts/shared/fields.ts'
import type { PageContext } from '#worker/http/request-context.ts'

/** Reads an address's page number. An invalid one means the first page. */
export function parsePageNumber(url: string): number {
	const value = new URL(url).searchParams.get('page') ?? ''
	return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1
}

/** Reads the search of an address, cut to the length that lists accept. */
export function parseSearch(url: string): string {
	const value = new URL(url).searchParams.get('search') ?? ''
	const cut = value.replaceAll('\0', '').trim().slice(0, lengths.search)
	// D1 cannot store half of a surrogate pair.
	return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** Builds the address of a list's page. It leaves out empty filters and the number of the first page. */
export function listHref(path: string, filters: Record<string, string | number | null>, page = 1): string {
	const part = new URLSearchParams()
	for (const [name, value] of Object.entries(filters)) if (value !== null && value !== '') part.set(name, String(value))
	if (page > 1) part.set('page', String(page))
	return part.size > 0 ? `${path}?${part}` : path
}

/**
 * Sets the address under which a list's page is cached. A page beyond the last one redirects to the last one: the list may
 * be shorter than when the address was shared. A list without results, such as that of an invented category, is not cached.
 */
export function setListAddress(
	context: Pick<PageContext, 'address'>,
	hrefFor: (page: number) => string,
	page: number,
	totalPages: number,
): void {
	if (page > 1 && page > totalPages)
		throw redirect(hrefFor(Math.max(1, totalPages)), { headers: { 'Cache-Control': 'no-store' } })
	if (totalPages > 0) context.address = hrefFor(page)
}
