import { Download } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { JobApplication } from '#contracts/careers/applications.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { useDownload } from '../acts/use-download.ts'
import { applicationsApi } from '../staff-api.ts'
import { fullName } from './application-text.ts'

type Props = { application: Pick<JobApplication, 'id' | 'firstName' | 'lastName'> }

function useResume({ id }: Pick<JobApplication, 'id'>) {
	const { busy, download } = useDownload()
	const button = useRestoredFocus(busy)
	return { busy, button, start: () => void download(() => applicationsApi.downloadresume.$post({ json: { id } })) }
}

type Looks = Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

export function DownloadResume({ application, ...looks }: { application: Pick<JobApplication, 'id'> } & Looks) {
	const { busy, button, start } = useResume(application)
	return (
		<Button {...looks} ref={button} icon={Download} busy={busy} onClick={start}>
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
