import { fileFields, type ItemFields, type ValueName, valueFields } from '#contracts/items/fields.ts'
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'

// Both functions return each field of a form, because the type of its table of fields demands each of them.

/** The values of a new item's form. `own`: those that do not begin empty. */
export function emptyValues<Values extends object>(
	kind: ItemKindName,
	fields: ItemFields,
	own: Partial<NoInfer<Values>> = {},
): Values {
	const values: Record<string, unknown> = { [kindFacts[kind].idField]: null, version: null }
	for (const [name, type] of valueFields(fields)) values[name] = type === 'flag' ? false : ''
	for (const [name, { type, changed }] of fileFields(fields)) {
		if (!changed) continue
		values[name] = type === 'pictures' ? {} : null
		values[changed] = false
	}
	return { ...values, ...own } as Values
}

/** The values of a saved item's form. `own`: those that the item has in another form than its fields. */
export function loadedValues<Values extends object, Fields extends ItemFields, Own extends Partial<Values> = object>(
	kind: ItemKindName,
	fields: Fields,
	item: { version: number } & Record<Exclude<ValueName<Fields>, keyof Own>, unknown>,
	own: Own = {} as Own,
): Values {
	const loaded = new Map<string, unknown>(Object.entries(item))
	const { idField } = kindFacts[kind]
	const values: Record<string, unknown> = { [idField]: loaded.get(idField), version: item.version }
	for (const [name, type] of valueFields(fields)) {
		const value = loaded.get(name)
		values[name] = type === 'flag' ? value === true : String(value ?? '')
	}
	return { ...emptyValues<Values>(kind, fields), ...values, ...own }
}
