/** The headers of every answer. The same table makes the asset folder's `_headers` file. */
export const securityHeaders: Record<string, string> = {
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Permissions-Policy': [
		...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi'],
		...['payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
	]
		.map((feature) => `${feature}=()`)
		.concat('fullscreen=(self)', 'clipboard-write=(self)', 'autoplay=(self)')
		.join(', '),
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Two years, as browsers' preload lists ask for. Browsers ignore it over plain http, so it is sent on https only. */
export const strictTransport = 'max-age=63072000; includeSubDomains'

/** For answers that are not pages (JSON, files, redirects): nothing may run or load. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A script or style in a page, as its Content-Security-Policy names it. */
type InlineHash = `sha256-${string}`

export async function inlineHash(text: string): Promise<InlineHash> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
	return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

type PagePolicy = {
	/** Of applications, and of documents that ask the bot check. Other pages contain only the scripts of `scripts`. */
	nonce?: string
	/** Hashes of scripts without a nonce, and of scripts that another script inserts. */
	scripts?: readonly InlineHash[]
	/** Hashes of style elements without a nonce. */
	styles?: readonly InlineHash[]
	/** Origins that the page may show in a frame, such as the bot check's. */
	frames?: readonly string[]
	https: boolean
	/** Vite's dev server injects style elements and a WebSocket. */
	dev?: boolean
}

/** The Content-Security-Policy of a page. */
export function pagePolicy({ nonce, scripts = [], styles = [], frames = [], https, dev = false }: PagePolicy): string {
	const ownNonce = nonce ? [`'nonce-${nonce}'`] : []
	const directives: Record<string, readonly string[]> = {
		'default-src': ["'none'"],
		'script-src': [...(nonce ? [...ownNonce, "'strict-dynamic'"] : ["'self'"]), ...scripts.map((hash) => `'${hash}'`)],
		'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...ownNonce, ...styles.map((hash) => `'${hash}'`)],
		'img-src': ["'self'", 'blob:', 'data:'],
		'font-src': ["'self'"],
		'connect-src': dev ? ["'self'", 'ws:'] : ["'self'"],
		'media-src': ["'self'"],
		'frame-src': frames.length > 0 ? frames : ["'none'"],
		'form-action': ["'self'"],
		'base-uri': ["'none'"],
		'object-src': ["'none'"],
		'frame-ancestors': ["'none'"],
		'manifest-src': ["'self'"],
		// On plain http under a name other than localhost it would kill every script and style.
		...(https ? { 'upgrade-insecure-requests': [] } : {}),
	}
	return Object.entries(directives)
		.map(([name, values]) => [name, ...values].join(' '))
		.join('; ')
}

/** Sets what `headers` does not have yet, so that a route can be stricter than the table. */
export function secure(headers: Headers, { https }: { https: boolean }): void {
	for (const [name, value] of Object.entries(securityHeaders)) if (!headers.has(name)) headers.set(name, value)
	if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', closedPolicy)
	if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
	if (https) headers.set('Strict-Transport-Security', strictTransport)
}
