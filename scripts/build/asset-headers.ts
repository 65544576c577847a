import { closedPolicy, pagePolicy, securityHeaders, strictTransport } from '#worker/http/security-headers.ts'
import type { Prerendered } from './prerender.ts'

const mostRules = 100

/**
 * The `_headers` file of the asset folder: Cloudflare serves assets without asking the Worker, so the table of security headers is
 * written out for them. A page that was rendered by the build has a policy of its own. Names under /assets/ change with their content; everything else is revalidated by its ETag, as is the default.
 */
export function assetHeaders(pages: readonly Prerendered[]): string {
	const security = {
		...securityHeaders,
		'Strict-Transport-Security': strictTransport,
		'Content-Security-Policy': closedPolicy,
	}
	const rules = [
		rule('/*', { ...security, 'Cache-Control': 'public, max-age=0, must-revalidate' }),
		// A header that two rules set is sent with both values, unless the later rule takes the first away.
		rule('/assets/*', { '! Cache-Control': null, 'Cache-Control': 'public, max-age=31536000, immutable' }),
		...pages.map(({ path, hashes }) =>
			rule(path, {
				'! Content-Security-Policy': null,
				// The same file answers http and https. What is upgraded here is upgraded by Strict-Transport-Security already.
				'Content-Security-Policy': pagePolicy({ https: false, hashes }),
			}),
		),
	]
	if (rules.length > mostRules) throw new Error(`Cloudflare reads ${mostRules} rules of _headers at most`)
	return rules.join('\n')
}

const rule = (path: string, headers: Record<string, string | null>) =>
	[
		path,
		...Object.entries(headers).map(([name, value]) => (value === null ? `  ${name}` : `  ${name}: ${value}`)),
		'',
	].join('\n')
