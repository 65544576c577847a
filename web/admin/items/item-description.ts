import type { ItemKindName } from '#contracts/items/items.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'

/** How a comparison shows the values of a field, and how it offers to choose among them. */
type FieldLook =
	| 'text'
	| 'paragraphs'
	| 'html'
	| 'date'
	| 'moment'
	| 'flag'
	/** An id, shown by its name. */
	| 'choice'
	/** Ids with commas between. */
	| 'choices'
	/** Items with `///` between. */
	| 'list'
	| 'picture'
	| 'file'
	/** Pictures in their order, with the list field `alts` of their alternative texts. */
	| 'pictures'

export type ItemField = { name: string; label: string; look: FieldLook; alts?: string }

/** The names of the rows that a field names by id. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Maps the ids of rows to their names. */
export const namesBy = <Row>(rows: readonly Row[], id: keyof Row, name: keyof Row) =>
	Object.fromEntries(rows.map((row) => [String(row[id]), String(row[name])]))

/** The facts of a kind of item that drafts, history and trash need. */
export type ItemDescription = {
	kind: ItemKindName
	noun: string
	/** The things that go to the trash with an item. The confirmation of a deletion names them. */
	belongings?: string
	listPath: string
	/** The name under which the browser remembers the list's page and filters. */
	listName: string
	addPath: string
	editPath: (id: number) => string
	/** The field with the Published box; null if dates decide whether visitors see it. */
	published: string | null
	/** In the order of the form. The first names the item. */
	fields: readonly [ItemField, ...ItemField[]]
	loadNames?: () => Promise<Names>
	/** The refusal of a deletion that a retry cannot change, and how long a toast shows its message. */
	undeletable?: { code: ErrorCode; shownMs: number }
}

export const titleIn = ({ fields: [first] }: ItemDescription, values: Readonly<Record<string, unknown>>): string =>
	String(values[first.name] ?? '')
