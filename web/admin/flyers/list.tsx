import { flyersPageSize } from '#contracts/content/documents.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { flyerHref } from '#web/site/resources/document-address.ts'
import { documentColumns } from '../documents/document-columns.tsx'
import { documentsQueryOf } from '../documents/documents-query.ts'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { flyersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { flyerFormPath, flyersList } from './flyers-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Flyers')

export const clientLoader = loadList(flyersList, documentsQueryOf(flyersPageSize), (json) =>
	answerOf(flyersApi.listallflyers.$post({ json })),
)
export const shouldRevalidate = reloadsList(flyersList)

const columns = documentColumns((id) => flyersApi.downloadfile.$post({ json: { id } }))

export default function FlyersListPage({ loaderData: { loaded } }: Route.ComponentProps) {
	return (
		<PublishableList
			title="Flyers"
			lead="One-page PDFs on one subject, shown on the Resources page."
			list={flyersList}
			loaded={loaded}
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
