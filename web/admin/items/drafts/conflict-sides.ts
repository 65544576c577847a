import type { DraftDetails, ItemFile, ItemValues, LiveItem } from '#contracts/items/drafts.ts'
import type { FormContent } from './form-content.ts'

type Shown = { values: ItemValues; files: Record<string, ItemFile> }

/** Marks the key of a file that only this browser has. */
const fresh = 'new:'

type Served = readonly (Shown | null | undefined)[]

/**
 * The content of the form, for a comparison with another version.
 *
 * @param keyed the same content with the keys of files that the server has
 * @param stored a stored version: the form does not name the files of it that it keeps, nor half a time
 * @param served versions with files that the form may name by their keys
 */
export function formSide(content: FormContent, keyed: FormContent, stored: Shown, served: Served): Shown {
	const { values, files } = withFiles(keyed, stored.files, served)
	for (const [path, file] of Object.entries(content.files))
		files[path] ??= file instanceof File ? asItemFile(path, file) : unknownFile(file)
	return { values: { ...stored.values, ...values }, files }
}

/** Files of lists have numbers in their paths. Their order says what belongs together, so they are never mixed. */
const withoutLists = (files: Record<string, ItemFile>) =>
	Object.fromEntries(Object.entries(files).filter(([path]) => !/\.\d+$/.test(path)))

/** A content with its files. Those that it does not name are the stored ones. */
export function withFiles({ values, files }: FormContent, stored: Shown['files'], served: Served): Shown {
	const isListed = Object.values(values).some(Array.isArray)
	const known = served.flatMap((version) => Object.values(version?.files ?? {}))
	const found: Shown['files'] = { ...(isListed ? withoutLists(stored) : stored) }
	for (const [path, named] of Object.entries(files)) {
		const file = known.find(({ key }) => key === named)
		if (file) found[path] = file
		else delete found[path]
	}
	return { values, files: found }
}

const asItemFile = (path: string, file: File): ItemFile => ({
	key: fresh + path,
	url: URL.createObjectURL(file),
	name: file.name,
	size: file.size,
	width: null,
	height: null,
})

/** A stored file that none of the loaded versions has. */
const unknownFile = (key: string): ItemFile => ({
	key,
	url: `/media/${key}`,
	name: 'Stored file',
	size: 0,
	width: null,
	height: null,
})

/** The merged content, to be saved. */
export function mergedContent({ values, files }: Shown, content: FormContent): FormContent {
	const sent = Object.entries(files).map(([path, { key }]) => [path, fileOf(key, content)] as const)
	return {
		values,
		files: Object.fromEntries(sent.filter((entry): entry is [string, File | string] => Boolean(entry[1]))),
	}
}

const fileOf = (key: string, { files }: FormContent) => (key.startsWith(fresh) ? files[key.slice(fresh.length)] : key)

/** Gives the addresses of files that only this browser has back to it. */
export function revokeAddresses({ files }: Shown): void {
	for (const { key, url } of Object.values(files)) if (key.startsWith(fresh)) URL.revokeObjectURL(url)
}

/** The version that the form's is compared with. */
export type Theirs = { what: 'live'; item: LiveItem } | { what: 'draft'; draft: DraftDetails; live: LiveItem | null }
