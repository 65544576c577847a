import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { reasonOf } from './failure-reason.ts'

type Props = {
	title: string
	confirmLabel: string
	cancelLabel?: string
	tone?: 'danger' | 'primary'
	onClose: () => void
	onConfirm: () => Promise<void>
	children: ReactNode
}

/** Acts after a confirmation. It stays open with the reason if the act fails. */
export function ConfirmAct({ onClose, onConfirm, ...texts }: Props) {
	const [busy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)

	async function confirmed() {
		setBusy(true)
		setFailure(null)
		try {
			await onConfirm()
			onClose()
		} catch (reason) {
			setFailure(reasonOf(reason))
		}
		setBusy(false)
	}

	return (
		<ConfirmDialog
			{...texts}
			busy={busy}
			error={failure}
			open
			onOpenChange={(open) => !open && onClose()}
			onConfirm={() => void confirmed()}
		/>
	)
}
