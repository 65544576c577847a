import { exampleAddress, exampleNumbers, exampleTexts } from './example-values.ts'
import type { JsonSchema } from './json-schema.ts'

type Named = Record<string, JsonSchema>

/** Makes an example that a schema accepts. `field` is the name of the field that has it. */
export function exampleOf(schema: JsonSchema, named: Named, field = ''): unknown {
	const { $ref, ...own } = schema
	if ($ref) return exampleOf({ ...named[$ref.replace(/^.*\//, '')], ...own }, named, field)
	if (schema.examples) return schema.examples[0]
	if (schema.default !== undefined) return schema.default
	if (schema.const !== undefined) return schema.const
	if (schema.enum) return exampleTexts[field]?.find((text) => schema.enum?.includes(text)) ?? schema.enum[0]
	if (schema.anyOf) return exampleOf(firstOf(schema.anyOf), named, field)
	const type = [schema.type].flat()[0]
	if (type === 'object') return objectOf(schema, named, field)
	if (type === 'array') return [exampleOf(schema.items as JsonSchema, named, field)]
	if (type === 'string') return textOf(schema, field)
	if (type === 'boolean') return true
	if (type === 'null') return null
	return exampleNumbers[field] ?? Math.max(schema.minimum ?? 0, 1)
}

const firstOf = ([first]: readonly unknown[]) => first as JsonSchema

function objectOf(
	{ properties, propertyNames, additionalProperties: values }: JsonSchema,
	named: Named,
	field: string,
) {
	if (properties) {
		const fields = Object.entries(properties).map(([name, each]) => [name, exampleOf(each as JsonSchema, named, name)])
		return Object.fromEntries(fields)
	}
	const key = (propertyNames as JsonSchema | undefined)?.enum?.[0] ?? '1'
	return typeof values === 'object' ? { [String(key)]: exampleOf(values, named, field) } : {}
}

function textOf({ pattern, format }: JsonSchema, field: string): string {
	const fits = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text)
	const text = exampleTexts[field]?.find(fits)
	if (format === 'date-time') return text ?? '2026-03-02T04:30:00.000Z'
	if (format === 'binary') return 'file'
	if (text !== undefined) return text
	if (field.endsWith('Alt')) return 'A harbour at dawn'
	if (/image|attachment/i.test(field)) return exampleAddress
	return ['text', '1', '2026-03-02'].find(fits) ?? ''
}
