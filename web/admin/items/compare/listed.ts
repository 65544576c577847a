import { itemsOf, joinedItems } from '#contracts/content/case-studies.ts'
import type { ItemFile } from '#contracts/items/drafts.ts'
import type { LabelledField, Names } from '../item-description.ts'
import { type SideContent, textOfValue } from './sides.ts'

/** An item of a field that has several. */
export type Listed = { key: string; value: string; text: string; file?: ItemFile; detail?: string }

/** The items of a list, the choices of several, or the pictures of a gallery. */
export function listedIn(field: LabelledField, { values, files }: SideContent, names: Names): Listed[] {
	const text = textOfValue(values[field.name])
	switch (field.type) {
		case 'list':
			return countedItems(itemsOf(text))
		case 'choices':
			return idsIn(text).map((id) => ({ key: id, value: id, text: names[field.name]?.[id] ?? 'Deleted' }))
		default:
			return gallery(field, { values, files })
	}
}

/** Two items may read the same. */
function countedItems(items: readonly string[]): Listed[] {
	const counts = new Map<string, number>()
	return items.map((text) => {
		const count = (counts.get(text) ?? 0) + 1
		counts.set(text, count)
		return { key: `${count} ${text}`, value: text, text }
	})
}

const idsIn = (text: string) =>
	[...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean).sort((one, other) => Number(one) - Number(other))

function gallery({ name, alts = '' }: LabelledField, { values, files }: SideContent): Listed[] {
	const texts = values[alts]
	return filesOf(name, files)
		.sort(([one], [other]) => placeOf(one) - placeOf(other))
		.map(([field, file]) => {
			const alt = Array.isArray(texts) ? textOfValue(texts[placeOf(field)]) : ''
			return { key: file.key, value: alt, text: alt || file.name, file, detail: alt }
		})
}

const placeOf = (field: string) => Number(field.slice(field.lastIndexOf('.') + 1))

/** The files of a field that has several: `gallery.0`, `gallery.1` and so on. */
export const filesOf = (name: string, files: Record<string, ItemFile>): [string, ItemFile][] =>
	Object.entries(files).filter(([field]) => field.startsWith(`${name}.`))

/** Puts items into the values and files of their field. */
export function withListed(
	field: LabelledField,
	items: readonly Listed[],
	{ values, files }: SideContent,
): SideContent {
	const list = items.map(({ value }) => value)
	if (field.type === 'list') return { values: { ...values, [field.name]: joinedItems(list) }, files }
	if (field.type === 'choices') return { values: { ...values, [field.name]: list.join(',') }, files }
	const numbered = items.flatMap(({ file }, place) => (file ? [[`${field.name}.${place}`, file] as const] : []))
	return {
		values: field.alts ? { ...values, [field.alts]: list } : values,
		files: withFiles(field.name, Object.fromEntries(numbered), files),
	}
}

/** Replaces the files of a field that has several. */
export function withFiles(name: string, chosen: Record<string, ItemFile>, files: Record<string, ItemFile>) {
	const old = new Set(filesOf(name, files).map(([field]) => field))
	return { ...Object.fromEntries(Object.entries(files).filter(([field]) => !old.has(field))), ...chosen }
}
