import { flyersPageSize } from '#contracts/content/documents.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { flyerHref } from '#web/site/resources/document-address.ts'
import { documentColumns } from '../documents/document-columns.tsx'
import { documentsQueryOf } from '../documents/documents-query.ts'
import { descriptions } from '../items/descriptions.ts'
import { loadDrafts } from '../items/lists/load-drafts.ts'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { TitleSearch, titleFilterIn } from '../lists/title-search.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { flyersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { flyersList } from './flyers-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Flyers')

export const clientLoader = loadList(
	flyersList,
	documentsQueryOf(flyersPageSize),
	(json) => answerOf(flyersApi.listallflyers.$post({ json })),
	async () => ({ drafts: await loadDrafts('flyers') }),
)
export const shouldRevalidate = reloadsList(flyersList)

const columns = documentColumns((id) => flyersApi.downloadfile.$post({ json: { id } }))

export default function FlyersListPage({ loaderData: { loaded, drafts } }: Route.ComponentProps) {
	return (
		<PublishableList
			title="Flyers"
			lead="One-page PDFs on one subject, shown on the Resources page."
			description={descriptions.flyers}
			list={flyersList}
			loaded={loaded}
			drafts={drafts}
			filters={<TitleSearch of={flyersList} />}
			filtersIn={titleFilterIn}
			pageSize={flyersPageSize}
			columns={columns}
			itemOf={({ id, title, state }) => ({
				id,
				title,
				viewHref: state === 'published' ? flyerHref(id) : null,
			})}
			empty={messages.noFlyers}
			add="Add flyer"
		/>
	)
}
