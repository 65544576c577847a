import type { APIRequestContext } from '@playwright/test'
import type { LiveItem } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { adminHeaders, asAdmin } from './colleague.ts'

/** Saves a draft as a form would, as the demo administrator. With `itemId`, it is the live version with these changes. */
export async function saveDraft(
	request: APIRequestContext,
	kind: ItemKindName,
	values: Record<string, string | boolean>,
	itemId?: number,
): Promise<void> {
	const live: LiveItem | null =
		itemId === undefined ? null : await asAdmin(request, `/api/itemscontroller/${kind}/live/${itemId}`)
	const kept = Object.entries(live?.files ?? {}).map(([field, { key }]) => [`kept[${field}]`, key])
	const answer = await request.post(`/api/itemscontroller/${kind}/savedraft`, {
		headers: await adminHeaders(request),
		multipart: {
			formId: crypto.randomUUID(),
			...(live && { itemId: String(itemId), baseVersion: String(live.version) }),
			values: JSON.stringify({ ...live?.values, ...values }),
			...Object.fromEntries(kept),
		},
	})
	if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`)
}
