import { useState } from 'react'
import { isRefusal } from '#web/api.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** For acts that the server allows only shortly after a sign-in or a confirmation. `question` is the dialog. */
export function useConfirmed() {
	const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null)

	/** Runs `act`, and once more after a confirmation if the server asks for one. null: the user cancelled. */
	async function confirmed<T>(act: () => Promise<T>): Promise<T | null> {
		try {
			return await act()
		} catch (reason) {
			if (!isRefusal(reason, 'sign-in.not-fresh')) throw reason
		}
		const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
		setAnswer(null)
		return isConfirmed ? act() : null
	}

	return { confirmed, question: answer && <ConfirmDialog onClose={answer} /> }
}
