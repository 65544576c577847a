import { vi } from 'vitest'
import type { DraftDetails, ItemValues, LiveItem } from '#contracts/items/drafts.ts'
import { flatShape } from '#web/admin/items/drafts/form-content.ts'
import type { LoadedDraft } from '#web/admin/items/drafts/load-draft.ts'
import type { LocalCopy } from '#web/admin/items/drafts/local-copy.ts'
import { createItemEditor } from '#web/admin/items/editor/item-editor.ts'
import type { SentDraft } from '#web/admin/items/editor/kept-draft.ts'
import { ApiRefusal, ServerUnreachable } from '#web/api.ts'

export const refusal = (status: number, code: string, fields: Record<string, string> = {}) =>
	new ApiRefusal(status, { code, errorMsg: code, fields, newestSave: undefined })

type Stored = { id: number; version: number; formId: string; values: ItemValues }

/** A server with one item and its draft, by the rules of the real one. `failures`: answers to the next calls. */
export function aServer({ version = 3, draft = null as Stored | null } = {}) {
	const server = {
		version,
		draft,
		/** Errors that the next calls throw. `lost`: the call is done, but its answer does not arrive. */
		failures: [] as (Error | 'lost')[],
		calls: [] as string[],
		keptAlive: [] as boolean[],
		/** How long a save takes. */
		saveMs: 0,
		async saveDraft({ draftVersion, formId, content, keepalive }: SentDraft) {
			server.calls.push('draft')
			server.keptAlive.push(keepalive)
			const failure = server.failures.shift()
			if (failure instanceof Error) throw failure
			const { draft: before } = server
			const isOwn = before?.formId === formId || (before && `${before.id}.${before.version}` === draftVersion)
			if (before && !isOwn) throw refusal(409, 'draft.stale')
			const { id, version: last } = before ?? { id: 17, version: 0 }
			server.draft = { id, version: last + 1, formId, values: content.values }
			if (failure === 'lost') throw new ServerUnreachable('The server did not answer')
			return { draftVersion: `${id}.${last + 1}`, savedAt: '2026-03-02T09:15:00.000Z', files: {} }
		},
		async save(values: { version: number | null; draftVersion: string | null }) {
			server.calls.push(`save ${values.version} ${values.draftVersion}`)
			if (server.saveMs > 0) await new Promise((resolve) => setTimeout(resolve, server.saveMs))
			const failure = server.failures.shift()
			if (failure instanceof Error) throw failure
			if (values.version !== server.version) throw refusal(409, 'write.stale')
			server.version += 1
			server.draft = null
			return 7
		},
		async publish(draftVersion: string) {
			server.calls.push(`publish ${draftVersion}`)
			const failure = server.failures.shift()
			if (failure instanceof Error) throw failure
			server.version += 1
			server.draft = null
			return 7
		},
		async discard(draftVersion: string) {
			server.calls.push(`discard ${draftVersion}`)
			const failure = server.failures.shift()
			if (failure instanceof Error) throw failure
			server.draft = null
		},
	}
	return server
}

/** What a browser keeps of forms. */
export const aBrowser = () => new Map<string, LocalCopy>()

const start = { id: 7, version: 3, title: 'The tide table', venue: '', picture: '' as string | File }
const shape = flatShape<typeof start>({ title: 'text', venue: 'text', picture: { type: 'picture' } })

const liveAt = (version: number): LiveItem => ({
	version,
	title: start.title,
	at: '2026-03-02T09:00:00.000Z',
	by: 'Yusra Haddadin',
	values: { title: start.title, venue: '' },
	files: {},
})

/** A loaded draft, with the version of the live item from which it began. */
export const draftOf = (
	{ id, version, formId, values }: Stored,
	{ baseVersion = 3, live = 3, itemId = 7 as number | null } = {},
): LoadedDraft => ({
	details: {
		draftVersion: `${id}.${version}`,
		itemId,
		title: String(values.title),
		createdAt: '2026-03-02T09:00:00.000Z',
		createdBy: 'Yusra Haddadin',
		updatedAt: '2026-03-02T09:00:00.000Z',
		updatedBy: 'Yusra Haddadin',
		formId,
		baseVersion,
		values,
		files: {},
	} satisfies DraftDetails,
	live: liveAt(live),
	files: {},
})

type Tab = {
	server?: ReturnType<typeof aServer>
	browser?: ReturnType<typeof aBrowser>
	loaded?: LoadedDraft | null
	isSignedIn?: () => boolean
}

/** An open form, in which a test types. */
export function aForm({ server = aServer(), browser = aBrowser(), loaded = null, isSignedIn = () => true }: Tab = {}) {
	let values = start
	const phases: string[] = []
	const named: string[] = []
	const saved: string[] = []
	const editor = createItemEditor<typeof start>({
		shape,
		initial: start,
		loaded,
		values: () => values,
		saveDraft: server.saveDraft,
		save: server.save,
		publish: server.publish,
		discard: server.discard,
		local: {
			read: () => browser.get('/form') ?? null,
			keep: (copy, path = '/form') => void browser.set(path, copy),
			forget: () => void browser.delete('/form'),
		},
		isSignedIn,
		onDraft: (version) => void named.push(version),
		onSaved: (id, { values: { title } }) => void saved.push(`${id}: ${title}`),
	})
	editor.subscribe(() => {
		const { phase } = editor.state()
		if (phases.at(-1) !== phase) phases.push(phase)
	})
	values = editor.opening() ?? values
	editor.start()
	return {
		server,
		browser,
		editor,
		/** The phases that the form went through. */
		phases,
		/** The drafts that were named in its address. */
		named,
		/** The items that were saved, with their titles. */
		saved,
		shown: () => values,
		/** Chooses a picture that another item has, by its key. */
		takePicture(key: string) {
			const picture = new File(['webp'], 'quay.webp', { type: 'image/webp' })
			editor.files.note(picture, key)
			values = { ...values, picture }
			editor.noteChange()
		},
		type(title: string) {
			values = { ...values, title }
			editor.noteChange()
		},
		/** What the bar says of the draft. */
		bar: () => editor.state().draft.status,
	}
}

/** Lets the clock run, and what waits for it. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
