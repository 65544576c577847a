import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { storedToken } from '../../session/storage.ts'
import type { ItemDraft } from './use-item-draft.ts'

/** Saves the draft before the user leaves the form. The user confirms only if that fails. */
export function useLeaving({ isUnsaved, flush, forget, state }: ItemDraft) {
	const allowed = useRef(false)
	const [hasFailed, setHasFailed] = useState(false)
	const mustHold = useCallback(() => isUnsaved() && !allowed.current && storedToken() !== null, [isUnsaved])
	const blocker = useBlocker(mustHold)

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that leaving is held
	useEffect(() => {
		if (blocker.state !== 'blocked') return
		void flush().then((saved) => (saved ? blocker.proceed() : setHasFailed(true)))
	}, [blocker.state])

	useEffect(() => {
		// The page sends what is unsaved while it goes away. After a failure that may not arrive.
		function ask(event: BeforeUnloadEvent) {
			if (mustHold() && state.status === 'failed') event.preventDefault()
		}
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [mustHold, state.status])

	return {
		/** Call after a save. */
		allow() {
			allowed.current = true
		},
		question: (
			<ConfirmDialog
				title="Leave without saving?"
				confirmLabel="Leave"
				cancelLabel="Keep editing"
				open={hasFailed && blocker.state === 'blocked'}
				onOpenChange={(open) => {
					if (open) return
					setHasFailed(false)
					blocker.reset?.()
				}}
				onConfirm={() => {
					setHasFailed(false)
					forget()
					blocker.proceed?.()
				}}
			>
				Your last changes could not be sent to the server. If you leave now, they are lost.
			</ConfirmDialog>
		),
	}
}
