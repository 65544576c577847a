import { useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiRefusal, isRefusal, ServerUnreachable } from '#web/api.ts'
import { signedInUserId } from '../../session/storage.ts'
import type { ItemDescription } from '../item-description.ts'
import { type Autosave, type SaveState, startAutosave } from './autosave.ts'
import { contentJson, type FormContent, type FormShape } from './form-content.ts'
import type { LoadedDraft } from './load-draft.ts'
import { forgetLocalCopy, keepLocalCopy, type LocalCopy, readLocalCopy } from './local-copy.ts'
import { isSmall, sendDraft } from './send-draft.ts'

export type DraftOptions<Values> = {
	description: ItemDescription
	itemId: number | null
	/** The form's path: the key of what the server has not confirmed. */
	path: string
	shape: FormShape<Values>
	loaded: LoadedDraft | null
	/** Another form has written the draft. */
	onStale: () => void
}

/** The keys of files in the form that the server has. `note`: the draft takes the file over from another item. */
export type StoredFiles = { keyOf: (file: File) => string | null; note: (file: File, key: string) => void }

const isWithoutFiles = (failure: unknown) => failure instanceof ApiRefusal && 'kept' in failure.fields

const mayRetry = (failure: unknown) =>
	failure instanceof ServerUnreachable ||
	(failure instanceof ApiRefusal && (failure.status >= 500 || failure.status === 429)) ||
	isRefusal(failure, 'draft.not-found') ||
	isWithoutFiles(failure)

/** Keeps what a form shows as a draft on the server, and opens the form with the draft that is there. */
export function useItemDraft<Values extends FieldValues, Output>(
	form: UseFormReturn<Values, unknown, Output>,
	{ description: { kind }, itemId, path, shape, loaded, onStale }: DraftOptions<Values>,
) {
	const [state, setState] = useState<SaveState>({ status: 'idle' })
	const [draftVersion, setDraftVersion] = useState(loaded?.details.draftVersion ?? null)
	const formId = useRef(crypto.randomUUID())
	const current = useRef({ draftVersion, text: '' })
	/** The keys of files that the server has. */
	const keys = useRef(new WeakMap<File, string>())
	const storedFiles = useMemo(
		(): StoredFiles => ({
			keyOf: (file) => keys.current.get(file) ?? null,
			note: (file, key) => void keys.current.set(file, key),
		}),
		[],
	)
	const autosave = useRef<Autosave | null>(null)
	/** The form is saved, or its draft is discarded. From then on only the form at `nextPath` gets what this one shows. */
	const isOver = useRef(false)
	const nextPath = useRef<string | null>(null)
	const { reset, subscribe, getValues, formState } = form
	const defaults = formState.defaultValues as Values

	/** The content of the form. */
	const shown = () => shape.contentOf(getValues())

	/** Names the files that the server has by their keys. */
	function withKeys({ values, files }: FormContent): FormContent {
		const known = Object.entries(files).map(
			([field, file]) => [field, file instanceof File ? (keys.current.get(file) ?? file) : file] as const,
		)
		return { values, files: Object.fromEntries(known) }
	}

	/** The version of the live item from which the form began. */
	const baseVersion = () => Number(getValues().version) || null

	function adopt(version: string | null) {
		current.current.draftVersion = version
		setDraftVersion(version)
	}

	function keepForNext() {
		const about = { draftVersion: null, baseVersion: null, formId: formId.current }
		if (nextPath.current) keepLocalCopy(nextPath.current, { ...about, values: shown().values })
	}

	/** Compares what the form shows with what it showed last. The form reports a change a moment after it shows it. */
	function noteChange() {
		const saving = autosave.current
		if (isOver.current) keepForNext()
		if (isOver.current || !saving) return
		const content = shown()
		const text = contentJson(content)
		if (text === current.current.text) return
		current.current.text = text
		const isAsLive = text === contentJson(shape.contentOf(defaults))
		if (isAsLive && current.current.draftVersion === null && !saving.isUnsaved()) return
		const about = { draftVersion: current.current.draftVersion, baseVersion: baseVersion(), formId: formId.current }
		keepLocalCopy(path, { ...about, values: content.values })
		saving.changed()
	}

	async function send({ keepalive }: { keepalive: boolean }): Promise<string> {
		const content = shown()
		const { files } = content
		const draft = { kind, itemId, draftVersion: current.current.draftVersion, formId: formId.current }
		try {
			const saved = await sendDraft({ ...draft, baseVersion: baseVersion(), content: withKeys(content), keepalive })
			for (const [field, file] of Object.entries(files)) {
				const key = saved.files[field]
				if (file instanceof File && key) keys.current.set(file, key)
			}
			adopt(saved.draftVersion)
			if (itemId === null && saved.draftVersion) nameInAddress(saved.draftVersion)
			return saved.savedAt
		} catch (failure) {
			if (isRefusal(failure, 'draft.not-found')) adopt(null)
			// The draft that held the files is gone: they are sent again.
			if (isWithoutFiles(failure)) keys.current = new WeakMap()
			if (isRefusal(failure, 'draft.stale')) onStale()
			throw failure
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a draft is opened once, on mount
	useEffect(() => {
		for (const [field, file] of Object.entries(loaded?.files ?? {})) {
			const key = loaded?.details.files[field]?.key
			if (key) keys.current.set(file, key)
		}
		const local = copyOf(readLocalCopy(path), loaded)
		const opened = loaded
			? {
					...shape.valuesOf({ values: loaded.details.values, files: loaded.files, keys: keysOf(loaded) }, defaults),
					version: loaded.details.baseVersion,
				}
			: defaults
		const start = local
			? {
					...shape.valuesOf({ values: local.values, files: {}, keys: {} }, opened),
					version: local.baseVersion ?? opened.version,
				}
			: opened
		if (start !== defaults) reset(start, { keepDefaultValues: true })
		// What this tab has not seen confirmed began from an older version, unless the tab itself wrote the newer one.
		if (local && local.formId !== loaded?.details.formId && loaded) adopt(local.draftVersion)

		const saving = startAutosave({
			send,
			mayRetry,
			onState(next) {
				setState(next)
				if (next.status === 'saved') forgetLocalCopy(path)
			},
		})
		autosave.current = saving
		current.current.text = contentJson(shown())
		if (local) saving.changed()
		const unsubscribe = subscribe({ formState: { values: true }, callback: noteChange })
		const onHidden = () => {
			noteChange()
			if (document.visibilityState !== 'hidden' || !saving.isUnsaved() || signedInUserId() === null) return
			void saving.flush({ keepalive: isSmall(withKeys(shown())) })
		}
		const onOnline = () => saving.resume()
		document.addEventListener('visibilitychange', onHidden)
		window.addEventListener('online', onOnline)
		return () => {
			unsubscribe()
			document.removeEventListener('visibilitychange', onHidden)
			window.removeEventListener('online', onOnline)
			void saving.stop()
		}
	}, [])

	return {
		state,
		draftVersion,
		formId: formId.current,
		baseVersion,
		/** Of the newest answer, which the next render may not show yet. */
		newestVersion: () => current.current.draftVersion,
		shown,
		withKeys,
		storedFiles,
		isUnsaved() {
			noteChange()
			return autosave.current?.isUnsaved() ?? false
		},
		flush() {
			noteChange()
			return autosave.current?.flush() ?? Promise.resolve(true)
		},
		pause: () => autosave.current?.stop() ?? Promise.resolve(),
		resume: () => autosave.current?.resume(),
		/** Goes on without the draft, which is gone. */
		detach: () => adopt(null),
		/** Call after `forget`. The form that opens at `path` gets what this one shows, and what is typed until then. */
		keepFor(path: string) {
			nextPath.current = path
			keepForNext()
		},
		/** Forgets what only this tab has. */
		forget() {
			isOver.current = true
			void autosave.current?.stop()
			forgetLocalCopy(path)
		},
	}
}

export type ItemDraft = ReturnType<typeof useItemDraft>

/** The copy of another new item's draft has the same path. */
const copyOf = (local: LocalCopy | null, loaded: LoadedDraft | null) =>
	local && loaded && loaded.details.itemId === null && idOf(local.draftVersion) !== idOf(loaded.details.draftVersion)
		? null
		: local

const idOf = (version: string | null) => version?.split('.')[0] ?? null

const keysOf = ({ details: { files } }: LoadedDraft) =>
	Object.fromEntries(Object.entries(files).map(([path, { key }]) => [path, key]))

/** A reload of the page opens the draft again. The router keeps its own state. */
function nameInAddress(version: string): void {
	const address = new URL(window.location.href)
	const id = idOf(version) ?? ''
	if (address.searchParams.get('draft') === id) return
	address.searchParams.set('draft', id)
	window.history.replaceState(window.history.state, '', address)
}
