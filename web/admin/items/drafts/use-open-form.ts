import { type OthersInForm, othersInForm } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { tabId, usePresence } from '../../session/use-presence.ts'

type Open = { kind: ItemKindName; itemId: number | null; draftVersion: string | null }

/** Tells the server that the form is open. Returns the other users who have it open. */
export function useOpenForm({ kind, itemId, draftVersion }: Open): OthersInForm | null {
	const draftId = draftVersion ? Number(draftVersion.split('.')[0]) : null
	const isNamed = itemId !== null || draftId !== null
	return usePresence(
		`/api/itemscontroller/${kind}/openform`,
		`/api/itemscontroller/${kind}/closeform`,
		isNamed ? JSON.stringify({ formId: tabId(), itemId, draftId }) : null,
		othersInForm,
	)
}
