import { FileSpreadsheet } from 'lucide-react'
import { brand } from '#web/content/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { useDownload } from '../acts/use-download.ts'
import { applicationsApi } from '../staff-api.ts'
import { applicationsFilterOf } from './applications-list.ts'

/** Downloads the whole list in its current order, with the filters in use. */
export function ExportButton({ params }: { params: URLSearchParams }) {
	const { busy, download } = useDownload()
	const button = useRestoredFocus(busy)
	const json = applicationsFilterOf(params)
	return (
		<Button
			ref={button}
			variant="secondary"
			icon={FileSpreadsheet}
			title={`In the file, an apostrophe keeps numbers and formulas as text, and times are in ${brand.timeZone.name}.`}
			busy={busy}
			onClick={() => void download(() => applicationsApi.exportapplications.$post({ json }))}
		>
			Export CSV
		</Button>
	)
}
