import { FileSpreadsheet } from 'lucide-react'
import type { EnquiryExport } from '#contracts/enquiries/report.ts'
import { Button } from '#web/ui/button.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { useDownload } from '../../acts/use-download.ts'
import { enquiryReportsApi } from '../../staff-api.ts'

/** Downloads all contact requests that a filter finds. */
export function ExportButton({ filter }: { filter: EnquiryExport }) {
	const { busy, download } = useDownload()
	const button = useRestoredFocus(busy)
	return (
		<Button
			ref={button}
			variant="secondary"
			icon={FileSpreadsheet}
			busy={busy}
			onClick={() => void download(() => enquiryReportsApi.export.$post({ json: filter }))}
		>
			Export CSV
		</Button>
	)
}
