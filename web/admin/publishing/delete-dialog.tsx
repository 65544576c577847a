import { type ReactNode, useState } from 'react'
import type { ErrorCode } from '#contracts/errors.ts'
import { messages } from '#contracts/messages.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { capitalised } from '#web/ui/capitalised.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

type Props = {
	/** Names the kind: "event". */
	what: string
	/** What is said of one that is gone already: then what was wanted is so. */
	unknown: ErrorCode
	erase: () => Promise<unknown>
	onClose: () => void
	onDeleted: () => void
	/** What will be gone. */
	children: ReactNode
}

/** Asks, and deletes something for good; a failure is told where it was asked for. */
export function DeleteDialog({ what, unknown, erase, onClose, onDeleted, children }: Props) {
	const toast = useToast()
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)

	async function confirmed() {
		setBusy(true)
		setFailure(null)
		try {
			await erase()
		} catch (reason) {
			if (!isRefusal(reason, unknown)) {
				setBusy(false)
				setFailure(failureText(reason, `The ${what} could not be deleted. Check your connection and try again.`))
				return
			}
		}
		toast({ tone: 'success', text: `${capitalised(what)} deleted` })
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
			onOpenChange={(open) => !open && onClose()}
			onConfirm={() => void confirmed()}
		>
			{children}
		</ConfirmDialog>
	)
}
