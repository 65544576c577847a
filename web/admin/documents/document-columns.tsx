import { Download } from 'lucide-react'
import type { DocumentRow } from '#contracts/content/documents.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { RowButton } from '../publishing/row-action.tsx'
import { type FileAnswer, useDownload } from '../publishing/use-download.ts'

/** `fetchFile` requests a row's PDF. */
export const documentColumns = (fetchFile: (id: number) => Promise<FileAnswer>): Column<DocumentRow>[] => [
	{
		key: 'title',
		header: 'Title',
		cell: ({ title }) => (
			<b dir="auto" className="block font-semibold">
				{title}
			</b>
		),
	},
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
