import { type ReactNode, useState } from 'react'
import type { ErrorCode } from '#contracts/shared/errors.ts'
import { messages } from '#contracts/shared/messages.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { capitalised } from '#web/ui/capitalised.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

type Words = { title: string; confirm: string; done: string; failed: string }

const deleting = (what: string): Words => ({
	title: messages.confirmDelete,
	confirm: 'Delete',
	done: `${capitalised(what)} deleted`,
	failed: `The ${what} could not be deleted. Check your connection and try again.`,
})

type Props = {
	/** Names the kind: "event". */
	what: string
	/** What is said of one that is gone already: then what was wanted is so. */
	unknown: ErrorCode
	erase: () => Promise<unknown>
	onClose: () => void
	onDeleted: () => void
	/** A refusal that trying again does not change: the dialog closes, and a notice tells it for so long. */
	refused?: { code: ErrorCode; shownMs: number }
	/** Other words, where it is not called deleting. */
	words?: Words
	/** What will be gone. */
	children: ReactNode
}

/** Asks, and deletes something for good; a failure is told where it was asked for. */
export function DeleteDialog(props: Props) {
	const { what, unknown, erase, onClose, onDeleted, refused, words = deleting(what), children } = props
	const toast = useToast()
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)

	async function confirmed() {
		setBusy(true)
		setFailure(null)
		try {
			await erase()
		} catch (reason) {
			if (refused && isRefusal(reason, refused.code)) {
				toast({ tone: 'danger', text: failureText(reason, words.failed), durationMs: refused.shownMs })
				onClose()
				return
			}
			if (!isRefusal(reason, unknown)) {
				setBusy(false)
				setFailure(failureText(reason, words.failed))
				return
			}
		}
		toast({ tone: 'success', text: words.done })
		onClose()
		onDeleted()
	}

	return (
		<ConfirmDialog
			title={words.title}
			confirmLabel={words.confirm}
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
