import type { ItemKindName } from '#contracts/items/kinds.ts'
import { answerOf } from '#web/api.ts'
import { signedInUserId } from '../../session/storage.ts'
import { draftsApi } from '../../staff-api.ts'
import { forgetLocalCopy, keepLocalCopy, readLocalCopy } from '../drafts/local-copy.ts'
import { sendDraft } from '../drafts/send-draft.ts'
import type { EditorOptions } from './item-editor.ts'
import { pageTextsOf } from './page-texts.ts'

type Edited = {
	kind: ItemKindName
	itemId: number | null
	/** The form's path: the key of what the server has not confirmed. */
	path: string
}

type EditorCalls = 'saveDraft' | 'publish' | 'discard' | 'local' | 'isSignedIn' | 'onDraft' | 'onSaved'

/** What an editor asks of the server and of the browser. */
export const editorCalls = ({ kind, itemId, path }: Edited): Pick<EditorOptions<unknown>, EditorCalls> => {
	const texts = pageTextsOf(kind)
	return {
		async saveDraft(draft) {
			const saved = await sendDraft({ kind, itemId, ...draft })
			texts.ofDraft(draft.content, saved.files)
			return saved
		},
		onSaved: texts.ofItem,
		publish: (draftVersion) =>
			answerOf(draftsApi[':kind'].publishdraft.$post({ param: { kind }, json: { draftVersion } })),
		discard: (draftVersion) =>
			answerOf(draftsApi[':kind'].discarddraft.$post({ param: { kind }, json: { draftVersion } })),
		local: {
			read: () => readLocalCopy(path),
			keep: (copy, next = path) => keepLocalCopy(next, copy),
			forget: () => forgetLocalCopy(path),
		},
		isSignedIn: () => signedInUserId() !== null,
		onDraft: (draftVersion) => itemId === null && nameInAddress(draftVersion),
	}
}

/** A reload of the page opens the draft again. The router keeps its own state. */
function nameInAddress(draftVersion: string): void {
	const address = new URL(window.location.href)
	const [id = ''] = draftVersion.split('.')
	if (address.searchParams.get('draft') === id) return
	address.searchParams.set('draft', id)
	window.history.replaceState(window.history.state, '', address)
}
