/** A JSON schema, as far as clients depend on it. */
export type Schema = {
	$ref?: string
	type?: string | readonly string[]
	anyOf?: readonly Schema[]
	enum?: readonly unknown[]
	const?: unknown
	properties?: Record<string, Schema>
	required?: readonly string[]
	items?: Schema
	additionalProperties?: boolean | Schema
} & Record<string, unknown>

export type NamedSchemas = Record<string, Schema>

type Comparison = { side: 'request' | 'answer'; before: NamedSchemas; after: NamedSchemas }

/** Lists the differences that break a client: a request that takes less, an answer that lacks something. */
export function schemaChanges(comparison: Comparison, place: string, old: Schema, fresh: Schema): string[] {
	const [was, is] = [alternatives(old, comparison.before), alternatives(fresh, comparison.after)]
	const [less, more] = comparison.side === 'request' ? [was, is] : [is, was]
	const unknown = [...less.keys()].filter((type) => !includes(more, type))
	const shared = [...was].flatMap(([type, schema]) => {
		const other = is.get(type)
		return other ? typedChanges(comparison, place, schema, other) : []
	})
	const told = comparison.side === 'request' ? 'is no longer taken' : 'may be the answer'
	return [...unknown.map((type) => `${place}: ${type} ${told}`), ...shared]
}

const includes = (types: Map<string, Schema>, type: string) =>
	types.has(type) || types.has('any') || (type === 'integer' && types.has('number'))

/** The alternatives of a schema by their type. */
function alternatives(schema: Schema, named: NamedSchemas): Map<string, Schema> {
	const { $ref, ...own } = schema
	if ($ref !== undefined) return alternatives({ ...named[$ref.replace(/^.*\//, '')], ...own }, named)
	if (schema.anyOf) return new Map(schema.anyOf.flatMap((each) => [...alternatives(each, named)]))
	const values = schema.enum ?? ('const' in schema ? [schema.const] : [])
	const types = schema.type ?? (values.length > 0 ? values.map((value) => typeof value) : 'any')
	return new Map([types].flat().map((type) => [type, schema]))
}

function typedChanges(comparison: Comparison, place: string, old: Schema, fresh: Schema): string[] {
	const own = comparison.side === 'request' ? requestChanges(place, old, fresh) : answerChanges(place, old, fresh)
	const inner = Object.entries(old.properties ?? {}).flatMap(([name, schema]) => {
		const other = fresh.properties?.[name]
		return other ? schemaChanges(comparison, `${place}.${name}`, schema, other) : []
	})
	const items = old.items && fresh.items ? schemaChanges(comparison, `${place}[]`, old.items, fresh.items) : []
	const [values, otherValues] = [old.additionalProperties, fresh.additionalProperties]
	const isMap = typeof values === 'object' && typeof otherValues === 'object'
	return [...own, ...inner, ...items, ...(isMap ? schemaChanges(comparison, `${place}{}`, values, otherValues) : [])]
}

function requestChanges(place: string, old: Schema, fresh: Schema): string[] {
	const required = (fresh.required ?? []).filter((field) => !old.required?.includes(field))
	const gone = missing(old, fresh).filter(() => fresh.additionalProperties === false)
	return [
		...required.map((field) => `${place}.${field} is required now`),
		...gone.map((field) => `${place}.${field} is no longer taken`),
		...limitChanges(place, old, fresh),
		...valueChanges(place, old, fresh),
	]
}

function answerChanges(place: string, old: Schema, fresh: Schema): string[] {
	const gone = missing(old, fresh)
	const optional = (old.required ?? []).filter((field) => !fresh.required?.includes(field) && !gone.includes(field))
	return [
		...gone.map((field) => `${place}.${field} is gone`),
		...optional.map((field) => `${place}.${field} may be missing`),
	]
}

const missing = (old: Schema, fresh: Schema) =>
	Object.keys(old.properties ?? {}).filter((field) => fresh.properties?.[field] === undefined)

const upper = ['maxLength', 'maximum', 'maxItems']
const lower = ['minLength', 'minimum', 'minItems']

function limitChanges(place: string, old: Schema, fresh: Schema): string[] {
	const tighter = (name: string, sign: 1 | -1) => {
		const [was, is] = [old[name], fresh[name]]
		return typeof is === 'number' && (typeof was !== 'number' || sign * is < sign * was)
	}
	const names = [...upper.filter((name) => tighter(name, 1)), ...lower.filter((name) => tighter(name, -1))]
	const pattern = fresh.pattern !== undefined && fresh.pattern !== old.pattern ? ['pattern'] : []
	return [...names, ...pattern].map((name) => `${place}: ${name} is ${fresh[name]} instead of ${old[name] ?? 'none'}`)
}

function valueChanges(place: string, old: Schema, fresh: Schema): string[] {
	if (!fresh.enum) return []
	if (!old.enum) return [`${place} takes listed values only`]
	const refused = old.enum.filter((value) => !fresh.enum?.includes(value))
	return refused.map((value) => `${place}: ${JSON.stringify(value)} is no longer taken`)
}
