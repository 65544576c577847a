import { builtFor } from './built-for.ts'

/** The headers of every answer. The build writes them to the asset folder's `_headers` file too. */
export const securityHeaders: Record<string, string> = {
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy': [
		...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
		...['payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
	]
		.map((feature) => `${feature}=()`)
		.concat('fullscreen=(self)', 'clipboard-write=(self)', 'autoplay=(self)')
		.concat('publickey-credentials-get=(self)', 'publickey-credentials-create=(self)')
		.join(', '),
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Two years, which browsers' preload lists require. https only: browsers ignore it over http. */
export const strictTransport = 'max-age=63072000; includeSubDomains'

/** The policy of JSON, files and redirects: nothing may run or load. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Search engines index production only. */
export const robotsHeader = (environment: string): Record<string, string> =>
	environment === 'production' ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }

/** A hash source of a Content-Security-Policy. */
type InlineHash = `sha256-${string}`

export async function inlineHash(text: string): Promise<InlineHash> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
	return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

type PagePolicy = {
	/** For hydrated pages, and documents with the bot check. Other documents have only the inline scripts in `scripts`. */
	nonce?: string
	/** Hashes of scripts without a nonce, and of scripts that another script inserts; null: the page runs no script. */
	scripts?: readonly InlineHash[] | null
	styles?: readonly InlineHash[]
	/** Origins that the page may frame, such as the bot check's. */
	frames?: readonly string[]
	/** Who may frame the page; nobody by default. */
	ancestors?: readonly string[]
	https: boolean
	/** Vite's dev server injects style elements and a WebSocket. */
	dev?: boolean
}

/** The Content-Security-Policy of a page. */
export function pagePolicy({
	nonce,
	scripts = [],
	styles = [],
	frames = [],
	ancestors = [],
	https,
	dev = false,
}: PagePolicy): string {
	const ownNonce = nonce ? [`'nonce-${nonce}'`] : []
	const sources = (hashes: readonly InlineHash[]) => hashes.map((hash) => `'${hash}'`)
	const directives: Record<string, readonly string[]> = {
		'default-src': ["'none'"],
		'script-src':
			scripts === null
				? ["'none'"]
				: [...(nonce ? [...ownNonce, "'strict-dynamic'"] : ["'self'"]), ...sources(scripts)],
		'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...ownNonce, ...sources(styles)],
		'img-src': ["'self'", 'blob:', 'data:'],
		'font-src': ["'self'"],
		'connect-src': dev ? ["'self'", 'ws:'] : ["'self'"],
		'media-src': ["'self'"],
		'frame-src': frames.length > 0 ? frames : ["'none'"],
		'form-action': ["'self'"],
		'base-uri': ["'none'"],
		'object-src': ["'none'"],
		'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
		'manifest-src': ["'self'"],
		// On plain http outside localhost it would block every script and style.
		...(https ? { 'upgrade-insecure-requests': [] } : {}),
	}
	return Object.entries(directives)
		.map(([name, values]) => [name, ...values].join(' '))
		.join('; ')
}

/** Adds the missing headers. A route can set its own, stricter ones. */
export function secure(headers: Headers, { https }: { https: boolean }): void {
	const common = { ...securityHeaders, ...robotsHeader(builtFor) }
	for (const [name, value] of Object.entries(common)) if (!headers.has(name)) headers.set(name, value)
	if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy)
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
	if (https) headers.set('Strict-Transport-Security', strictTransport)
}
