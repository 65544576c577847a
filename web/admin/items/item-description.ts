import type { FileField, ItemFields, ValueType } from '#contracts/items/fields.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { actWords } from './item-words.ts'

/** A field of a form, as comparisons and histories show it. */
export type LabelledField = { name: string; label: string; type: ValueType | FileField['type']; alts?: string }

/** The names of the rows that a field names by id. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Maps the ids of rows to their names. */
export const namesBy = <Row>(rows: readonly Row[], id: keyof Row, name: keyof Row) =>
	Object.fromEntries(rows.map((row) => [String(row[id]), String(row[name])]))

/** What a kind of item adds to its facts for drafts, history and trash. */
type OwnFacts = {
	/** The things that go to the trash with an item. The confirmation of a deletion names them. */
	belongings?: string
	/** The name under which the browser remembers the list's page and filters. */
	listName: string
	loadNames?: () => Promise<Names>
	/** The refusal of a deletion that a retry cannot change, and how long a toast shows its message. */
	undeletable?: { code: ErrorCode; shownMs: number }
}

/** The facts of a kind of item that drafts, history and trash need. */
export type ItemDescription = OwnFacts & {
	kind: ItemKindName
	noun: string
	listPath: string
	addPath: string
	editPath: (id: number) => string
	/** In the order of the form. */
	fields: readonly LabelledField[]
}

/** Describes a kind of item to drafts, history and trash. `labels`: those of its form. */
export function describeItem<Fields extends ItemFields>(
	kind: ItemKindName,
	fields: Fields,
	labels: Readonly<Record<keyof Fields & string, string>>,
	own: OwnFacts,
): ItemDescription {
	const { noun, listPath, addPath, editPath } = kindFacts[kind]
	const labelled = Object.entries(fields).map(([name, field]): LabelledField => {
		const label = labels[name] ?? name
		return typeof field === 'string' ? { name, label, type: field } : { name, label, ...field }
	})
	return { ...own, kind, noun, listPath, addPath, editPath: (id) => `${editPath}/${id}`, fields: labelled }
}

/** The labels of what every kind but jobs has. */
export const scheduledLabels = {
	publishAt: `${actWords.publish.button} at`,
	unpublishAt: `${actWords.unpublish.button} at`,
	thumbnailAlt: 'Alternative text of the thumbnail',
} as const

/** The same with those of `publishableFields`. */
export const publishableLabels = {
	title: 'Title',
	description: 'Description',
	isPublished: 'Published',
	...scheduledLabels,
} as const

export const titleIn = ({ kind }: ItemDescription, values: Readonly<Record<string, unknown>>): string =>
	String(values[kindFacts[kind].titleField] ?? '')
