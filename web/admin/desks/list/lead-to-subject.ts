import { leadToRow } from '../../lists/lead-to-row.ts'
import type { LoadedPage } from '../../lists/load-list.ts'
import type { Desk } from '../desk.ts'

/** Marks the address of a conversation that was opened from its list, where it stays when an act takes its row away. */
export const staysParam = 'stay'

type Loader<Data> = (args: { request: Request }) => Promise<Data>

/** Wraps the loader of the list: a link from elsewhere leads to the page of tab All that has the subject. */
export function leadToSubject<Data extends { loaded: LoadedPage<{ id: number }> }>(
	{ param, errors, calls }: Pick<Desk, 'param' | 'errors' | 'calls'>,
	load: Loader<Data>,
): Loader<Data & { isErased: boolean }> {
	const lead = leadToRow(load, param, calls.pageOf, errors.notFound, { status: 'all' })
	return async (args) =>
		new URL(args.request.url).searchParams.has(staysParam) ? { ...(await load(args)), isErased: false } : lead(args)
}
