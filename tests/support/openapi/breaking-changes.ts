import { type NamedSchemas, type Schema, schemaChanges } from './schema-changes.ts'

type Content = Record<string, { schema?: Schema }>

type Operation = {
	security: Record<string, string[]>[]
	parameters: { name: string; in: string; required: boolean; schema: Schema }[]
	requestBody?: { required: boolean; content: Content }
	responses: Record<string, { content?: Content }>
}

/** The parts of an OpenAPI document that a client depends on. */
export type ApiDocument = {
	paths: Record<string, Record<string, Operation>>
	components: { schemas: NamedSchemas }
}

/** Lists the changes that break a client of the released API, by operation: `POST /api/newscontroller/savenewsdetails`. */
export function breakingChanges(released: ApiDocument, present: ApiDocument): Map<string, string[]> {
	const now = operationsOf(present)
	const schemas = { before: released.components.schemas, after: present.components.schemas }
	const changes = [...operationsOf(released)].map(([name, old]): [string, string[]] => {
		const fresh = now.get(name)
		return [name, fresh ? operationChanges(schemas, old, fresh) : ['the operation is gone']]
	})
	return new Map(changes.filter(([, each]) => each.length > 0))
}

const operationsOf = ({ paths }: ApiDocument) =>
	new Map(
		Object.entries(paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
		),
	)

type Schemas = { before: NamedSchemas; after: NamedSchemas }

function operationChanges(schemas: Schemas, old: Operation, fresh: Operation): string[] {
	const asked = { ...schemas, side: 'request' } as const
	const body = fresh.requestBody?.required && !old.requestBody?.required ? ['a body is required now'] : []
	return [
		...credentialChanges(old, fresh),
		...parameterChanges(asked, old, fresh),
		...body,
		...contentChanges(asked, 'body', old.requestBody?.content, fresh.requestBody?.content),
		...Object.entries(old.responses)
			.filter(([status]) => Number(status) < 400)
			.flatMap(([status, { content }]) => {
				const response = fresh.responses[status]
				if (!response) return [`status ${status} is gone`]
				return contentChanges({ ...schemas, side: 'answer' }, 'answer', content, response.content)
			}),
	]
}

/** Each alternative that opened the operation must still open it. */
function credentialChanges(old: Operation, fresh: Operation): string[] {
	const now = fresh.security.map((each) => JSON.stringify(each))
	if (old.security.length === 0) return now.length > 0 ? ['a credential is required now'] : []
	if (now.length === 0) return []
	const refused = old.security.map((each) => JSON.stringify(each)).filter((each) => !now.includes(each))
	return refused.map((each) => `${each} no longer opens it`)
}

function parameterChanges(asked: Schemas & { side: 'request' }, old: Operation, fresh: Operation): string[] {
	const key = ({ in: place, name }: { in: string; name: string }) => `${place} ${name}`
	const before = new Map(old.parameters.map((each) => [key(each), each]))
	return fresh.parameters.flatMap((each) => {
		const earlier = before.get(key(each))
		const required = each.required && !earlier?.required ? [`${key(each)} is required now`] : []
		return [...required, ...(earlier ? schemaChanges(asked, key(each), earlier.schema, each.schema) : [])]
	})
}

function contentChanges(
	comparison: Schemas & { side: 'request' | 'answer' },
	place: string,
	old: Content = {},
	fresh: Content = {},
): string[] {
	return Object.entries(old).flatMap(([type, { schema }]) => {
		const other = fresh[type]
		if (!other) return [`${place}: ${type} is gone`]
		return schema && other.schema ? schemaChanges(comparison, place, schema, other.schema) : []
	})
}
