import type { ItemFile } from '#contracts/items/drafts.ts'
import type { FormContent } from '../drafts/form-content.ts'
import type { LoadedDraft } from '../drafts/load-draft.ts'

/** The key of a file that this site stores, by its address; null for any other address. */
export function storedKeyOf(address: string): string | null {
	if (!URL.canParse(address, location.href)) return null
	const { origin, pathname } = new URL(address, location.href)
	const [, key = null] = /^\/media\/([\w-]+)\/[^/]+$/.exec(pathname) ?? []
	return origin === location.origin ? key : null
}

export type StoredFiles = ReturnType<typeof storedFiles>

/** Knows which files of a form the server has, and by which keys. */
export function storedFiles(loaded: LoadedDraft | null) {
	let keys = new WeakMap<File, string>()
	const taken = new WeakSet<File>()
	for (const [path, file] of Object.entries(loaded?.files ?? {})) {
		const key = loaded?.details.files[path]?.key
		if (key) keys.set(file, key)
	}
	const keysOf = (files: Readonly<Record<string, ItemFile>>) =>
		Object.fromEntries(Object.entries(files).map(([path, { key }]) => [path, key]))

	return {
		keyOf: (file: File): string | null => keys.get(file) ?? null,
		/** The draft takes the file over from another item. */
		note(file: File, key: string) {
			keys.set(file, key)
			taken.add(file)
		},
		/** Whether a content has files of other items. Only a draft can name them. */
		hasTaken: ({ files }: FormContent) =>
			Object.values(files).some((file) => file instanceof File && taken.has(file) && keys.has(file)),
		/** Notes the files of a content that the server has stored. */
		noteAll({ files }: FormContent, stored: Readonly<Record<string, string>>) {
			for (const [path, file] of Object.entries(files)) {
				const key = stored[path]
				if (file instanceof File && key) keys.set(file, key)
			}
		},
		forget() {
			keys = new WeakMap()
		},
		/** Names the files that the server has by their keys. */
		withKeys({ values, files }: FormContent): FormContent {
			const named = Object.entries(files).map(
				([path, file]) => [path, file instanceof File ? (keys.get(file) ?? file) : file] as const,
			)
			return { values, files: Object.fromEntries(named) }
		},
		/** A stored content with its files by their keys. */
		named: ({ values, files }: Pick<LoadedDraft['details'], 'values' | 'files'>): FormContent => ({
			values,
			files: keysOf(files),
		}),
		/** The content of a draft with the files that the live version does not have. */
		readContent: ({ details, files }: LoadedDraft) => ({ values: details.values, files, keys: keysOf(details.files) }),
	}
}
