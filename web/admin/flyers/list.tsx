import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { flyersPageSize } from '#contracts/content/papers.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { flyerHref } from '#web/site/resources/paper-address.ts'
import { leavePageBehindLast, openList } from '../lists/list-address.ts'
import { loadPage } from '../lists/load-page.ts'
import { markLoaded, shouldReload } from '../lists/reload-list.ts'
import { paperColumns } from '../documents/document-columns.tsx'
import { papersQueryOf } from '../documents/documents-query.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { requireSection } from '../session/guards.ts'
import { flyersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { flyerFormPath, flyersList } from './flyers-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Flyers')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('flyers', request)
	const url = new URL(request.url)
	const json = papersQueryOf(openList(url, flyersList), flyersPageSize)
	const loaded = await loadPage(() => answerOf(flyersApi.listallflyers.$post({ json })))
	if (loaded.rows) leavePageBehindLast(url, loaded.rows.totalPages)
	markLoaded(flyersList, request)
	return loaded
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => shouldReload(change, flyersList)

const columns = paperColumns((id) => flyersApi.downloadfile.$post({ json: { id } }))

export default function FlyersListPage({ loaderData }: Route.ComponentProps) {
	return (
		<PublishableList
			title="Flyers"
			lead="One sheet on one subject each, as a PDF file on the Resources page."
			list={flyersList}
			loaded={loaderData}
			pageSize={flyersPageSize}
			columns={columns}
			rowKey={({ id }) => id}
			rowActions={({ id, title, isPublished }) => (
				<ItemActions of={title} viewHref={isPublished ? flyerHref(id) : null} editHref={`${flyerFormPath}/${id}`} />
			)}
			empty={messages.noFlyers}
			add={{ label: 'Add flyer', href: flyerFormPath }}
		/>
	)
}
