import { useEffect, useState } from 'react'
import type { OthersInForm } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { reportFormMs } from '#contracts/shared/periods.ts'
import { serverNow } from '../../session/server-clock.ts'
import { storedToken } from '../../session/storage.ts'
import { needsRefresh } from '../../session/token.ts'

type Open = { kind: ItemKindName; itemId: number | null; draftVersion: string | null }

let tab: string | null = null

/** A tab shows one form at a time, so the next form takes the place of the last one. */
function tabId(): string {
	tab ??= crypto.randomUUID()
	return tab
}

/** Both forms have the tab's id, so the last one is closed before the next one is noted. */
let closing: Promise<unknown> = Promise.resolve()

/**
 * Tells the server that the form is open. Returns the other users who have it open. It refreshes no token: an open form
 * keeps no session alive.
 */
export function useOpenForm({ kind, itemId, draftVersion }: Open): OthersInForm | null {
	const [others, setOthers] = useState<OthersInForm | null>(null)
	const draftId = draftVersion ? Number(draftVersion.split('.')[0]) : null
	useEffect(() => {
		if (itemId === null && draftId === null) return
		const body = JSON.stringify({ formId: tabId(), itemId, draftId })
		let isShown = true
		const ask = async () => {
			await closing
			if (!isShown || document.visibilityState === 'hidden') return
			const answer = await quietPost(`/api/itemscontroller/${kind}/openform`, body)
			if (answer?.ok) setOthers(await answer.json())
		}
		const close = () => {
			closing = quietPost(`/api/itemscontroller/${kind}/closeform`, body)
		}
		void ask()
		const timer = setInterval(() => void ask(), reportFormMs)
		window.addEventListener('pagehide', close)
		return () => {
			isShown = false
			clearInterval(timer)
			window.removeEventListener('pagehide', close)
			close()
		}
	}, [kind, itemId, draftId])
	return others
}

async function quietPost(path: string, body: string): Promise<Response | null> {
	const token = storedToken()
	if (!token || needsRefresh(token, serverNow())) return null
	const headers = { Authorization: token, 'Content-Type': 'application/json' }
	return fetch(path, { method: 'POST', headers, body, keepalive: true }).catch(() => null)
}
