import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import type { ItemEditor } from '../editor/item-editor.ts'

/** Saves the draft before the user leaves the form. The user confirms only if that fails. */
export function LeaveQuestion({ editor }: { editor: ItemEditor }) {
	const [hasFailed, setHasFailed] = useState(false)
	const blocker = useBlocker(editor.mustHold)
	const isHeld = blocker.state === 'blocked'
	const saveFirst = useEffectEvent(async () => {
		if (await editor.flush()) blocker.proceed?.()
		else setHasFailed(true)
	})

	useEffect(() => {
		if (isHeld) void saveFirst()
	}, [isHeld])

	useEffect(() => {
		// The page sends what is unsaved while it goes away. After a failure that may not arrive.
		function ask(event: BeforeUnloadEvent) {
			if (editor.state().draft.status === 'failed' && editor.mustHold()) event.preventDefault()
		}
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [editor])

	return (
		<ConfirmDialog
			title="Leave before the draft is saved?"
			confirmLabel="Leave"
			cancelLabel="Keep editing"
			open={hasFailed && isHeld}
			onOpenChange={(open) => {
				if (open) return
				setHasFailed(false)
				blocker.reset?.()
			}}
			onConfirm={() => {
				setHasFailed(false)
				editor.leave()
				blocker.proceed?.()
			}}
		>
			The draft could not be saved on the server. If you leave now, your last changes are lost.
		</ConfirmDialog>
	)
}
