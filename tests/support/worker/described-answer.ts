import { expect } from 'vitest'
import { judgeOf } from '#tests/support/openapi/faults-of.ts'
import { api } from '#worker/api.ts'
import { type OpenApiDocument, openApiDocument } from '#worker/openapi/document.ts'
import { documentedPath } from '#worker/openapi/operation.ts'

/** The document of the API. Its answers allow no further fields. */
const judge = judgeOf(closed(openApiDocument(api.routes)))
const document: OpenApiDocument = judge.document

/** Forbids unknown fields, which the document leaves open for later releases. */
function closed<Part>(part: Part): Part {
	if (Array.isArray(part)) return part.map(closed) as Part
	if (typeof part !== 'object' || part === null) return part
	const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value)]))
	const isOpenObject = inner.type === 'object' && 'properties' in inner && !('additionalProperties' in inner)
	return (isOpenObject ? { ...inner, additionalProperties: false } : inner) as Part
}

/** The operation that a request reaches; null for a path or a method without a route. */
function operationFor(method: string, path: string) {
	const asked = method === 'HEAD' ? 'GET' : method
	const [matches] = api.router.match(asked, path)
	const route = matches.map(([[, route]]) => route).find((each) => each.method === asked)
	return route ? (document.paths[documentedPath(route.path)]?.[asked.toLowerCase()] ?? null) : null
}

type Described = { description: string; content?: Record<string, { schema?: object }> }

const responses: Record<string, Described> = document.components.responses

/** Expects an answer that `/openapi.json` describes: its status, its media type and its body. */
export async function expectDescribed(method: string, path: string, answer: Response): Promise<void> {
	const operation = operationFor(method, path)
	if (!operation) return
	const name = `${method} ${path} ${answer.status}`
	const listed = (operation.responses as Record<string, Described | { $ref: string }>)[answer.status]
	expect(listed, `${name}: a status that the API's document does not list`).toBeDefined()
	const described = listed && '$ref' in listed ? responses[listed.$ref.replace(/^.*\//, '')] : listed
	if (method === 'HEAD' || (answer.status >= 300 && answer.status < 400)) return

	const type = answer.headers.get('Content-Type')?.replace('; charset=utf-8', '') ?? ''
	const types = Object.keys(described?.content ?? {})
	expect(
		types.some((each) => type.startsWith(each)),
		`${name}: ${type} instead of ${types.join(', ')}`,
	).toBe(true)
	const schema = described?.content?.[type]?.schema
	if (!schema) return
	const body: unknown = await answer.clone().json()
	const faults = judge.faultsOf(body, schema)
	const shown = faults.length > 0 ? [...faults, JSON.stringify(body)] : []
	expect(shown, `${name}: a body unlike the API's document`).toEqual([])
}
