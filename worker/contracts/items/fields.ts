/** How a form keeps the value of a field, and how a comparison shows it. */
export type ValueType =
	| 'text'
	| 'paragraphs'
	| 'html'
	/** Items with `///` between. */
	| 'list'
	/** A web address, which may be half typed. */
	| 'address'
	| 'date'
	/** A moment in UTC. */
	| 'moment'
	| 'flag'
	/** A number that is typed. A draft keeps it half typed, as it keeps text. */
	| 'number'
	/** One of the values that the contract of the form allows. */
	| 'option'
	/** The id of a row, which has a name. */
	| 'choice'
	/** Ids with commas between. */
	| 'choices'
	/** The questions of a job, as JSON. */
	| 'questions'

/** A field with a file, or with several. */
export type FileField = {
	type: 'picture' | 'file' | 'pictures'
	/** The field of the form that says whether a file is a new one. */
	changed?: string
	/** Of pictures in an order: the field with the list of their alternative texts. Other pictures have names. */
	alts?: string
}

/** A field of an item's form. */
export type ItemField = ValueType | FileField

/** The fields of a kind's form, in the order of the form. */
export type ItemFields = Readonly<Record<string, ItemField>>

/** The fields of a form with content. The others name the row and its versions, or say that a file is a new one. */
type ContentOf<Form> = Exclude<
	keyof Form & string,
	'id' | 'blogsId' | 'version' | 'draftVersion' | `has${string}Changed`
>

/**
 * What a table of the fields of `Form` must name. `Sent`: fields that only a call has; `Kept`: those that drafts and
 * history have in their place.
 */
export type FieldsOf<Form, Sent extends keyof Form = never, Kept extends string = never> = Readonly<
	Record<Exclude<ContentOf<Form>, Sent> | Kept, ItemField>
>

/** The names of the fields with a value. */
export type ValueName<Fields extends ItemFields> = {
	[Name in keyof Fields & string]: Fields[Name] extends ValueType ? Name : never
}[keyof Fields & string]

/** The names of the fields with files. */
export type FileName<Fields extends ItemFields> = Exclude<keyof Fields & string, ValueName<Fields>>

const isValue = (entry: [string, ItemField]): entry is [string, ValueType] => typeof entry[1] === 'string'
const isFile = (entry: [string, ItemField]): entry is [string, FileField] => typeof entry[1] !== 'string'

export const valueFields = (fields: ItemFields) => Object.entries(fields).filter(isValue)
export const fileFields = (fields: ItemFields) => Object.entries(fields).filter(isFile)

/** The field of a file in a draft: `images` for `images.cat`. Undefined: there is no such field with files. */
export function fileFieldAt(fields: ItemFields, path: string): FileField | undefined {
	const [name = path] = path.split('.')
	const field = Object.hasOwn(fields, name) ? fields[name] : undefined
	return typeof field === 'object' ? field : undefined
}
