import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import {
	type DefaultValues,
	type FieldPath,
	type FieldValues,
	get,
	type UseFormReturn,
	useForm,
	useWatch,
} from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import type { DraftDetails, ItemValues } from '#contracts/items/drafts.ts'
import { failureText, isRefusal } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { refusalText } from '#web/wrong-fields.ts'
import { useSaveShortcut } from '../forms/use-save-shortcut.ts'
import { validationMode } from '../forms/validation-mode.ts'
import type { FormShape } from '../items/drafts/form-content.ts'
import type { LoadedDraft } from '../items/drafts/load-draft.ts'
import { useConflict } from '../items/drafts/use-conflict.tsx'
import { useOpenForm } from '../items/drafts/use-open-form.ts'
import { editorCalls } from '../items/editor/editor-calls.ts'
import { createItemEditor, type EditorState, type SaveDraftBy } from '../items/editor/item-editor.ts'
import { useEditing } from '../items/editor/use-editing.ts'
import { type ItemDescription, titleIn } from '../items/item-description.ts'
import { rememberedListHref } from '../items/item-paths.ts'
import { visibilityFields, visibilityOf } from '../items/visibility.ts'
import { serverNow } from '../session/server-clock.ts'
import { useAfterSave } from './form/after-save.ts'
import { fieldTypedIn } from './form/field-typed-in.ts'
import type { EditedItem, FormEditor } from './form/form-editor.ts'
import { saveLabel } from './form/save-effect.ts'
import { useRefusal } from './form/use-refusal.ts'
import { useSaveDraft } from './form/use-save-draft.ts'

type Options<Values extends FieldValues> = {
	description: ItemDescription
	item: EditedItem | null
	draft: LoadedDraft | null
	/** How the values become a draft and back. */
	shape: FormShape<Values>
	schema: z.ZodMiniType<unknown, Values>
	initial: Values
	/** Sends the validated values with the draft that the save replaces. Resolves to the id of the item. */
	save: (values: Values & { draftVersion?: string | null }) => Promise<number>
	messages: { saved: string; failed: string }
	/** Takes over what was typed and not added to its list yet. Returns `false` if it is wrong. */
	commit?: () => boolean
	/** Loads the item and its draft again. */
	onStartOver: () => void
}

/** Connects the form of an item to its editor. The form gets `form`, and its `FormPage` gets `editor`. */
export function useItemForm<Values extends FieldValues>(
	options: Options<Values>,
): { form: UseFormReturn<Values>; editor: FormEditor } {
	const { description, item, draft: loaded, shape, schema, initial, save, messages, commit, onStartOver } = options
	const { kind, listPath, addPath, editPath } = description
	const itemId = item?.id ?? null
	const element = useRef<HTMLFormElement>(null)
	const afterSave = useAfterSave(element, { description, isNew: item === null })
	const toast = useToast()
	const navigate = useNavigate()
	const form = useForm<Values>({
		// Sends the raw values, because the server runs the contract again.
		resolver: standardSchemaResolver(schema, undefined, { raw: true }),
		defaultValues: initial as DefaultValues<Values>,
		...validationMode,
	})
	const { control, getValues } = form
	useWatch({ control, name: visibilityFields(kind) as FieldPath<Values>[] })
	const { isSubmitting, submitCount } = form.formState
	const [editor] = useState(() =>
		createItemEditor<Values>({
			...editorCalls({ kind, itemId, path: item ? editPath(item.id) : addPath }),
			shape,
			initial,
			loaded,
			values: getValues,
			save,
		}),
	)
	const state = useSyncExternalStore(editor.subscribe, editor.state)
	const others = useOpenForm({ kind, itemId, draftVersion: state.draftVersion })
	const conflict = useConflict({
		description,
		itemId,
		loaded,
		shown: editor.shown,
		withKeys: editor.files.withKeys,
		initial: () => shape.contentOf(initial),
		version: item?.version ?? null,
		baseVersion: editor.baseVersion,
		pause: editor.pause,
		confirmed: editor.confirmed,
		formId: editor.formId,
		newestVersion: () => editor.state().draftVersion,
		isTyping: () => fieldTypedIn(element.current) !== null,
		adopt,
		onResolved: () => void startOver(),
		onClosed: editor.closeComparison,
	})
	const openComparison = useEffectEvent(async ({ reason, how }: NonNullable<EditorState['comparing']>) => {
		try {
			if (await conflict.open(reason, how)) return
		} catch (failure) {
			const text = 'The other version could not be loaded. Check your connection and compare again.'
			toast({ tone: 'danger', text: failureText(failure, text) })
		}
		editor.closeComparison()
	})
	const { refusal, tell } = useRefusal(form, { kind, state, failed: messages.failed })
	const { saveDraft, announced } = useSaveDraft(editor)
	useSaveShortcut(element, () => void saveDraft())
	useEditing(editor, form)

	useEffect(() => {
		if (state.comparing) void openComparison(state.comparing)
	}, [state.comparing])

	/** Shows a merged draft in the open form. Returns `false` if it cannot, as when the user types in a changed field. */
	function adopt(merged: ItemValues, changed: readonly string[], newer: DraftDetails): boolean {
		const typedIn = fieldTypedIn(element.current)
		// The control with the focus may have no name.
		const isFree = (name: string) =>
			name !== typedIn && (typedIn !== '' || element.current?.elements.namedItem(name) != null)
		const isPlain = (name: string) => ['string', 'boolean'].includes(typeof get(getValues(), name))
		if (newer.baseVersion !== editor.baseVersion() || !changed.every((name) => isFree(name) && isPlain(name)))
			return false
		const values = shape.valuesOf({ values: merged, files: {}, keys: {} }, getValues())
		editor.adopt(newer)
		for (const name of changed as FieldPath<Values>[]) form.setValue(name, get(values, name), { shouldDirty: true })
		return true
	}

	async function startOver() {
		editor.leave()
		const [id] = editor.state().draftVersion?.split('.') ?? []
		if (!item && id) await navigate(`${addPath}?draft=${id}`, { replace: true })
		onStartOver()
	}

	async function send(values: Values, to: ReturnType<typeof afterSave.asked>, by?: SaveDraftBy) {
		const outcome = await editor.save(by)
		if ('refused' in outcome) return tell(outcome.refused)
		toast({ tone: 'success', text: messages.saved })
		const { id, typedOn } = outcome
		if (!typedOn) return afterSave.leave(to, { id, title: titleIn(description, values) })
		// The saved item opens with what was typed during the save.
		editor.keepFor(editPath(id))
		if (item) onStartOver()
		else await navigate(editPath(id), { replace: true })
	}

	async function discard() {
		const failed = await editor.discard()
		if (failed) {
			if (!isRefusal(failed.refused, 'draft.stale'))
				toast({ tone: 'danger', text: refusalText(failed.refused, 'The changes could not be discarded.', {}) })
			return
		}
		toast({ tone: 'success', text: 'The changes are discarded.' })
		if (item) onStartOver()
		else await navigate(listPath)
	}

	/** Returns what sends the form, once its typed input is taken over; null if that is wrong. */
	function submission(): ((by?: SaveDraftBy) => void) | null {
		const to = afterSave.asked()
		if (commit?.() === false) return null
		return (by) => void form.handleSubmit((values) => send(values, to, by))()
	}

	const now = new Date(serverNow())
	const saved = item && visibilityOf(kind, initial, now)
	const next = visibilityOf(kind, getValues(), now)

	return {
		form,
		editor: {
			editor,
			state,
			description,
			item,
			loaded,
			others,
			savedTitle: item ? titleIn(description, initial) : '',
			saved,
			next,
			label: saveLabel(saved?.state ?? null, next.state),
			element,
			busy: isSubmitting,
			refusals: submitCount,
			refusal,
			submission,
			saveAndAdd: afterSave.saveAndAdd,
			saveDraft,
			announced,
			back: () => void navigate(rememberedListHref(description)),
			discard,
			showRefusal(reason) {
				editor.refuse(reason)
				tell(reason)
			},
			forgetRefusal() {
				editor.forgetRefusal()
				form.clearErrors()
			},
			startOver: () => void startOver(),
			comparison: conflict.dialog,
		},
	}
}
