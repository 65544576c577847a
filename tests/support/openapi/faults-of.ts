import { dereference, type Schema, validate } from '@cfworker/json-schema'

/** A copy of an OpenAPI document, whose schemas tell what is wrong with a value. Its examples are JSON texts. */
export function judgeOf(document: object) {
	// The library would take the ids in examples for those of schemas.
	const asText = (name: string, value: unknown) => (name === 'example' ? JSON.stringify(value) : value)
	const judged = JSON.parse(JSON.stringify(document, asText))
	const lookup = dereference(judged, {}, new URL('https://api.invalid'), '')
	return {
		document: judged,
		faultsOf(value: unknown, schema: object): string[] {
			const { valid, errors } = validate(value, schema as Schema, '2020-12', lookup, false)
			return valid ? [] : errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`)
		},
	}
}
