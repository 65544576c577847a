import { type ReactNode, useState } from 'react'
import { capitalised } from '#contracts/shared/capitalised.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { messages } from '#contracts/shared/messages.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'

type Words = { title: string; confirm: string; done: string; failed: string }

const deletionWords = (noun: string): Words => ({
	title: messages.confirmDelete,
	confirm: 'Delete',
	done: `${capitalised(noun)} deleted`,
	failed: `The ${noun} could not be deleted. Check your connection and try again.`,
})

type Props = {
	/** For example "event". */
	noun: string
	/** The refusal of an item that is already deleted. It counts as success. */
	notFoundCode: ErrorCode
	erase: () => Promise<unknown>
	onClose: () => void
	onDeleted: () => void
	/** A refusal that a retry cannot change. The dialog closes and a toast shows the message. */
	refused?: { code: ErrorCode; shownMs: number }
	/** Replaces the words for deleting. */
	words?: Words
	/** Describes the item to delete. */
	children: ReactNode
}

/** Deletes an item after a confirmation. The dialog stays open and shows the message if that fails. */
export function DeleteDialog(props: Props) {
	const { noun, notFoundCode, erase, onClose, onDeleted, refused, words = deletionWords(noun), children } = props
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
			if (!isRefusal(reason, notFoundCode)) {
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
