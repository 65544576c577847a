import { useEffect, useState } from 'react'
import type { z } from 'zod/mini'
import { reportFormMs } from '#contracts/shared/periods.ts'
import { serverNow } from './server-clock.ts'
import { storedToken } from './storage.ts'
import { needsRefresh } from './token.ts'

let tab: string | null = null

/** A tab shows one form or conversation at a time, so the next one takes the place of the last one. */
export function tabId(): string {
	tab ??= crypto.randomUUID()
	return tab
}

/** Both have the tab's id, so the last one is closed before the next one is noted. */
let closing: Promise<unknown> = Promise.resolve()

/**
 * Tells the server regularly, while the tab is visible, that something is open, and returns its last answer. It refreshes no
 * token: what is open keeps no session alive. Without a `body` it tells nothing.
 *
 * @param contract of the answer: a network may answer in the place of the server
 */
export function usePresence<Answer>(
	openPath: string,
	closePath: string,
	body: string | null,
	contract: z.ZodMiniType<Answer>,
): Answer | null {
	const [answer, setAnswer] = useState<Answer | null>(null)
	useEffect(() => {
		if (body === null) return
		let isShown = true
		const ask = async () => {
			await closing
			if (!isShown || document.visibilityState === 'hidden') return
			const response = await quietPost(openPath, body)
			const read = response?.ok ? contract.safeParse(await response.json().catch(() => null)) : null
			if (read?.success && isShown) setAnswer(read.data)
		}
		const close = () => {
			closing = quietPost(closePath, body)
		}
		const onShown = () => void ask()
		void ask()
		const timer = setInterval(() => void ask(), reportFormMs)
		document.addEventListener('visibilitychange', onShown)
		window.addEventListener('pagehide', close)
		return () => {
			isShown = false
			clearInterval(timer)
			document.removeEventListener('visibilitychange', onShown)
			window.removeEventListener('pagehide', close)
			close()
		}
	}, [openPath, closePath, body, contract])
	return answer
}

async function quietPost(path: string, body: string): Promise<Response | null> {
	const token = storedToken()
	if (!token || needsRefresh(token, serverNow())) return null
	const headers = { Authorization: token, 'Content-Type': 'application/json' }
	return fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => null)
}
