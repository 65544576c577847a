import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AuditLink } from '../../audit/audit-link.tsx'
import { descriptions } from '../../item-descriptions.ts'
import { reloadsList } from '../../lists/reload-list.ts'
import { staffMeta } from '../../staff-meta.ts'
import { kindIn } from '../kind-in.ts'
import { UnknownItem } from '../load-item.tsx'
import type { Route } from './+types/page.ts'
import { ItemHistory } from './item-history.tsx'
import { historyList, loadHistory } from './load-history.ts'

export { PageError as ErrorBoundary } from '../../page-error.tsx'

export const meta = () => staffMeta('History')

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
	loadHistory(kindIn(params.kind), params.id, request)

/** The page has no filters, so its section does not matter here. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => reloadsList(historyList('news'))(args)

export default function HistoryPage({ loaderData: { kind, live, ...history }, params: { id } }: Route.ComponentProps) {
	const description = descriptions[kind]
	if (!live.item) return <UnknownItem failure={live.failure ?? ''} backTo={description.listPath} />
	return (
		<>
			<ItemHistory key={`${kind}-${id}`} {...history} description={description} itemId={Number(id)} live={live.item} />
			<p className="mt-6">
				<AuditLink of={{ section: kind, item: id }}>Entries in the audit log</AuditLink>
			</p>
		</>
	)
}
