import type { DraftDetails, ItemFile, ItemValues, LiveItem } from '#contracts/items/drafts.ts'
import type { FormContent } from './form-content.ts'

type Shown = { values: ItemValues; files: Record<string, ItemFile> }

/** Marks the key of a file that only this browser has. */
const fresh = 'new:'

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

const asText = (value: ItemValues[string] | undefined) => (Array.isArray(value) ? value : String(value ?? ''))

/**
 * The content of the form, for a comparison with another version. Fields that the user has not touched are those of the
 * other version: they are no conflict.
 *
 * @param keyed the same content with the keys of files that the server has
 * @param base the content of the form when it was opened
 * @param known files of the draft with which the form opened
 */
export function mineFor(
	content: FormContent,
	{
		keyed,
		base,
		theirs,
		known,
	}: { keyed: FormContent; base: FormContent; theirs: Shown; known: Record<string, ItemFile> },
): Shown {
	const values: ItemValues = {}
	for (const [field, value] of Object.entries(content.values)) {
		const untouched = same(asText(value), asText(base.values[field])) && !Array.isArray(value)
		values[field] = untouched ? (theirs.values[field] ?? value) : value
	}
	const lists = Object.keys(values).filter((field) => Array.isArray(values[field]))
	const kept = lists.length > 0 ? withoutLists(theirs.files) : theirs.files
	const files: Record<string, ItemFile> = { ...kept }
	const served = Object.values({ ...known, ...theirs.files })
	for (const [path, file] of Object.entries(content.files)) {
		const isUntouched = keyed.files[path] === base.files[path] && theirs.files[path] && lists.length === 0
		if (isUntouched) continue
		const found = served.find(({ key }) => key === keyed.files[path])
		if (found) files[path] = found
		else if (file instanceof File) files[path] = asItemFile(path, file)
	}
	return { values, files }
}

/** Files of lists have numbers in their paths. Their order says what belongs together, so they are never mixed. */
const withoutLists = (files: Record<string, ItemFile>) =>
	Object.fromEntries(Object.entries(files).filter(([path]) => !/\.\d+$/.test(path)))

const asItemFile = (path: string, file: File): ItemFile => ({
	key: fresh + path,
	url: URL.createObjectURL(file),
	name: file.name,
	size: file.size,
	width: null,
	height: null,
})

/** The content that a person chose, to be saved. */
export function chosenContent({ values, files }: Shown, content: FormContent): FormContent {
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
