import { Validator } from '@seriousme/openapi-schema-validator'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { api } from '#worker/api.ts'
import { answers } from '#worker/http/answers.ts'
import { validate } from '#worker/http/validate.ts'
import { describedRoutes } from '#worker/openapi/described-routes.ts'
import { openApiDocument } from '#worker/openapi/document.ts'

const document = openApiDocument(api.routes)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
)
const operation = (name: string) => operations.find((each) => each.name === name)

test('the document is valid OpenAPI 3.1', async () => {
	expect(await new Validator().validate(JSON.parse(JSON.stringify(document)))).toMatchObject({ valid: true })
})

test('every route of the API is in the document', () => {
	const endpoints = api.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/dev/mail')
	const names = new Set(endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)\??/g, '{$1}')}`))
	expect(operations.map(({ name }) => name).sort()).toEqual([...names].sort())
})

test('a route without a description is refused with what to do', () => {
	const news = new Hono().get('/api/newscontroller/count', (c) => c.json(1))
	expect(() => openApiDocument(news.routes)).toThrow(
		'GET /api/newscontroller/count is not described: add answers(schema, { summary }) before its handler',
	)
	const moons = new Hono().get('/api/mooncontroller/count', answers(z.int(), { summary: 'Count' }), (c) => c.json(1))
	expect(() => openApiDocument(moons.routes)).toThrow('/api/mooncontroller/count has no tag')
})

test('each operation has an id and a summary of its own, and a tag', () => {
	const summaries = operations.map(({ summary }) => summary)
	expect(summaries.filter((summary, place) => summaries.indexOf(summary) !== place)).toEqual([])
	const ids = operations.map(({ operationId }) => operationId)
	expect(new Set(ids).size).toBe(ids.length)
	expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([])
	const tags = document.tags.map(({ name }) => name)
	for (const { name, summary, tags: own } of operations) {
		expect(summary, name).toMatch(/^[A-Z].*[^.]$/)
		expect(
			own.filter((tag) => tags.includes(tag)),
			name,
		).toHaveLength(1)
	}
})

test('an object in a request refuses unknown fields; one in an answer may grow', () => {
	for (const { name, requestBody } of operations)
		for (const content of Object.values(requestBody?.content ?? {}))
			expect(content, name).toMatchObject({ schema: { additionalProperties: false } })
	expect(JSON.stringify([document.components, operations.map(({ responses }) => responses)])).not.toContain(
		'"additionalProperties":false',
	)
})

test('security lists the credentials that the guards take', () => {
	const security = (name: string) => operation(name)?.security
	expect(security('POST /api/authcontroller/login')).toEqual([])
	expect(security('GET /api/fetchusername')).toEqual([{ staff: [] }])
	expect(security('POST /api/newscontroller/listnewsdetails')).toEqual([{ staff: ['Admin'] }, { staff: ['NewsAdmin'] }])
	expect(security('DELETE /api/contactuscontroller/eraseContactUsRequest/{id}')).toEqual([{ staff: ['Admin'] }])
	expect(security('POST /api/public/contactuscontroller/saveContactUs')).toEqual([{ botToken: [] }])
	expect(security('POST /api/authcontroller/resetpassword')).toEqual([{ resetLink: [] }])
	expect(security('GET /health')).toEqual([])
})

test('only the calls for everybody need no credential', () => {
	const open = describedRoutes(api.routes).filter(({ credentials }) => credentials.length === 0)
	expect(open.map(({ path }) => path).sort()).toEqual([
		'/.well-known/api-catalog',
		'/api/authcontroller/login',
		'/api/authcontroller/passkeysignin',
		'/api/authcontroller/passkeysigninoptions',
		'/health',
		'/media/:key/:name?',
		'/media/:key/share/1200x630.jpg',
		'/openapi.json',
	])
})

test('a form with files is multipart, with the limits of each file in words', () => {
	const form = operation('POST /api/blogscontroller/saveblog')?.requestBody?.content['multipart/form-data']
	expect(form?.schema).toMatchObject({
		required: ['heading', 'active'],
		properties: {
			heading: { type: 'string', minLength: 1, maxLength: 200 },
			coverImage: {
				type: 'string',
				format: 'binary',
				description: expect.stringContaining('at most 1,048,576 bytes, exactly 760 by 427 pixels'),
			},
		},
	})
	expect(form).toMatchObject({ encoding: { images: { style: 'deepObject', explode: true } } })
})

test('a list says its default page and the most rows', () => {
	const body = operation('POST /api/usercontroller/getalluserdetails')?.requestBody
	expect(body).toMatchObject({
		required: false,
		content: {
			'application/json': {
				schema: {
					properties: {
						pageNumber: { default: 1 },
						size: { default: 10, description: expect.stringContaining('as 100') },
					},
				},
			},
		},
	})
})

test('a new middleware keeps its place: a validator describes its part of the request', () => {
	const app = new Hono().post(
		'/api/newscontroller/x',
		validate('json', z.strictObject({ id: z.int() })),
		answers(z.string(), { summary: 'Try', errors: ['news.not-found'] }),
		(c) => c.json('x'),
	)
	expect(describedRoutes(app.routes)).toMatchObject([{ inputs: [{ from: 'json' }], errors: ['news.not-found'] }])
})
