import { redirect } from 'react-router'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { isRefusal } from '#web/api.ts'
import type { LoadedPage } from './load-list.ts'

type Loader<Data> = (args: { request: Request }) => Promise<Data>

/**
 * Wraps the loader of a list. If the address names a row that is not on the page, as a link in a mail does, it leads to the
 * page of the unfiltered list that holds the row. For a row that was erased the list stays, and its data say so.
 * `unfiltered`: the search parameters of a list that begins with a filter.
 */
export function leadToRow<Data extends { loaded: LoadedPage<{ id: number }> }>(
	load: Loader<Data>,
	name: string,
	pageOfRow: (id: number) => Promise<number>,
	notFound: ErrorCode,
	unfiltered: Record<string, string> = {},
): Loader<Data & { isErased: boolean }> {
	return async (args) => {
		const data = await load(args)
		const url = new URL(args.request.url)
		const id = Number(url.searchParams.get(name))
		const { rows } = data.loaded
		const there = { ...data, isErased: false }
		if (!rows || !Number.isSafeInteger(id) || id < 1 || rows.content.some((row) => row.id === id)) return there
		let isErased = false
		const page = await pageOfRow(id).catch((failure) => {
			isErased = isRefusal(failure, notFound)
			if (!isErased) console.warn('The page of the row did not load', failure)
			return null
		})
		const search = `?${new URLSearchParams({ page: String(page), ...unfiltered, [name]: String(id) })}`
		if (page !== null && search !== url.search) throw redirect(url.pathname + search + fragmentOf(url))
		return { ...data, isErased }
	}
}

/** The router takes the fragment from a request. While the first page loads, the browser still shows it. */
function fragmentOf({ pathname, search }: URL): string {
	const { location } = globalThis
	return location?.pathname === pathname && location.search === search ? location.hash : ''
}
