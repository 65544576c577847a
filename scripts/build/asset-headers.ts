import { builtIndexPath } from '#contracts/search/built-index.ts'
import { pageTransition } from '#web/document/page-transition.ts'
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
import { pdfWorkerPath } from './pdf-files.ts'

/** Limit of Cloudflare: https://developers.cloudflare.com/workers/static-assets/headers/ */
const mostRules = 100

/**
 * A worker obeys the policy of its own file. The one that reads PDF files fetches CMaps, fonts and decoders, and runs the decoders.
 * Without this, Japanese words and scans are missing from a page, and no error says so.
 */
const pdfWorkerPolicy = `${closedPolicy}; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`

/**
 * Writes the `_headers` file of the asset folder. Cloudflare serves assets without the Worker, so the file repeats the
 * security headers.
 *
 * @param paths the paths of the prerendered pages
 */
export async function assetHeaders(paths: readonly string[], environment: string): Promise<string> {
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
		rule(pdfWorkerPath, { '! Content-Security-Policy': null, 'Content-Security-Policy': pdfWorkerPolicy }),
		// The Worker reads it. Search engines of others read the pages.
		rule(builtIndexPath, { '! X-Robots-Tag': null, 'X-Robots-Tag': 'noindex' }),
		// Mails show it.
		rule('/icon-192.png', {
			'! Cross-Origin-Resource-Policy': null,
			'Cross-Origin-Resource-Policy': 'cross-origin',
		}),
		...(await pageRules(paths)),
	]
	if (rules.length > mostRules) throw new Error(`Cloudflare reads at most ${mostRules} rules of _headers`)
	return rules.join('\n')
}

/** Leads programs from the home page to the API: RFC 9727, section 3.1. */
const catalogLink = { Link: `<${apiCatalogPath}>; rel="api-catalog"` }

async function pageRules(paths: readonly string[]): Promise<string[]> {
	// The same file answers http and https. Strict-Transport-Security upgrades requests already.
	const scripts = [await inlineHash(speculationRules)]
	const policy = pagePolicy({ https: false, scripts, styles: [await inlineHash(pageTransition)] })
	return paths.map((path) =>
		rule(path, {
			'! Content-Security-Policy': null,
			'Content-Security-Policy': policy,
			...(path === '/' ? catalogLink : {}),
		}),
	)
}

const rule = (path: string, headers: Record<string, string | null>) =>
	[
		path,
		...Object.entries(headers).map(([name, value]) => (value === null ? `  ${name}` : `  ${name}: ${value}`)),
		'',
	].join('\n')
