import { Download } from 'lucide-react'
import type { DocumentRow, DocumentsQuery } from '#contracts/content/documents.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import type { ListDrafts } from '../items/lists/load-drafts.ts'
import { loadDrafts } from '../items/lists/load-drafts.ts'
import { pageOf } from '../lists/list-address.ts'
import { type LoadedPage, loadList } from '../lists/load-list.ts'
import { titleColumn } from '../lists/title-column.tsx'
import { TitleSearch, titleFilterIn } from '../lists/title-search.tsx'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { RowButton } from '../publishing/row-action.tsx'
import { publishedOf } from '../publishing/status-filter.ts'
import { type FileAnswer, useDownload } from '../publishing/use-download.ts'
import type { DocumentKind } from './document-kinds.ts'

/** Makes the `clientLoader` of the list of flyers or of whitepapers. */
export const documentsLoader = ({ description, list, pageSize, fetchPage }: DocumentKind) =>
	loadList(
		list,
		(params): DocumentsQuery => ({
			pageNumber: pageOf(params),
			pageSize,
			isPublished: publishedOf(params.get('status')),
			title: params.get('search'),
		}),
		fetchPage,
		async (rows) => ({ drafts: await loadDrafts(description.kind, rows) }),
	)

/** Makes the page of the list. */
export function documentsPage(of: DocumentKind) {
	const { description, title, lead, list, pageSize, viewHref, empty, add, fetchFile } = of
	const columns = documentColumns(fetchFile)
	return function DocumentsListPage({
		loaderData: { loaded, drafts },
	}: {
		loaderData: { loaded: LoadedPage<DocumentRow>; drafts: ListDrafts }
	}) {
		return (
			<PublishableList
				title={title}
				lead={lead}
				description={description}
				list={list}
				loaded={loaded}
				drafts={drafts}
				filters={<TitleSearch of={list} />}
				filtersIn={titleFilterIn}
				pageSize={pageSize}
				columns={columns}
				itemOf={({ id, title, state }) => ({ id, title, viewHref: state === 'published' ? viewHref(id) : null })}
				empty={empty}
				add={add}
			/>
		)
	}
}

/** `fetchFile` requests a row's PDF. */
const documentColumns = (fetchFile: (id: number) => Promise<FileAnswer>): Column<DocumentRow>[] => [
	titleColumn,
	{
		key: 'size',
		header: 'Size',
		align: 'end',
		narrow: true,
		className: 'whitespace-nowrap text-muted',
		cell: ({ fileSize }) => sizeText(fileSize),
	},
	{ key: 'status', header: 'Status', cell: PublishedPill },
	{
		key: 'download',
		header: 'Download',
		cell: ({ id, title }) => (
			// Aligns the button's label with the column header.
			<div className="-my-1.5 -ms-2.5">
				<DownloadAction of={title} fetchFile={() => fetchFile(id)} />
			</div>
		),
	},
]

function DownloadAction({ of, fetchFile }: { of: string; fetchFile: () => Promise<FileAnswer> }) {
	const { busy, download } = useDownload()
	return <RowButton icon={Download} label="Download" of={of} busy={busy} onClick={() => void download(fetchFile)} />
}
