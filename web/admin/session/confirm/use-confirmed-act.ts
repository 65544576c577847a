import { useState } from 'react'
import { reasonOf } from '../../acts/failure-reason.ts'
import { useConfirmed } from './use-confirmed.tsx'

/** Runs an act that needs a fresh sign-in. `textOf` says why it failed; null: nothing to say. */
export function useConfirmedAct(textOf: (failure: unknown) => string | null = reasonOf) {
	const { confirmed, question } = useConfirmed()
	const [busy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)

	/** Calls `onDone` unless the user cancels. */
	async function run<Answer>(act: () => Promise<Answer>, onDone: (answer: Answer) => Promise<void> | void) {
		setBusy(true)
		setFailure(null)
		try {
			const answer = await confirmed(act)
			if (answer !== null) await onDone(answer)
		} catch (reason) {
			setFailure(textOf(reason))
		}
		setBusy(false)
	}

	return { run, busy, failure, question }
}
