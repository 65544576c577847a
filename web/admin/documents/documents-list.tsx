import { Download } from 'lucide-react'
import type { DocumentRow, DocumentsQuery } from '#contracts/content/documents.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { type Beside, loadBeside } from '../items/lists/load-beside.ts'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { titleFilterIn } from '../lists/filters/title-search.tsx'
import { pageOf } from '../lists/list-address.ts'
import { type LoadedPage, loadList } from '../lists/load-list.ts'
import { columnSort, sortedBy } from '../lists/sorting.ts'
import { titleColumn } from '../lists/title-column.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { RowButton } from '../publishing/row-action.tsx'
import { publishedOf } from '../publishing/status-filter.ts'
import { type FileAnswer, useDownload } from '../publishing/use-download.ts'
import type { DocumentKind } from './document-kinds.ts'
import { documentsOrders } from './documents-lists.ts'

/** Makes the `clientLoader` of the list of flyers or of whitepapers. */
export const documentsLoader = ({ description, list, pageSize, fetchPage }: DocumentKind) =>
	loadList(
		list,
		(params): DocumentsQuery => ({
			pageNumber: pageOf(params),
			pageSize,
			isPublished: publishedOf(params.get('status')),
			title: params.get('search'),
			...sortedBy(params, documentsOrders),
		}),
		fetchPage,
		(rows, params) => loadBeside(description.kind, rows, params),
	)

/** Makes the page of the list. */
export function documentsPage(of: DocumentKind) {
	const { description, title, lead, list: name, pageSize, viewHref, empty, add, fetchFile } = of
	return function DocumentsListPage({
		loaderData: { loaded, drafts, counts },
	}: {
		loaderData: { loaded: LoadedPage<DocumentRow> } & Beside
	}) {
		const list = useListAddress(name)
		return (
			<PublishableList
				title={title}
				lead={lead}
				description={description}
				list={list}
				loaded={loaded}
				drafts={drafts}
				counts={counts}
				order={<OrderSelect list={list} orders={documentsOrders} />}
				filtersIn={titleFilterIn}
				pageSize={pageSize}
				columns={documentColumns(of, columnSort(list, documentsOrders)('title'))}
				meta={({ fileSize }) => `PDF, ${sizeText(fileSize)}`}
				itemOf={({ id, title, state }) => ({ id, title, viewHref: state === 'published' ? viewHref(id) : null })}
				phoneItems={({ id }) => <DownloadItem fetchFile={() => fetchFile(id)} />}
				empty={empty}
				add={add}
			/>
		)
	}
}

const documentColumns = (
	{ description, fetchFile }: DocumentKind,
	sort: Column<DocumentRow>['sort'],
): Column<DocumentRow>[] => [
	{ ...titleColumn(description.editPath), sort },
	{
		key: 'size',
		header: 'Size',
		align: 'end',
		className: 'text-muted',
		cell: ({ fileSize }) => sizeText(fileSize),
		secondary: true,
	},
	{ key: 'state', header: 'Status', cell: PublishedPill },
	{
		key: 'download',
		header: 'Download',
		cell: ({ id, title }) => (
			// Aligns the button's label with the column header.
			<div className="-ms-2.5">
				<DownloadAction of={title} fetchFile={() => fetchFile(id)} />
			</div>
		),
	},
]

function DownloadItem({ fetchFile }: { fetchFile: () => Promise<FileAnswer> }) {
	const { download } = useDownload()
	return (
		<MenuItem onSelect={() => void download(fetchFile)}>
			<Download aria-hidden="true" />
			Download
		</MenuItem>
	)
}

function DownloadAction({ of, fetchFile }: { of: string; fetchFile: () => Promise<FileAnswer> }) {
	const { busy, download } = useDownload()
	return <RowButton icon={Download} label="Download" of={of} busy={busy} onClick={() => void download(fetchFile)} />
}
