import type { ItemFile, ItemValues } from '#contracts/items/drafts.ts'
import { descriptions } from '#web/admin/item-descriptions.ts'
import { compareFields } from '#web/admin/items/compare/compared-fields.ts'
import { mergedContent } from '#web/admin/items/compare/merged-content.ts'
import type { Choices, Side, SideContent } from '#web/admin/items/compare/sides.ts'
import type { Names } from '#web/admin/items/item-description.ts'

const aFile = (key: string): ItemFile => ({
	key,
	url: `/media/${key}`,
	name: `${key}.webp`,
	size: 2048,
	width: 760,
	height: 427,
})

/** One version. `files` maps fields to keys. */
export const aVersion = (values: ItemValues, files: Record<string, string> = {}): SideContent => ({
	values,
	files: Object.fromEntries(Object.entries(files).map(([field, key]) => [field, aFile(key)])),
})

export const aSide = (label: string, content: SideContent): Side => ({ label, ...content })

export const keysOf = ({ files }: SideContent) =>
	Object.fromEntries(Object.entries(files).map(([field, { key }]) => [field, key]))

/** Compares two versions of a kind. */
export function compared(kind: keyof typeof descriptions, mine: SideContent, theirs: SideContent, names: Names = {}) {
	const description = descriptions[kind]
	const found = compareFields(description, names, { mine, theirs })
	return {
		differing: found.differing.map(({ field }) => field.name),
		found,
		merged: (choices: Choices) => mergedContent(description, found, { mine, theirs }, choices),
	}
}
