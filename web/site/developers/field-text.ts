/** A JSON schema of the API's document, as far as the reference shows it. */
export type Schema = {
	$ref?: string
	type?: string | readonly string[]
	anyOf?: readonly Schema[]
	items?: Schema
	properties?: Record<string, Schema>
	additionalProperties?: boolean | Schema
	required?: readonly string[]
	enum?: readonly unknown[]
	const?: unknown
	default?: unknown
	format?: string
	description?: string
} & Record<string, unknown>

/** The type of a value in words: `list of NewsItem`, `string or null`. */
export function typeText(schema: Schema): string {
	const { $ref, anyOf, type, items, additionalProperties: values } = schema
	if ($ref) return $ref.replace(/^.*\//, '')
	if (anyOf) return [...new Set(anyOf.map(typeText))].join(' or ')
	if (schema.const !== undefined) return JSON.stringify(schema.const)
	if (type === 'array' && items) return `list of ${typeText(items)}`
	if (type === 'object' && typeof values === 'object') return `map of ${typeText(values)}`
	const named = { binary: 'file', date: 'date', 'date-time': 'time' }[schema.format ?? '']
	if (named) return named
	return [type ?? 'any'].flat().join(' or ')
}

const limits: readonly [string, (value: unknown) => string][] = [
	['minLength', (value) => (value === 1 ? 'not empty' : `at least ${value} characters`)],
	['maxLength', (value) => `at most ${inThousands(value)} characters`],
	['minimum', (value) => `from ${inThousands(value)}`],
	['maximum', (value) => `to ${inThousands(value)}`],
	['maxItems', (value) => `at most ${value} items`],
	['default', (value) => `${JSON.stringify(value)} by default`],
]

const inThousands = (value: unknown) => (typeof value === 'number' ? value.toLocaleString('en-US') : String(value))

/** The limits of a value in words; '' if it has none. */
function limitsText(schema: Schema): string {
	const own = limits.flatMap(([name, text]) => (schema[name] === undefined ? [] : [text(schema[name])]))
	return [...new Set([...own, ...(schema.anyOf ?? []).map(limitsText).filter((text) => text !== '')])].join(', ')
}

const valuesText = ({ enum: values, anyOf = [] }: Schema): string =>
	values ? `One of ${values.join(', ')}.` : anyOf.map(valuesText).join('')

/** The text of the reference about a field: its description, its values and its limits. */
export function notesText(schema: Schema): string {
	const limit = limitsText(schema)
	const sentences = [
		schema.description?.replace(/(?<![.:!?])$/, '.'),
		valuesText(schema),
		limit && `${limit.charAt(0).toUpperCase()}${limit.slice(1)}.`,
	]
	return sentences.filter(Boolean).join(' ')
}
