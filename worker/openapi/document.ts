import type { RouterRoute } from 'hono/types'
import { brand } from '#web/content/brand.ts'
import { describedRoutes } from './described-routes.ts'
import { documentedPath, operationOf } from './operation.ts'
import { error } from './refusals.ts'
import { securitySchemes } from './security.ts'
import { tags } from './tags.ts'

/** Raise the first number with a breaking change, the second one with an addition. */
const version = '1.0.0'

const description = `
Calls take and answer JSON, except forms with files, which are multipart, and downloads. Times are UTC, dates follow ${brand.timeZone.name}.

Every refusal has a \`code\`, a sentence for people in \`errorMsg\`, and the \`requestId\` that the logs name. A refused form has one message per
field in \`fields\`. Refusals with status 429 and 503 say in \`Retry-After\` how many seconds to wait.

A save without an \`id\` adds a row, one with an \`id\` changes it. It may send the \`version\` that the edit started from: a stale one is refused
with 409. A new row needs its files. An edit sends a file together with the flag that says that it has changed.
`.trim()

type Operation = ReturnType<typeof operationOf>['operation']
export type OpenApiDocument = ReturnType<typeof openApiDocument>

/** Describes the routes of the API by OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.1.html */
export function openApiDocument(routes: readonly RouterRoute[]) {
	const paths: Record<string, Record<string, Operation>> = {}
	const components = { schemas: { ...error.named }, responses: {}, securitySchemes }
	for (const route of describedRoutes(routes)) {
		const { operation, schemas, responses } = operationOf(route)
		const path = documentedPath(route.path)
		paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation }
		Object.assign(components.schemas, schemas)
		Object.assign(components.responses, responses)
	}
	return {
		openapi: '3.1.1',
		jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
		info: { title: 'Website and back office', version, description },
		servers: [{ url: '/' }],
		tags,
		paths,
		components,
	}
}
