import { useState } from 'react'
import type { Enquiry } from '#contracts/enquiries.ts'
import { answerOf, failureText, isRefusal } from '#web/api.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { enquiriesApi } from '../staff-api.ts'

type Props = { enquiry: Enquiry; onClose: () => void; onErased: () => void }

/** Asks, and erases the enquiry for good. */
export function EraseEnquiry({ enquiry: { id, name }, onClose, onErased }: Props) {
	const toast = useToast()
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)

	async function erase() {
		setBusy(true)
		setFailure(null)
		try {
			await answerOf(enquiriesApi.eraseContactUsRequest[':id'].$delete({ param: { id: String(id) } }))
		} catch (reason) {
			// Somebody else has erased it meanwhile: what was wanted is so.
			if (!isRefusal(reason, 'enquiry.not-found')) {
				setBusy(false)
				setFailure(failureText(reason, 'The request could not be erased. Please try again.'))
				return
			}
		}
		toast({ tone: 'success', text: 'Contact request erased' })
		onClose()
		onErased()
	}

	return (
		<ConfirmDialog
			title="Erase this contact request?"
			confirmLabel="Erase"
			danger
			busy={busy}
			error={failure}
			open
			onOpenChange={onClose}
			onConfirm={erase}
		>
			What <bdi>{name}</bdi> wrote, with the name, address and number, is gone for good.
		</ConfirmDialog>
	)
}
