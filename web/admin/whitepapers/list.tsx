import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { whitepapersPageSize } from '#contracts/content/papers.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { whitepaperHref } from '#web/site/resources/paper-address.ts'
import { leavePageBehindLast, openList } from '../lists/list-address.ts'
import { loadPage } from '../lists/load-page.ts'
import { markLoaded, shouldReload } from '../lists/reload-list.ts'
import { paperColumns } from '../documents/document-columns.tsx'
import { papersQueryOf } from '../documents/documents-query.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { ItemActions } from '../publishing/row-action.tsx'
import { requireSection } from '../session/guards.ts'
import { whitepapersApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { whitepaperFormPath, whitepapersList } from './whitepapers-list.ts'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Whitepapers')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	requireSection('whitepapers', request)
	const url = new URL(request.url)
	const json = papersQueryOf(openList(url, whitepapersList), whitepapersPageSize)
	const loaded = await loadPage(() => answerOf(whitepapersApi.listallwhitepapers.$post({ json })))
	if (loaded.rows) leavePageBehindLast(url, loaded.rows.totalPages)
	markLoaded(whitepapersList, request)
	return loaded
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => shouldReload(change, whitepapersList)

const columns = paperColumns((id) => whitepapersApi.downloadfile.$post({ json: { id } }))

export default function WhitepapersListPage({ loaderData }: Route.ComponentProps) {
	return (
		<PublishableList
			title="Whitepapers"
			lead="Subjects in depth, each as a PDF file on the Resources page."
			list={whitepapersList}
			loaded={loaderData}
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
