import { whitepapersPageSize } from '#contracts/content/documents.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { whitepaperHref } from '#web/site/resources/document-address.ts'
import { documentColumns } from '../documents/document-columns.tsx'
import { documentsQueryOf } from '../documents/documents-query.ts'
import { descriptions } from '../items/descriptions.ts'
import { loadDrafts } from '../items/lists/load-drafts.ts'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { TitleSearch, titleFilterIn } from '../lists/title-search.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { whitepapersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { whitepapersList } from './whitepapers-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Whitepapers')

export const clientLoader = loadList(
	whitepapersList,
	documentsQueryOf(whitepapersPageSize),
	(json) => answerOf(whitepapersApi.listallwhitepapers.$post({ json })),
	async () => ({ drafts: await loadDrafts('whitepapers') }),
)
export const shouldRevalidate = reloadsList(whitepapersList)

const columns = documentColumns((id) => whitepapersApi.downloadfile.$post({ json: { id } }))

export default function WhitepapersListPage({ loaderData: { loaded, drafts } }: Route.ComponentProps) {
	return (
		<PublishableList
			title="Whitepapers"
			lead="In-depth PDFs on one subject, shown on the Resources page."
			description={descriptions.whitepapers}
			list={whitepapersList}
			loaded={loaded}
			drafts={drafts}
			filters={<TitleSearch of={whitepapersList} />}
			filtersIn={titleFilterIn}
			pageSize={whitepapersPageSize}
			columns={columns}
			itemOf={({ id, title, state }) => ({
				id,
				title,
				viewHref: state === 'published' ? whitepaperHref(id) : null,
			})}
			empty={messages.noWhitepapers}
			add="Add whitepaper"
		/>
	)
}
