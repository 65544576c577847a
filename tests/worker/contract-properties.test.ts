import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { byKind, byKindAndId, byKindIdAndVersion } from '#contracts/items/items.ts'
import { judgeOf } from '#tests/support/openapi/faults-of.ts'
import { repeats, someOf } from '#tests/support/server/effort.ts'
import { call } from '#tests/support/worker/app.ts'
import { contracts, validInputs } from '#tests/support/worker/contract-inputs.ts'
import { addressOf } from '#tests/support/worker/routes.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { visitorHeaders } from '#tests/support/worker/visitor.ts'
import { api } from '#worker/api.ts'
import { byId } from '#worker/http/validate.ts'
import { type DescribedRoute, describedRoutes } from '#worker/openapi/described-routes.ts'
import { inputSchema } from '#worker/openapi/json-schema.ts'

/** Set SEED=... to try another one. */
const seed = Number(process.env.SEED ?? 20_260_102)
const runs = repeats({ usual: 6, nightly: 60 })

// The schemas of requests are complete: they refer to no other.
const { faultsOf } = judgeOf({})

type Values = Record<string, unknown>

/** A route with the part of the request that the properties change. `valid`: an input that its contract accepts. */
type Target = {
	route: DescribedRoute
	from: DescribedRoute['inputs'][number]['from']
	schema: z.ZodMiniType
	valid: Values
}

const names = new Map(contracts.map(([name, schema]) => [schema, name]))

function validInputOf(schema: z.ZodMiniType): Values {
	if (schema === byId) return { id: 4 }
	if (schema === byKind) return { kind: 'news' }
	if (schema === byKindAndId) return { kind: 'news', id: 4 }
	if (schema === byKindIdAndVersion) return { kind: 'news', id: 4, version: 2 }
	const fields = Object.keys(inputSchema(schema).properties ?? {}).join()
	const name =
		names.get(schema) ??
		contracts.find(([, each]) => Object.keys(inputSchema(each).properties ?? {}).join() === fields)?.[0]
	const valid = validInputs[name ?? '']
	if (!valid)
		throw new Error(`No valid input for the fields ${fields}: add one to tests/support/worker/contract-inputs.ts`)
	return valid
}

const targets: [string, Target][] = describedRoutes(api.routes).flatMap((route) =>
	route.inputs
		.filter(({ from }) => from !== 'header')
		.map(({ from, schema }): [string, Target] => [
			`${route.method} ${route.path}, ${from}`,
			{ route, from, schema, valid: validInputOf(schema) },
		]),
)

let admin: Record<string, string> = {}
beforeAll(async () => {
	admin = await signedInAs(['Admin'])
})

/** The headers that pass the guards of a route. Each visitor has a new address. */
const headersFor = ({ credentials }: DescribedRoute) => ({
	...visitorHeaders(),
	...(credentials.some(({ scheme }) => scheme === 'staff') ? admin : {}),
})

function formOf(values: Values): FormData {
	const form = new FormData()
	for (const [name, value] of Object.entries(values)) {
		const isGroup = typeof value === 'object' && value !== null && !(value instanceof File)
		if (isGroup) for (const [key, each] of Object.entries(value)) form.append(`${name}[${key}]`, each as string | File)
		else if (value !== null) form.append(name, value instanceof File ? value : String(value))
	}
	return form
}

const queryOf = (values: Values) =>
	new URLSearchParams(Object.entries(values).map(([name, value]) => [name, `${value}`]))

function send({ route, from }: Target, values: Values): Promise<Response> {
	const [path, headers] = [addressOf(route.path), headersFor(route)]
	if (from === 'form') return call(path, { body: formOf(values), headers })
	if (from === 'json' || from === 'form or json') return call(path, { json: values, headers })
	if (from === 'query') return call(`${path}?${queryOf(values)}`, { method: route.method, headers })
	const address = route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name])))
	return call(address, { method: route.method, headers })
}

/** Values at which some contract draws a line. None of them is empty: an empty value often means none. */
const candidates: unknown[] = [
	...[201, 255, 501, 2_001, 4_001, 10_001].map((length) => 'x'.repeat(length)),
	...['x', '-1', '1.5', '1e3', 'maybe', 'a@b', '12:00', '2026-1-1', '///', '\u202e', '99999999999999999999'],
	...[-1, 1.5, 1e300, 7, 101, true, ['x'], [[1]], { a: 1 }, Array.from({ length: 600 }, (_, index) => index + 1)],
]

/** Values that the document refuses for a field, in the form that this part of a request can carry. */
function refusedValues({ from, schema }: Target, field: string): unknown[] {
	const { properties = {} } = inputSchema(schema)
	// An unknown kind of item is an unknown address.
	if (field === 'kind') return []
	const isText = from === 'form' || from === 'query' || from === 'param'
	return candidates
		.filter((value) => !isText || typeof value === 'string')
		.filter((value) => faultsOf(value, properties[field] as object).length > 0)
}

/** JSON that throws, or passes for another value, where no schema reads it. */
const hostile: unknown[] = [
	...[{ toString: 'x' }, { valueOf: 1, toString: 1 }, { toJSON: 'x' }, { constructor: { prototype: 'x' } }],
	...[{ length: { valueOf: 1, toString: 1 } }, JSON.parse('{"__proto__":{"toString":"x"}}'), {}],
	...[nested(20), nested(2_000), [], [null], [[['x']]], [{ toString: 'x' }], null, true, -1, 1.5, 1e300, '', '\0', 'x'],
]

function nested(depth: number): unknown {
	let value: unknown = []
	for (let level = 0; level < depth; level += 1) value = level % 2 ? { a: value } : [value]
	return value
}

/** The values with one of their parts, at any depth, replaced by something hostile. */
const partsSpoilt = (valid: Values): Values[] =>
	Object.entries(valid).flatMap(([name, part]) => {
		const isObject = typeof part === 'object' && part !== null && !Array.isArray(part)
		return [...hostile, ...(isObject ? partsSpoilt(part as Values) : [])].map((value) => ({ ...valid, [name]: value }))
	})

const json = fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 })

describe.each(targets)('%s', (_, target) => {
	const fields = Object.keys(inputSchema(target.schema).properties ?? {})
	const isReset = target.route.credentials.some(({ scheme }) => scheme === 'resetLink')

	test('takes what its contract accepts', async () => {
		const answer = await send(target, target.valid)
		const isJson = answer.headers.get('Content-Type')?.includes('json')
		const refusal: { code?: string } | null = isJson ? await answer.json() : null
		expect(answer.status).toBeLessThan(500)
		expect(refusal?.code).not.toBe('request.malformed')
		// The query of a list refers to nothing.
		if (fields.includes('pageNumber')) expect(answer.status).toBe(200)
	})

	test('refuses a value that the document refuses, and names its field', async () => {
		const wrong = fields.flatMap((field) => refusedValues(target, field).map((value) => ({ field, value })))
		if (isReset || wrong.length === 0) return
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...wrong), async ({ field, value }) => {
				const answer = await send(target, { ...target.valid, [field]: value })
				const refusal: { code: string; fields?: Record<string, string> } = await answer.json()
				expect({ status: answer.status, code: refusal.code }).toEqual({ status: 400, code: 'request.invalid' })
				expect(Object.keys(refusal.fields ?? {})).toContain(field)
			}),
			{ numRuns: runs, seed },
		)
	})

	test.runIf(target.from.includes('json'))(
		'answers hostile JSON in each part of an input with a result or a refusal',
		async () => {
			const isPublic = !target.route.credentials.some(({ scheme }) => scheme === 'staff')
			const inputs = partsSpoilt(target.valid)
			for (const values of someOf(inputs, { usual: isPublic ? 10 * runs : runs }))
				expect((await send(target, values)).status, JSON.stringify(values)).toBeLessThan(500)
		},
	)

	test.runIf(target.from === 'json')(
		'answers any JSON with a result or a refusal that the document lists',
		async () => {
			const sent = fc.oneof(json, fc.dictionary(fc.constantFrom(...fields), fc.constantFrom(...candidates, null, '')))
			await fc.assert(
				fc.asyncProperty(sent, async (values) => {
					expect((await send(target, values)).status).toBeLessThan(500)
				}),
				{ numRuns: runs, seed },
			)
		},
	)
})
