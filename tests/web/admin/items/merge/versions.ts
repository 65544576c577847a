import type { ItemFile, ItemValues } from '#contracts/items/drafts.ts'
import { descriptions } from '#web/admin/item-descriptions.ts'
import type { SideContent } from '#web/admin/items/merge/entries.ts'
import {
	type Choice,
	type Choices,
	mergeContents,
	type Question,
	questionsIn,
	resolved,
} from '#web/admin/items/merge/merged-content.ts'

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

export const keysOf = ({ files }: SideContent) =>
	Object.fromEntries(Object.entries(files).map(([field, { key }]) => [field, key]))

const textsOf = (entries: readonly { value: string; text: string }[]) =>
	entries.map(({ value, text }) => text || value).join('+')

/** Merges two versions of a kind that began from `base`. */
export function merge(
	kind: keyof typeof descriptions,
	base: SideContent | null,
	mine: SideContent,
	theirs: SideContent,
) {
	const versions = { base, mine, theirs }
	const fields = mergeContents(descriptions[kind], versions)
	const questions = questionsIn(fields)
	const asked = ({ merged: { field }, part }: Question) =>
		part ? `${field.name}: ${textsOf(part.mine)}|${textsOf(part.theirs)}` : `${field.name}: order`
	return {
		questions,
		asked: questions.map(asked),
		taken: fields.flatMap(({ field, parts, order }) => [
			...parts.flatMap(({ taken, mine: own, theirs: other }) =>
				taken === 'mine' || taken === 'theirs'
					? [`${field.name}: ${taken} ${textsOf(taken === 'mine' ? own : other)}`]
					: [],
			),
			...(order.taken === 'mine' || order.taken === 'theirs' ? [`${field.name}: order of ${order.taken}`] : []),
		]),
		/** The result with the same choice for each question, or with one choice for each. */
		result(...choices: Choice[]) {
			const chosen: Choices = Object.fromEntries(
				questions.map(({ id }, number) => [id, choices[number] ?? choices[0] ?? 'mine']),
			)
			return resolved(fields, chosen, versions)
		},
	}
}
