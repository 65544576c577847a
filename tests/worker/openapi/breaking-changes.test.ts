import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ApiDocument, breakingChanges } from '#tests/support/openapi/breaking-changes.ts'
import type { Schema } from '#tests/support/openapi/schema-changes.ts'
import { api } from '#worker/api.ts'
import { openApiDocument } from '#worker/openapi/document.ts'

const name = 'POST /moons'

/** A document of one operation with this request and answer. */
function documentOf({
	body = {},
	answer = {},
	...others
}: { body?: Schema; answer?: Schema } & Record<string, unknown>) {
	const operation = {
		security: [{ staff: [] }],
		parameters: [{ name: 'id', in: 'query', required: false, schema: { type: 'integer' } }],
		requestBody: { required: true, content: { 'application/json': { schema: body } } },
		responses: { 200: { content: { 'application/json': { schema: answer } } }, 400: {} },
		...others,
	}
	const schemas = { Moon: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } }
	return { paths: { '/moons': { post: operation } }, components: { schemas } } satisfies ApiDocument
}

const changes = (before: Parameters<typeof documentOf>[0], after: Parameters<typeof documentOf>[0]) =>
	breakingChanges(documentOf(before), documentOf(after)).get(name) ?? []

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
	type: 'object',
	properties,
	required,
	additionalProperties: false,
})
const text = { type: 'string' }

test('an operation that is gone is a breaking change; a new one is none', () => {
	const empty: ApiDocument = { paths: {}, components: { schemas: {} } }
	expect(breakingChanges(documentOf({}), empty).get(name)).toEqual(['the operation is gone'])
	expect([...breakingChanges(empty, documentOf({}))]).toEqual([])
})

test.each<[string, Schema, Schema, string]>([
	['a new required field', object({}), object({ a: text }, ['a']), 'body.a is required now'],
	['a field that was optional', object({ a: text }), object({ a: text }, ['a']), 'body.a is required now'],
	['a removed field', object({ a: text }), object({}), 'body.a is no longer taken'],
	['another type', text, { type: 'integer' }, 'body: string is no longer taken'],
	['a lost alternative', { type: ['string', 'null'] }, text, 'body: null is no longer taken'],
	['a lost option', { anyOf: [text, { type: 'integer' }] }, text, 'body: integer is no longer taken'],
	['a removed value', { enum: ['a', 'b'] }, { enum: ['a'] }, 'body: "b" is no longer taken'],
	['a list of values', text, { ...text, enum: ['a'] }, 'body takes listed values only'],
	['a shorter text', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }, 'body: maxLength is 8 instead of 9'],
	['a new limit', text, { ...text, maxLength: 8 }, 'body: maxLength is 8 instead of none'],
	[
		'a higher minimum',
		{ type: 'integer', minimum: 1 },
		{ type: 'integer', minimum: 2 },
		'body: minimum is 2 instead of 1',
	],
	['a pattern', text, { ...text, pattern: '^a' }, 'body: pattern is ^a instead of none'],
	[
		'a field deep inside',
		{ type: 'array', items: object({ a: text }) },
		{ type: 'array', items: object({}) },
		'body[].a is no longer taken',
	],
])('in a request %s is a breaking change', (_, before, after, change) => {
	expect(changes({ body: before }, { body: after })).toEqual([change])
})

test.each<[string, Schema, Schema, string]>([
	['a removed field', object({ a: text }), object({}), 'answer.a is gone'],
	['a field that may be missing', object({ a: text }, ['a']), object({ a: text }), 'answer.a may be missing'],
	['another type', object({ a: text }), object({ a: { type: 'integer' } }), 'answer.a: integer may be the answer'],
	['null', text, { type: ['string', 'null'] }, 'answer: null may be the answer'],
	[
		'a part by another name',
		{ $ref: '#/components/schemas/Moon' },
		object({ name: text }),
		'answer.name may be missing',
	],
	[
		'another type in a map',
		{ type: 'object', additionalProperties: text },
		{ type: 'object', additionalProperties: { type: 'boolean' } },
		'answer{}: boolean may be the answer',
	],
])('in an answer %s is a breaking change', (_, before, after, change) => {
	expect(changes({ answer: before }, { answer: after })).toEqual([change])
})

test.each<[string, Schema, Schema]>([
	['an optional field', object({}), object({ a: text })],
	['a field that is no longer required', object({ a: text }, ['a']), object({ a: text })],
	['another alternative', text, { type: ['string', 'null'] }],
	['a longer text', { ...text, maxLength: 8 }, { ...text, maxLength: 9 }],
	['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }],
	['any number', { type: 'integer' }, { type: 'number' }],
])('in a request %s breaks nothing', (_, before, after) => {
	expect(changes({ body: before }, { body: after })).toEqual([])
})

test.each<[string, Schema, Schema]>([
	['a new field', object({}), object({ a: text }, ['a'])],
	['a type that is a part of the old one', { type: ['string', 'null'] }, text],
	['the same part by a name', object({ name: text }, ['name']), { $ref: '#/components/schemas/Moon' }],
])('in an answer %s breaks nothing', (_, before, after) => {
	expect(changes({ answer: before }, { answer: after })).toEqual([])
})

test('credentials, parameters, media types and statuses belong to the contract', () => {
	expect(changes({}, { security: [{ staff: ['Admin'] }] })).toEqual(['{"staff":[]} no longer opens it'])
	expect(changes({ security: [] }, {})).toEqual(['a credential is required now'])
	expect(changes({}, { security: [] })).toEqual([])
	const required = [{ name: 'id', in: 'query', required: true, schema: { type: 'integer' } }]
	expect(changes({}, { parameters: required })).toEqual(['query id is required now'])
	const retyped = [{ name: 'id', in: 'query', required: false, schema: text }]
	expect(changes({}, { parameters: retyped })).toEqual(['query id: integer is no longer taken'])
	expect(changes({}, { requestBody: { required: true, content: { 'text/csv': {} } } })).toEqual([
		'body: application/json is gone',
	])
	expect(changes({}, { responses: { 204: {} } })).toEqual(['status 200 is gone'])
})

test('CHANGELOG.md names every operation whose clients the next release breaks', () => {
	const released: ApiDocument = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
	const present: ApiDocument = JSON.parse(JSON.stringify(openApiDocument(api.routes)))
	const [, unreleased = ''] =
		/^## Unreleased$(.*?)(?=^## |$(?![\s\S]))/ms.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
	const unnamed = [...breakingChanges(released, present)].filter(([operation]) => !unreleased.includes(operation))
	expect(
		unnamed.map(([operation, each]) => `${operation}: ${each.join('; ')}`),
		'breaking changes that "Unreleased" in CHANGELOG.md does not name. Without a release, undo them',
	).toEqual([])
})
