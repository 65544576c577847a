import type { Account } from '#contracts/auth/auth.ts'
import { answerOf } from '#web/api.ts'
import { accountApi } from '../staff-api.ts'
import { signedInUserId } from './storage.ts'

let known: { userId: number | null; answer: Promise<Account> } | null = null

/** The account of the signed-in user: asked for once in this document, and again after a failure or a change. */
export function ownAccount(): Promise<Account> {
	const userId = signedInUserId()
	if (known?.userId !== userId) {
		known = { userId, answer: answerOf(accountApi.fetchusername.$get()) }
		known.answer.catch((failure: unknown) => {
			console.warn('The account did not load', failure)
			known = null
		})
	}
	return known.answer
}

/** After a change, before the loaders run again: the banner above each page follows. */
export function forgetOwnAccount(): void {
	known = null
}
