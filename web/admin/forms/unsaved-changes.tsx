import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { storedToken } from '../session/storage.ts'

/** Opens a dialog before the user leaves unsaved changes. Without a session it opens none, because the tab keeps them. */
export function useUnsavedChanges(dirty: boolean, onDiscard: () => void) {
	const leavingAllowed = useRef(false)
	const mustAsk = useCallback(() => dirty && !leavingAllowed.current && storedToken() !== null, [dirty])
	const blocker = useBlocker(mustAsk)

	useEffect(() => {
		function ask(event: BeforeUnloadEvent) {
			if (mustAsk()) event.preventDefault()
		}
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [mustAsk])

	return {
		/** Call after a save. */
		allowLeaving() {
			leavingAllowed.current = true
		},
		question: (
			<ConfirmDialog
				title="Discard your changes?"
				confirmLabel="Discard"
				cancelLabel="Keep editing"
				open={blocker.state === 'blocked'}
				onOpenChange={(open) => !open && blocker.reset?.()}
				onConfirm={() => {
					onDiscard()
					blocker.proceed?.()
				}}
			>
				Your changes are not saved yet.
			</ConfirmDialog>
		),
	}
}
