import { useEffect, useState } from 'react'
import { answerOf } from '#web/api.ts'
import { usersApi } from '../staff-api.ts'

const pauseMs = 350

export type NameCheck = 'free' | 'checking' | 'taken'

/**
 * Asks the server, while one types, whether the user name is somebody else's. Only a plain yes counts against it: where the question
 * fails, the save decides.
 */
export function useUserNameCheck(typed: string, own: { id: number | null; userName: string }): NameCheck {
	const [known, setKnown] = useState<{ userName: string; taken: boolean } | null>(null)
	const userName = typed.trim()
	const needsAsking = userName !== '' && userName !== own.userName

	useEffect(() => {
		if (!needsAsking) return
		let wanted = true
		const settle = (taken: boolean) => wanted && setKnown({ userName, taken })
		const timer = window.setTimeout(() => {
			answerOf(usersApi.checkforusername.$post({ json: { userName, id: own.id } })).then(settle, (reason: unknown) => {
				console.warn('The user name could not be checked', reason)
				settle(false)
			})
		}, pauseMs)
		return () => {
			wanted = false
			window.clearTimeout(timer)
		}
	}, [needsAsking, userName, own.id])

	if (!needsAsking) return 'free'
	if (known?.userName !== userName) return 'checking'
	return known.taken ? 'taken' : 'free'
}
