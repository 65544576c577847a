import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { codeMessages } from '#contracts/auth/code-messages.ts'
import { isRefusal } from '#web/api.ts'
import { obstacles } from '#web/obstacles.ts'
import { passkeyFailureText } from '../passkeys.ts'
import { StorageBlocked } from '../storage.ts'

export type Way = 'password' | 'passkey'
export type Typed = { password: string; code?: string }

/** How users prove who they are, at a sign-in and at a confirmation. The server says whether it wants a code, too. */
export function useProof(setError: UseFormSetError<Typed>) {
	/** The way under way. It stays after a success. */
	const [way, setWay] = useState<Way | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	/** Which code is due. null: none so far. */
	const [codeHelp, setCodeHelp] = useState<string | null>(null)

	async function prove(by: Way, act: () => Promise<void>) {
		setFailure(null)
		setWay(by)
		try {
			await act()
		} catch (reason) {
			showRefusal(reason)
			setWay(null)
		}
	}

	function showRefusal(reason: unknown) {
		if (isRefusal(reason, 'sign-in.code-due') || isRefusal(reason, 'confirm.code-due'))
			return setCodeHelp(reason.fields.code ?? codeMessages.ofApp)
		const text = reason instanceof StorageBlocked ? obstacles.storage : passkeyFailureText(reason)
		const codeIsWrong = isRefusal(reason, 'sign-in.code-wrong') || isRefusal(reason, 'confirm.code-wrong')
		if (!codeIsWrong && !isRefusal(reason, 'password.current-wrong')) return setFailure(text)
		setError(codeIsWrong ? 'code' : 'password', { message: text ?? undefined }, { shouldFocus: true })
	}

	return { way, failure, setFailure, codeHelp, setCodeHelp, prove }
}
