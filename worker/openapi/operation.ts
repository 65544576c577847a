import { z } from 'zod/mini'
import type { Input } from '#worker/http/describe.ts'
import type { DescribedRoute } from './described-routes.ts'
import { exampleOf } from './examples.ts'
import { answerSchema, inputSchema, type JsonSchema } from './json-schema.ts'
import { refusalsOf } from './refusals.ts'
import { clearanceHeader, givesClearance, securityOf } from './security.ts'
import { operationIdOf, tagOf } from './tags.ts'

/** `/media/:key/:name?` in the spelling of OpenAPI, which knows no optional part. */
export const documentedPath = (path: string) => path.replace(/:(\w+)\??/g, '{$1}')

/** The operation of a route, and the named schemas and refusals that it refers to. */
export function operationOf(route: DescribedRoute) {
	const { answer } = route
	const { content, named: schemas } = contentOf(answer.content)
	const { byStatus, named: responses } = refusalsOf(route)
	const success = { description: answer.summary, ...headersOf(route), content }
	const successes = new Map(answer.statuses.map((status) => [status, success]))
	const created = answer.created && contentOf(answer.created.content)
	if (answer.created && created) successes.set(201, { description: answer.created.summary, content: created.content })
	const operation = {
		operationId: operationIdOf(route.path),
		tags: [tagOf(route.path)],
		summary: answer.summary,
		...(answer.description ? { description: answer.description } : {}),
		security: securityOf(route),
		parameters: parametersOf(route),
		...bodyOf(route.inputs),
		responses: { ...byStatus, ...Object.fromEntries(successes) },
	}
	return { operation, schemas: { ...schemas, ...created?.named }, responses }
}

function contentOf(content: DescribedRoute['answer']['content']) {
	if (content instanceof z.ZodMiniType) {
		const { schema, named } = answerSchema(content)
		return { content: { 'application/json': { schema, example: exampleOf(schema, named) } }, named }
	}
	return { content: Object.fromEntries(content.map((type) => [type, {}])), named: {} }
}

/** The headers of a successful answer. */
function headersOf(route: DescribedRoute): { headers?: Record<string, { description?: string; schema: JsonSchema }> } {
	const { properties = {} } = route.answer.answerHeaders ? answerSchema(route.answer.answerHeaders).schema : {}
	const own = Object.entries(properties).map(([name, property]) => {
		const { description, ...schema } = property as JsonSchema
		return [name, { description, schema }]
	})
	const headers = { ...(givesClearance(route) ? clearanceHeader : {}), ...Object.fromEntries(own) }
	return Object.keys(headers).length > 0 ? { headers } : {}
}

type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema }

function parametersOf({ path, inputs }: DescribedRoute): Parameter[] {
	const described = inputs.flatMap(({ from, schema }) => {
		const place = { query: 'query', param: 'path', header: 'header' }[from as string]
		if (!place) return []
		const { properties = {}, required = [] } = inputSchema(schema)
		return Object.entries(properties).map(([name, property]) => ({
			name,
			in: place,
			required: required.includes(name),
			schema: property as JsonSchema,
		}))
	})
	const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
	const others = names.filter((name) => !described.some((each) => each.in === 'path' && each.name === name))
	return [
		...others.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } as const })),
		...described,
	]
}

const multipart = 'multipart/form-data'

const bodyTypes: Partial<Record<Input['from'], readonly string[]>> = {
	json: ['application/json'],
	form: [multipart],
	'form or json': [multipart, 'application/json'],
}

type Encoding = Record<string, { style: string; explode: boolean }>
type Body = {
	required: boolean
	content: Record<string, { schema: JsonSchema; example: unknown; encoding?: Encoding }>
}

function bodyOf(inputs: readonly Input[]): { requestBody?: Body } {
	const body = inputs.find(({ from }) => bodyTypes[from])
	if (!body) return {}
	const schema = inputSchema(body.schema)
	const types = bodyTypes[body.from] ?? []
	const example = exampleOf(requested(schema), {})
	const content = types.map((type) => [type, { schema, example, ...(type === multipart ? encodingOf(schema) : {}) }])
	return {
		requestBody: {
			required: body.from !== 'json' || (schema.required ?? []).length > 0,
			content: Object.fromEntries(content),
		},
	}
}

/** The fields that an example of a request shows: those it needs, files, and what a list is read by. */
function requested({ properties = {}, required = [], ...schema }: JsonSchema): JsonSchema {
	const shown = Object.entries(properties).filter(
		([name, field]) =>
			required.includes(name) || (typeof field === 'object' && (field.format === 'binary' || 'default' in field)),
	)
	return { ...schema, required, properties: Object.fromEntries(shown) }
}

/** A group of parts is sent as `images[plan]`. */
function encodingOf({ properties = {} }: JsonSchema): { encoding?: Encoding } {
	const groups = Object.entries(properties).filter(([, field]) => typeof field === 'object' && field.type === 'object')
	const styles = groups.map(([name]) => [name, { style: 'deepObject', explode: true }])
	return groups.length > 0 ? { encoding: Object.fromEntries(styles) } : {}
}
