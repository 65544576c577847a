import type { SavedDraft } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answerOf } from '#web/api.ts'
import { partsOf } from '../../forms/form-data.ts'
import { isShort } from '../../forms/keepalive-limit.ts'
import { quietDraftsApi } from '../../staff-api.ts'
import type { FormContent } from './form-content.ts'

export type DraftToSend = {
	kind: ItemKindName
	itemId: number | null
	draftVersion: string | null
	formId: string
	baseVersion: number | null
	content: FormContent
	/** The page goes away: the browser finishes the request. It takes 64 KB only. */
	keepalive?: boolean
}

/** Saves a draft on the server. */
export function sendDraft({
	kind,
	itemId,
	draftVersion,
	formId,
	baseVersion,
	content,
	keepalive,
}: DraftToSend): Promise<SavedDraft> {
	const files = Object.entries(content.files)
	const form = partsOf({
		itemId: itemId ?? '',
		draftVersion: draftVersion ?? '',
		formId,
		baseVersion: baseVersion ?? '',
		values: JSON.stringify(content.values),
		files: Object.fromEntries(files.filter(([, file]) => file instanceof File)),
		kept: Object.fromEntries(files.filter(([, file]) => typeof file === 'string')),
	})
	return answerOf(
		quietDraftsApi[':kind'].savedraft.$post({ param: { kind }, form }, { init: { keepalive: keepalive ?? false } }),
	)
}

/** Whether the browser can finish sending this content after the page is gone. */
export const isSmall = ({ values, files }: FormContent) =>
	Object.values(files).every((file) => typeof file === 'string') && isShort(JSON.stringify(values))
