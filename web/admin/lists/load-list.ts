import type { Paged } from '#contracts/shared/paging.ts'
import { failureText } from '#web/api.ts'
import { requireList } from '../session/guards.ts'
import { type ListConfig, redirectToLastPage, restoreListParams } from './list-address.ts'
import { markLoaded } from './reload-list.ts'

/** A page of rows, or the message that the list shows instead of them. `More`: what else the call answers. */
export type LoadedPage<Row, More = object> =
	| { rows: Paged<Row> & More; failure: null }
	| { rows: null; failure: string }

/**
 * Makes the `clientLoader` of a list page. `loadExtra` loads the page's other data, meanwhile or of the rows, for the
 * list's search parameters.
 */
export function loadList<Query, Row, More, Extra extends object = object>(
	list: ListConfig,
	queryOf: (params: URLSearchParams) => Query,
	fetchPage: (query: Query) => Promise<Paged<Row> & More>,
	loadExtra?: (rows: Promise<readonly Row[]>, params: URLSearchParams) => Promise<Extra>,
) {
	return async ({ request }: { request: Request }): Promise<{ loaded: LoadedPage<Row, More> } & Extra> => {
		await requireList(list.section, request)
		const url = new URL(request.url)
		const params = restoreListParams(url, list)
		const query = queryOf(params)
		const page = loadPage(() => fetchPage(query))
		const content = page.then(({ rows }) => rows?.content ?? [])
		const [loaded, extra] = await Promise.all([page, loadExtra?.(content, params)])
		if (loaded.rows) redirectToLastPage(url, loaded.rows.totalPages)
		markLoaded(list, request)
		return { loaded, ...(extra as Extra) }
	}
}

/** Loads a page of rows. A failure becomes the message that the list shows. */
export async function loadPage<Row, More>(fetchPage: () => Promise<Paged<Row> & More>): Promise<LoadedPage<Row, More>> {
	try {
		return { rows: await fetchPage(), failure: null }
	} catch (failure) {
		console.warn('The list did not load', failure)
		return { rows: null, failure: failureText(failure, 'The list could not be loaded. Check your connection.') }
	}
}

/** Loads the options of a filter. A failure costs only the options: the list still shows its rows. */
export async function loadOptions<Options>(load: Promise<Options>, none: Options): Promise<Options> {
	try {
		return await load
	} catch (failure) {
		console.warn('The options of a filter did not load', failure)
		return none
	}
}
