import type { DraftDetails, SavedDraft } from '#contracts/items/drafts.ts'
import { ApiRefusal, isRefusal } from '#web/api.ts'
import { type Autosave, mayPass, type SaveState, startAutosave } from '../../forms/autosave.ts'
import { contentJson, type FormContent, type FormShape } from '../drafts/form-content.ts'
import type { LoadedDraft } from '../drafts/load-draft.ts'
import type { LocalCopy } from '../drafts/local-copy.ts'
import { isSmall } from '../drafts/send-draft.ts'
import { storedFiles } from './stored-files.ts'

/** A draft as it is sent. `keepalive`: the page goes away. */
export type SentDraft = {
	draftVersion: string | null
	formId: string
	baseVersion: number | null
	content: FormContent
	keepalive: boolean
}

export type DraftOptions<Values> = {
	shape: FormShape<Values>
	/** The values of the live version, or of a new item. */
	initial: Values & { version?: unknown }
	loaded: LoadedDraft | null
	/** What the form shows now. */
	values: () => Values
	/** Throws the refusal. */
	saveDraft: (draft: SentDraft) => Promise<SavedDraft>
	/** The content that the server has not confirmed, as this browser keeps it. `path`: of the form that opens next. */
	local: { read: () => LocalCopy | null; keep: (copy: LocalCopy, path?: string) => void; forget: () => void }
	isSignedIn: () => boolean
	onState: (draft: SaveState, draftVersion: string | null) => void
	/** The form shows something else than before. */
	onChanged: () => void
	/** Another form has written the draft. */
	onStale: () => void
}

const isWithoutFiles = (failure: unknown) => failure instanceof ApiRefusal && 'kept' in failure.fields

const mayRetry = (failure: unknown) =>
	mayPass(failure) || isRefusal(failure, 'draft.not-found') || isWithoutFiles(failure)

const idOf = (version: string | null | undefined) => version?.split('.')[0] ?? null

/** Keeps what a form shows as a draft on the server, and in this browser until the server has confirmed it. */
export function keptDraft<Values>(options: DraftOptions<Values>) {
	const { shape, initial, loaded, values, saveDraft, local, isSignedIn, onState, onChanged, onStale } = options
	const formId = crypto.randomUUID()
	const files = storedFiles(loaded)
	let version = loaded?.details.draftVersion ?? null
	let state: SaveState = { status: 'idle' }
	let autosave: Autosave | null = null
	/** The content of the last change, as text. */
	let noted = ''
	let confirmed: FormContent | null = loaded ? files.named(loaded.details) : shape.contentOf(initial)
	let isOver = false
	let nextPath: string | null = null

	const shown = () => shape.contentOf(values())
	/** What this browser kept. The copy of another new item's draft has the same path. */
	const localCopy = () => {
		const copy = local.read()
		const isOther = loaded?.details.itemId === null && idOf(copy?.draftVersion) !== idOf(loaded.details.draftVersion)
		return isOther ? null : copy
	}
	const baseVersion = () => Number((values() as { version?: unknown }).version) || null

	function setVersion(next: string | null) {
		version = next
		onState(state, version)
	}

	function keepLocally(about: Pick<LocalCopy, 'draftVersion' | 'baseVersion'>, path?: string) {
		local.keep({ ...about, formId, values: shown().values, ...(confirmed && { base: confirmed.values }) }, path)
	}
	/** Without a draft and a version: the next form has those of what was saved. */
	const keepForNext = () => nextPath && keepLocally({ draftVersion: null, baseVersion: null }, nextPath)

	/** Compares what the form shows with what it showed last. A form reports a change a moment after it shows it. */
	function noteChange() {
		if (isOver) keepForNext()
		if (isOver || !autosave) return
		const text = contentJson(shown())
		if (text === noted) return
		noted = text
		const isAsLive = text === contentJson(shape.contentOf(initial))
		if (isAsLive && version === null && !autosave.isUnsaved()) return
		keepLocally({ draftVersion: version, baseVersion: baseVersion() })
		onChanged()
		autosave.changed()
	}

	async function send({ keepalive }: { keepalive: boolean }): Promise<string> {
		const content = shown()
		const draft = { draftVersion: version, formId, baseVersion: baseVersion(), keepalive }
		try {
			const saved = await saveDraft({ ...draft, content: files.withKeys(content) })
			files.noteAll(content, saved.files)
			confirmed = files.withKeys(content)
			setVersion(saved.draftVersion)
			return saved.savedAt
		} catch (failure) {
			if (isRefusal(failure, 'draft.not-found')) setVersion(null)
			// The draft that held the files is gone: they are sent again.
			if (isWithoutFiles(failure)) files.forget()
			if (isRefusal(failure, 'draft.stale')) onStale()
			throw failure
		}
	}

	return {
		formId,
		files,
		version: () => version,
		/** The content that this form loaded, or that the server confirmed last. Null: nobody knows it. */
		confirmed: () => confirmed,
		shown,
		/** The version of the live item from which the form began. */
		baseVersion,
		noteChange,

		/** The values with which the form opens: those of the draft, and over them what this browser kept. Null: `initial`. */
		opening(): Values | null {
			const opened = loaded
				? { ...shape.valuesOf(files.readContent(loaded), initial), version: loaded.details.baseVersion }
				: initial
			const copy = localCopy()
			if (!copy) return loaded && opened
			if (copy.base) confirmed = { files: {}, ...confirmed, values: { ...confirmed?.values, ...copy.base } }
			// Another form has written the draft since, and an earlier release kept no base.
			else if (loaded && copy.formId !== loaded.details.formId) confirmed = null
			const kept = shape.valuesOf({ values: copy.values, files: {}, keys: {} }, opened)
			return { ...kept, version: copy.baseVersion ?? opened.version }
		},

		/** Begins to save. Call once the form shows the opening values. */
		start() {
			const copy = localCopy()
			// What this tab has not seen confirmed began from an older version, unless the tab itself wrote the newer one.
			if (copy && loaded && copy.formId !== loaded.details.formId) setVersion(copy.draftVersion)
			autosave = startAutosave({
				send,
				mayRetry,
				onState(next) {
					state = next
					onState(state, version)
					if (next.status === 'saved') local.forget()
				},
			})
			noted = contentJson(shown())
			if (copy) autosave.changed()
		},

		isUnsaved() {
			noteChange()
			return autosave?.isUnsaved() ?? false
		},
		/** Resolves to whether everything is saved. */
		flush() {
			noteChange()
			return autosave?.flush() ?? Promise.resolve(true)
		},
		/** Waits for the running request and stops. */
		pause: () => autosave?.stop() ?? Promise.resolve(),
		resume: () => autosave?.resume(),
		/** The page is hidden and may not come back. */
		hidden() {
			noteChange()
			if (!autosave?.isUnsaved() || !isSignedIn()) return
			void autosave.flush({ keepalive: isSmall(files.withKeys(shown())) })
		},
		/** Continues from a newer draft, whose content the form is about to show. */
		adopt(newer: DraftDetails) {
			setVersion(newer.draftVersion)
			confirmed = files.named(newer)
			autosave?.resume()
			autosave?.changed()
		},
		/** Goes on without the draft, which is gone. */
		detach: () => setVersion(null),
		/** The form is over. Forgets what only this browser has. `saved`: from which the next form begins. */
		end(saved?: FormContent) {
			isOver = true
			if (saved) confirmed = files.withKeys(saved)
			void autosave?.stop()
			local.forget()
		},
		/** Call after the end. The form at `path` opens with what this one shows, and with what is typed until then. */
		keepFor(path: string) {
			nextPath = path
			keepForNext()
		},
	}
}
