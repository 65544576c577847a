import type { DraftDetails } from '#contracts/items/drafts.ts'
import { flatShape } from '#web/admin/items/drafts/form-content.ts'
import { createItemEditor } from '#web/admin/items/editor/item-editor.ts'
import { newsDescription } from '#web/admin/news/news-description.ts'
import type { FormEditor } from '#web/admin/publishing/form/form-editor.ts'

const details: DraftDetails = {
	draftVersion: '17.4',
	itemId: 7,
	title: 'The tide table',
	createdAt: '2026-03-02T10:00:00.000Z',
	createdBy: 'Yusra Haddadin',
	updatedAt: '2026-03-02T10:00:00.000Z',
	updatedBy: 'Yusra Haddadin',
	formId: crypto.randomUUID(),
	baseVersion: 2,
	values: { title: 'The tide table' },
	files: {},
}

/** An editor that no server answers. `draftVersion`: of the draft that it has opened; null: none. */
export const editorOf = (draftVersion: string | null) =>
	createItemEditor({
		shape: flatShape<{ title: string; version: number }>({ title: 'text' }),
		initial: { title: 'The tide table', version: 2 },
		loaded: draftVersion === null ? null : { details: { ...details, draftVersion }, live: null, files: {} },
		values: () => ({ title: 'The tide table', version: 2 }),
		saveDraft: () => Promise.reject(new Error('Nothing is sent')),
		save: () => Promise.reject(new Error('Nothing is saved')),
		publish: () => Promise.reject(new Error('Nothing is published')),
		discard: () => Promise.reject(new Error('Nothing is discarded')),
		local: { read: () => null, keep: () => {}, forget: () => {} },
		isSignedIn: () => true,
		onDraft: () => {},
		onSaved: () => {},
	})

/** The button that saves the item. Its label says the effect. */
export const saveButton = (): HTMLButtonElement | undefined =>
	document.querySelector<HTMLButtonElement>('form [type="submit"]') ?? undefined

/** What the button that saves the item is called. */
export const saveName = () =>
	[...(saveButton()?.querySelectorAll('span') ?? [])].find(
		(part) => part.childElementCount === 0 && !part.hasAttribute('aria-hidden'),
	)?.textContent

/** The form of a piece of news, as `useItemForm` gives it to its page. */
export function formEditor(editor: ReturnType<typeof editorOf>, more: Partial<FormEditor>): FormEditor {
	return {
		editor,
		state: editor.state(),
		description: newsDescription,
		item: { id: 7, version: 2, state: 'published' },
		loaded: null,
		others: null,
		savedTitle: 'The tide table',
		saved: { state: 'published', publishAt: null },
		next: { state: 'published', publishAt: null },
		label: 'Save to live page',
		element: { current: null },
		busy: false,
		refusals: 0,
		refusal: null,
		submission: () => null,
		saveAndAdd: () => {},
		saveDraft: async () => {},
		announced: '',
		back: () => {},
		discard: async () => {},
		showRefusal: () => {},
		forgetRefusal: () => {},
		startOver: () => {},
		comparison: null,
		...more,
	}
}
