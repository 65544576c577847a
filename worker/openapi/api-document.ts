import { Hono } from 'hono'
import type { RouterRoute } from 'hono/types'
import { z } from 'zod/mini'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { openApiDocument } from './document.ts'

/** The media type of a link set: RFC 9727, section 4, and RFC 9264. */
const linkSetType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

export const apiCatalogPath = '/.well-known/api-catalog'

/** A deployment may change the document. */
const cached = { 'Cache-Control': 'public, max-age=300' }

/** The description of the API for programs: the OpenAPI document, and the catalogue that leads to it. */
export function apiDocument(api: { routes: readonly RouterRoute[] }) {
	// Made on the first request: the Worker's start stays short.
	let text: string | null = null
	return new Hono<AppEnv>()
		.get('/openapi.json', answers(z.looseObject({ openapi: z.string() }), { summary: 'Get this document' }), (c) => {
			text ??= JSON.stringify(openApiDocument(api.routes))
			return c.body(text, 200, { ...cached, 'Content-Type': 'application/json' })
		})
		.get(
			apiCatalogPath,
			answers([linkSetType], { summary: 'Find the API, its reference and its status (RFC 9727)' }),
			(c) => {
				const at = (path: string, type: string) => [{ href: new URL(path, c.env.ORIGIN).href, type }]
				const linkset = [
					{
						anchor: new URL('/api', c.env.ORIGIN).href,
						'service-desc': at('/openapi.json', 'application/json'),
						'service-doc': at('/developers', 'text/html'),
						status: at('/health', 'application/json'),
					},
				]
				return c.body(JSON.stringify({ linkset }), 200, {
					...cached,
					'Content-Type': linkSetType,
					Link: `<${apiCatalogPath}>; rel="api-catalog"`,
				})
			},
		)
}
