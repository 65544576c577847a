import { Download } from 'lucide-react'
import type { JobApplication } from '#contracts/careers/applications.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { useDownload } from '../acts/use-download.ts'
import { applicationsApi } from '../staff-api.ts'
import { fullName } from './application-text.ts'

type Props = { application: JobApplication }

function useResume({ id }: JobApplication) {
	const { busy, download } = useDownload()
	const button = useRestoredFocus(busy)
	return { busy, button, start: () => void download(() => applicationsApi.downloadresume.$post({ json: { id } })) }
}

export function DownloadResume({ application }: Props) {
	const { busy, button, start } = useResume(application)
	return (
		<Button ref={button} icon={Download} busy={busy} onClick={start}>
			Download resume
		</Button>
	)
}

export function DownloadIcon({ application }: Props) {
	const { busy, button, start } = useResume(application)
	return (
		<IconButton
			ref={button}
			label={`Download resume of ${fullName(application)}`}
			disabled={busy}
			aria-busy={busy || undefined}
			onClick={start}
		>
			{busy ? <Spinner /> : <Download aria-hidden="true" />}
		</IconButton>
	)
}
