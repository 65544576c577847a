import { redirect } from 'react-router'
import { leadToRow } from '../../lists/lead-to-row.ts'
import type { LoadedPage } from '../../lists/load-list.ts'
import type { Desk } from '../desk.ts'

/** Marks the address of a conversation that was opened from its list, where it stays when an act takes its row away. */
export const staysParam = 'stay'

type Loader<Data> = (args: { request: Request }) => Promise<Data>

/** Wraps the loader of the list: a link from elsewhere leads to the page of tab All that has the subject. */
export function leadToSubject<Data extends { loaded: LoadedPage<{ id: number }> }>(
	{ param, tabs, errors, calls }: Pick<Desk, 'param' | 'tabs' | 'errors' | 'calls'>,
	load: Loader<Data>,
): Loader<Data & { isErased: boolean }> {
	const lead = leadToRow(load, param, calls.pageOf, errors.notFound, tabs[0] === 'all' ? {} : { status: 'all' })
	/** The subject into which another one was merged; null: it was erased. */
	const leadingOf = (id: number) =>
		calls.conversation(id).then(
			({ subject }) => subject.id,
			() => null,
		)
	return async (args) => {
		const url = new URL(args.request.url)
		if (url.searchParams.has(staysParam)) return { ...(await load(args)), isErased: false }
		const data = await lead(args)
		const leading = data.isErased ? await leadingOf(Number(url.searchParams.get(param))) : null
		if (leading === null) return data
		url.searchParams.set(param, String(leading))
		throw redirect(url.pathname + url.search)
	}
}
