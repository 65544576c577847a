import { speculationRules } from '#web/document/speculation-rules.ts'
import {
	closedPolicy,
	inlineHash,
	pagePolicy,
	robotsHeader,
	securityHeaders,
	strictTransport,
} from '#worker/http/security-headers.ts'
import { apiCatalogPath } from '#worker/openapi/api-document.ts'
import type { PlacedPage } from './place-page.ts'

/** Limit of Cloudflare: https://developers.cloudflare.com/workers/static-assets/headers/ */
const mostRules = 100

/**
 * Writes the `_headers` file of the asset folder. Cloudflare serves assets without the Worker, so the file repeats the security headers.
 *
 * @param pages the prerendered pages, whose policies allow their styles by hash
 */
export async function assetHeaders(pages: readonly PlacedPage[], environment: string): Promise<string> {
	const security = {
		...securityHeaders,
		...robotsHeader(environment),
		'Strict-Transport-Security': strictTransport,
		'Content-Security-Policy': closedPolicy,
	}
	const rules = [
		rule('/*', { ...security, 'Cache-Control': 'public, max-age=0, must-revalidate' }),
		// Cloudflare sends both values of a header that two rules set, unless the later rule removes the first one.
		rule('/assets/*', { '! Cache-Control': null, 'Cache-Control': 'public, max-age=31536000, immutable' }),
		...(await Promise.all(pages.map(pageRule))),
	]
	if (rules.length > mostRules) throw new Error(`Cloudflare reads at most ${mostRules} rules of _headers`)
	return rules.join('\n')
}

/** Leads programs from the home page to the API: RFC 9727, section 3.1. */
const catalogLink = { Link: `<${apiCatalogPath}>; rel="api-catalog"` }

async function pageRule({ path, style }: PlacedPage): Promise<string> {
	const policy = pagePolicy({
		// The same file answers http and https. Strict-Transport-Security upgrades requests already.
		https: false,
		scripts: [await inlineHash(speculationRules)],
		styles: [await inlineHash(style)],
	})
	const link = path === '/' ? catalogLink : {}
	return rule(path, { '! Content-Security-Policy': null, 'Content-Security-Policy': policy, ...link })
}

const rule = (path: string, headers: Record<string, string | null>) =>
	[
		path,
		...Object.entries(headers).map(([name, value]) => (value === null ? `  ${name}` : `  ${name}: ${value}`)),
		'',
	].join('\n')
