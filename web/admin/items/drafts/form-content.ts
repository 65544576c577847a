import type { ItemValues } from '#contracts/items/drafts.ts'
import { fileFieldAt, type ItemFields } from '#contracts/items/fields.ts'
import { incomplete } from '../../schedule/own-time.ts'

/** The content of a form as its draft keeps it. A file is new, or the key of one that the item or its draft has already. */
export type FormContent = { values: ItemValues; files: Record<string, File | string> }

/** A draft's content. `files`: those that the live version does not have; `keys`: those of all its files. */
type ReadContent = { values: ItemValues; files: Record<string, File>; keys: Record<string, string> }

/** How the values of a form become the content of a draft, and back. */
export type FormShape<Values> = {
	contentOf: (values: Values) => FormContent
	/** `initial`: the values of the live version, or of a new item. */
	valuesOf: (content: ReadContent, initial: Values) => Values
}

/** The shape of a form whose values are those of its contract. */
export function flatShape<Values extends Record<string, unknown>>(fields: ItemFields): FormShape<Values> {
	return {
		contentOf(form) {
			const content: FormContent = { values: {}, files: {} }
			for (const [name, value] of Object.entries(form)) {
				const field = Object.hasOwn(fields, name) ? fields[name] : undefined
				// A draft refuses half a time, and a browser cannot show it again.
				if (field === undefined || value === incomplete) continue
				if (typeof field === 'string') content.values[name] = scalarOf(value)
				else if (value instanceof File) content.files[name] = value
				else
					for (const [key, file] of Object.entries(value ?? {}))
						if (file instanceof File) content.files[`${name}.${key}`] = file
			}
			return content
		},
		valuesOf({ values, files }, initial) {
			const form: Record<string, unknown> = { ...initial }
			for (const [name, model] of Object.entries(initial))
				if (Object.hasOwn(values, name)) form[name] = likeModel(values[name], model)
			for (const [path, file] of Object.entries(files)) {
				const [name = path, key] = path.split('.')
				form[name] = key === undefined ? file : { ...(form[name] as object | undefined), [key]: file }
				const flag = fileFieldAt(fields, path)?.changed
				if (flag) form[flag] = true
			}
			return form as Values
		},
	}
}

const scalarOf = (value: unknown): string | number | boolean =>
	typeof value === 'boolean' || typeof value === 'number' ? value : String(value ?? '')

/** A form holds text for fields whose values in a revision are numbers or missing. */
function likeModel(value: unknown, model: unknown): unknown {
	if (typeof model === 'boolean') return value === true || value === 'true'
	return typeof model === 'string' ? String(value ?? '') : value
}

const numbers = new WeakMap<File, number>()
let counted = 0

/** A text that is equal for equal contents. Files count by their identity. */
export function contentJson({ values, files }: FormContent): string {
	const named = Object.entries(files).map(([field, file]) => {
		if (typeof file === 'string') return [field, file]
		if (!numbers.has(file)) numbers.set(file, ++counted)
		return [field, numbers.get(file)]
	})
	return JSON.stringify([values, named])
}
