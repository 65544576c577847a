import { Download } from 'lucide-react'
import type { DocumentOrder, DocumentsQuery } from '#contracts/content/documents.ts'
import { sizeText } from '#web/ui/files/size-text.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { RowButton } from '../acts/row-action.tsx'
import { type FileAnswer, useDownload } from '../acts/use-download.ts'
import { itemListLoader } from '../items/lists/load-beside.ts'
import { pageOf } from '../lists/list-address.ts'
import { sortedBy } from '../lists/sorting.ts'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { publishedOf } from '../publishing/status-filter.ts'
import { titledListPage } from '../publishing/titled-list.tsx'
import type { DocumentKind } from './document-kinds.ts'
import { documentsOrders } from './documents-lists.ts'

/** Makes the `clientLoader` of the list of flyers or of whitepapers. */
export const documentsLoader = ({ list, pageSize, fetchPage }: DocumentKind) =>
	itemListLoader(
		list,
		(params): DocumentsQuery => ({
			pageNumber: pageOf(params),
			pageSize,
			isPublished: publishedOf(params.get('status')),
			title: params.get('search'),
			...sortedBy(params, documentsOrders),
		}),
		fetchPage,
	)

/** Makes the page of the list. */
export const documentsPage = ({
	list,
	fetchFile,
	title,
	lead,
	description,
	pageSize,
	viewHref,
	empty,
	add,
}: DocumentKind) =>
	titledListPage<ReturnType<typeof documentsLoader>, DocumentOrder>(list, {
		title,
		lead,
		description,
		orders: documentsOrders,
		pageSize,
		columns: () => [
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
		],
		meta: ({ fileSize }) => `PDF, ${sizeText(fileSize)}`,
		viewHref,
		phoneItems: ({ id }) => <DownloadItem fetchFile={() => fetchFile(id)} />,
		empty,
		add,
	})

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
