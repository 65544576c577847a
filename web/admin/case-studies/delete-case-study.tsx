import { useState } from 'react'
import type { CaseStudyRow } from '#contracts/case-studies.ts'
import { messages } from '#contracts/messages.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { caseStudiesApi } from '../staff-api.ts'

type Props = { caseStudy: CaseStudyRow; onClose: () => void; onDeleted: () => void }

/** Asks, and deletes the case study with its picture and its PDF. */
export function DeleteCaseStudy({ caseStudy: { id, title }, onClose, onDeleted }: Props) {
	const toast = useToast()
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)

	async function remove() {
		setBusy(true)
		setFailure(null)
		try {
			await answerOf(caseStudiesApi.deletecasestudy[':id'].$delete({ param: { id: String(id) } }))
		} catch (reason) {
			// Somebody else has deleted it meanwhile: what was wanted is so.
			if (!isRefusal(reason, 'case-study.not-found')) {
				setBusy(false)
				setFailure(failureText(reason, 'The case study could not be deleted. Please try again.'))
				return
			}
		}
		toast({ tone: 'success', text: 'Case study deleted' })
		onClose()
		onDeleted()
	}

	return (
		<ConfirmDialog
			title={messages.confirmDelete}
			confirmLabel="Delete"
			danger
			busy={busy}
			error={failure}
			open
			onOpenChange={onClose}
			onConfirm={() => void remove()}
		>
			<bdi>{title}</bdi> goes with its picture and its PDF, from this list and from the website.
		</ConfirmDialog>
	)
}
