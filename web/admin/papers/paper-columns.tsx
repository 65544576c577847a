import type { Paper } from '#contracts/content/papers.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { DownloadAction } from '../publishing/download-action.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import type { FileAnswer } from '../publishing/use-download.ts'

/** The columns of both lists; `fetchFile` asks for a row's PDF. */
export const paperColumns = (fetchFile: (id: number) => Promise<FileAnswer>): Column<Paper>[] => [
	{ key: 'title', header: 'Title', cell: ({ title }) => <b className="font-semibold">{title}</b> },
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
			// The label of the button stands under that of the column.
			<div className="-my-1.5 -ms-2.5">
				<DownloadAction of={title} fetchFile={() => fetchFile(id)} />
			</div>
		),
	},
]
