import { useState } from 'react'
import type { JobApplication } from '#contracts/careers/applications.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { applicationsApi } from '../staff-api.ts'
import { fullName } from './application-text.ts'

type Props = { application: JobApplication; onClose: () => void; onErased: () => void }

/** Asks, and erases the application for good. */
export function EraseApplication({ application, onClose, onErased }: Props) {
	const toast = useToast()
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)

	async function erase() {
		setBusy(true)
		setFailure(null)
		try {
			await answerOf(applicationsApi.eraseapplication[':id'].$delete({ param: { id: String(application.id) } }))
		} catch (reason) {
			// Somebody else has erased it meanwhile: what was wanted is so.
			if (!isRefusal(reason, 'application.not-found')) {
				setBusy(false)
				setFailure(failureText(reason, 'The application could not be erased. Please try again.'))
				return
			}
		}
		toast({ tone: 'success', text: 'Application erased' })
		onErased()
	}

	return (
		<ConfirmDialog
			title="Erase this application?"
			confirmLabel="Erase"
			danger
			busy={busy}
			error={failure}
			open
			onOpenChange={onClose}
			onConfirm={erase}
		>
			Everything that <bdi>{fullName(application)}</bdi> sent for {application.jobPost} is gone for good: name, email,
			mobile number and the CV, <bdi>{application.file}</bdi>. The job post keeps only the count.
		</ConfirmDialog>
	)
}
