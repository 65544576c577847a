import type { Paged } from '#contracts/shared/paging.ts'
import { failureText } from '#web/api.ts'

/** A page of rows, or why there is none: a list that did not load says so in its place and offers to try again. */
export type LoadedPage<Row> = { rows: Paged<Row>; failure: null } | { rows: null; failure: string }

export async function loadPage<Row>(load: () => Promise<Paged<Row>>): Promise<LoadedPage<Row>> {
	try {
		return { rows: await load(), failure: null }
	} catch (failure) {
		console.warn('The list did not load', failure)
		return { rows: null, failure: failureText(failure, 'The list could not be loaded. Check your connection.') }
	}
}
