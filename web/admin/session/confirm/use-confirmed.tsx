import { useState } from 'react'
import { isRefusal } from '#web/api.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Asked = { answer: (isConfirmed: boolean) => void; focused: Element | null }

/** For acts that the server allows only shortly after a sign-in or a confirmation. `question` is the dialog. */
export function useConfirmed() {
	const [asked, setAsked] = useState<Asked | null>(null)

	/** Runs `act`, and once more after a confirmation if the server asks for one. null: the user cancelled. */
	async function confirmed<T>(act: () => Promise<T>): Promise<T | null> {
		// Its button is disabled during the call and loses the focus.
		const focused = document.activeElement
		try {
			return await act()
		} catch (reason) {
			if (!isRefusal(reason, 'sign-in.not-fresh')) throw reason
		}
		const isConfirmed = await new Promise<boolean>((answer) => setAsked({ answer, focused }))
		setAsked(null)
		return isConfirmed ? act() : null
	}

	return {
		confirmed,
		question: asked && (
			<ConfirmDialog
				onConfirmed={() => asked.answer(true)}
				onCancel={() => asked.answer(false)}
				returnTo={() => (asked.focused instanceof HTMLElement ? asked.focused : null)}
			/>
		),
	}
}
