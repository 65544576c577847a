import { whitepapersPageSize } from '#contracts/content/documents.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { whitepaperHref } from '#web/site/resources/document-address.ts'
import { documentColumns } from '../documents/document-columns.tsx'
import { documentsQueryOf } from '../documents/documents-query.ts'
import { loadList } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { whitepapersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { whitepaperFormPath, whitepapersList } from './whitepapers-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Whitepapers')

export const clientLoader = loadList(whitepapersList, documentsQueryOf(whitepapersPageSize), (json) =>
	answerOf(whitepapersApi.listallwhitepapers.$post({ json })),
)
export const shouldRevalidate = reloadsList(whitepapersList)

const columns = documentColumns((id) => whitepapersApi.downloadfile.$post({ json: { id } }))

export default function WhitepapersListPage({ loaderData: { loaded } }: Route.ComponentProps) {
	return (
		<PublishableList
			title="Whitepapers"
			lead="In-depth PDFs on one subject, shown on the Resources page."
			list={whitepapersList}
			loaded={loaded}
			pageSize={whitepapersPageSize}
			columns={columns}
			rowKey={({ id }) => id}
			rowActions={({ id, title, isPublished }) => (
				<ItemActions
					of={title}
					viewHref={isPublished ? whitepaperHref(id) : null}
					editHref={`${whitepaperFormPath}/${id}`}
				/>
			)}
			empty={messages.noWhitepapers}
			add={{ label: 'Add whitepaper', href: whitepaperFormPath }}
		/>
	)
}
