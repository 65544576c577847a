import { FileSpreadsheet } from 'lucide-react'
import { brand } from '#web/content/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { useDownload } from '../acts/use-download.ts'
import { applicationsApi, hiringApi } from '../staff-api.ts'
import { applicationsFilterOf, hiringFilterOf } from './applications-list.ts'

type Download = Parameters<ReturnType<typeof useDownload>['download']>[0]

/** Download the whole list in its current order: by the filters of applications, and by those of the desk with stage and owner. */
export const ExportButtons = ({ params }: { params: URLSearchParams }) => (
	<>
		<ExportButton start={() => applicationsApi.exportapplications.$post({ json: applicationsFilterOf(params) })}>
			Export CSV
		</ExportButton>
		<ExportButton start={() => hiringApi.export.$post({ json: hiringFilterOf(params) })}>
			Export with stages
		</ExportButton>
	</>
)

function ExportButton({ start, children }: { start: Download; children: string }) {
	const { busy, download } = useDownload()
	const button = useRestoredFocus(busy)
	return (
		<Button
			ref={button}
			variant="secondary"
			icon={FileSpreadsheet}
			title={`In the file, an apostrophe keeps numbers and formulas as text, and times are in ${brand.timeZone.name}.`}
			busy={busy}
			onClick={() => void download(start)}
		>
			{children}
		</Button>
	)
}
