import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5'

/**
 * Mozilla's HTTP Observatory: the tables of its grader and what its tests check.
 *
 * https://github.com/mdn/mdn-http-observatory/tree/94042bbf/src
 */

export type Captured = {
	/** https unless the answer came over plain http. */
	url: string
	/** Names in lower case. */
	headers: Readonly<Record<string, string>>
	body: string
	/** Answer of plain http, which depends on the domain and not on the Worker. */
	http: 'redirects to https' | 'is closed' | 'stays http'
}

export type Report = { score: number; grade: string; modifiers: Record<string, number> }

/** Deductions always count. Bonus points count only from this score. */
const enoughForExtras = 90

const grades: [number, string][] = [
	[100, 'A+'],
	[90, 'A'],
	[85, 'A-'],
	[80, 'B+'],
	[70, 'B'],
	[65, 'B-'],
	[60, 'C+'],
	[50, 'C'],
	[45, 'C-'],
	[40, 'D+'],
	[30, 'D'],
	[25, 'D-'],
	[0, 'F'],
]

export function observe(answer: Captured): Report {
	const modifiers = {
		'content-security-policy': policyModifier(answer),
		cookies: cookiesModifier(answer),
		'cross-origin-resource-sharing': sharingModifier(answer.headers),
		redirection: answer.http === 'stays http' ? -20 : 0,
		'referrer-policy': referrerModifier(answer.headers['referrer-policy']),
		'strict-transport-security': transportModifier(answer),
		'subresource-integrity': integrityModifier(answer),
		'x-content-type-options': answer.headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
		'x-frame-options': framesModifier(answer.headers),
		'cross-origin-resource-policy': modifierOf(answer.headers['cross-origin-resource-policy'], {
			'same-origin': 10,
			'same-site': 10,
			'cross-origin': 0,
		}),
		'cross-origin-embedder-policy': modifierOf(answer.headers['cross-origin-embedder-policy'], {
			'require-corp': 10,
			credentialless: 10,
			'unsafe-none': 0,
		}),
		'cross-origin-opener-policy': modifierOf(answer.headers['cross-origin-opener-policy'], {
			'same-origin': 10,
			'same-origin-allow-popups': 10,
			'noopener-allow-popups': 10,
			'unsafe-none': 0,
		}),
	}
	const all = Object.values(modifiers)
	const withoutExtras = all.reduce((sum, modifier) => sum + Math.min(0, modifier), 100)
	const withExtras = all.reduce((sum, modifier) => sum + modifier, 100)
	const score = Math.max(0, withoutExtras >= enoughForExtras ? withExtras : withoutExtras)
	return { score, grade: grades.find(([from]) => score >= from)?.[1] ?? 'F', modifiers }
}

/** A header with one word: a missing one is neutral, an unknown one is bad. */
const modifierOf = (value: string | undefined, known: Record<string, number>) =>
	value === undefined ? 0 : (known[value.trim().toLowerCase()] ?? -5)

/** Sources by directive. Null if a directive is repeated or the policy is too short. */
function readPolicy(policy: string | undefined): Map<string, Set<string>> | null {
	const directives = new Map<string, Set<string>>()
	if (policy === undefined) return directives
	if (policy.trim().length < 6) return null
	for (const part of policy.split(';')) {
		const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/)
		if (name === '') continue
		if (directives.has(name) && !['report-uri', 'report-to'].includes(name)) return null
		directives.set(name, new Set(sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources))
	}
	return directives
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const broadOrInline = [...broad, "'unsafe-inline'", 'data:']
const isPlainHttp = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')

function policyModifier({ url, headers }: Captured): number {
	const policy = readPolicy(headers['content-security-policy'])
	if (policy === null || policy.size === 0) return -25
	const sourcesOf = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])]
	const hasNonceOrHash = (sources: string[]) => sources.some((each) => /^'(sha(256|384|512)|nonce)-/.test(each))
	const isStrict = (sources: string[]) => hasNonceOrHash(sources) && sources.includes("'strict-dynamic'")
	const counted = (sources: string[]) =>
		sources
			.filter((each) => each !== "'unsafe-inline'" || !hasNonceOrHash(sources))
			.filter((each) => !isStrict(sources) || !(each === "'self'" || broad.some((scheme) => each.startsWith(scheme))))
	const scripts = counted(sourcesOf('script-src'))
	const styles = counted(sourcesOf('style-src'))
	const passive = ['img-src', 'media-src']
	const active = [...policy]
		.filter(([name]) => ![...passive, 'script-src'].includes(name))
		.flatMap(([, all]) => [...all])

	if (scripts.includes("'strict-dynamic'") && !isStrict(scripts)) return -25
	if (scripts.some((each) => broadOrInline.includes(each))) return -20
	if (sourcesOf('object-src').some((each) => broad.includes(each))) return -20
	const isSecure = url.startsWith('https:')
	if (isSecure && [...active, ...scripts].some(isPlainHttp)) return -20
	if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
	if (isSecure && passive.flatMap(sourcesOf).some(isPlainHttp)) return -10
	if (styles.some((each) => broadOrInline.includes(each))) return 0
	return [...(policy.get('default-src') ?? [])].join() === "'none'" ? 10 : 5
}

function cookiesModifier(answer: Captured): number {
	const cookie = answer.headers['set-cookie']
	if (cookie === undefined) return 0
	const [name = ''] = cookie.toLowerCase().split('=')
	const has = (attribute: RegExp) => attribute.test(cookie)
	const isSession = /login|sess/.test(name)
	const isSecure = has(/;\s*secure/i)
	const isOnlySentSecurely = transportModifier(answer) === 0
	const faults = [0]
	if (!isSecure) faults.push(isOnlySentSecurely ? -5 : -20)
	if (!isSecure && isSession) faults.push(isOnlySentSecurely ? -10 : -40)
	if (isSession && !has(/;\s*httponly/i)) faults.push(-30)
	if (has(/;\s*samesite(?!=(lax|strict|none))/i) || (name.includes('csrf') && !has(/;\s*samesite=/i))) faults.push(-20)
	const worst = Math.min(...faults)
	return worst === 0 && has(/;\s*samesite=/i) ? 5 : worst
}

const sharingModifier = (headers: Captured['headers']) => {
	const origin = headers['access-control-allow-origin']
	const sharesWithAll = origin !== undefined && origin !== '*' && headers['access-control-allow-credentials'] === 'true'
	return sharesWithAll ? -50 : 0
}

const goodReferrer = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

function referrerModifier(value: string | undefined): number {
	if (value === undefined) return 0
	const known = [...goodReferrer, 'origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']
	const policy = value
		.split(',')
		.map((each) => each.trim().toLowerCase())
		.findLast((each) => known.includes(each))
	return policy !== undefined && goodReferrer.includes(policy) ? 5 : -5
}

const halfAYear = 15_552_000

/** A host of the browsers' preload lists would get 5 more. */
function transportModifier({ url, headers }: Captured): number {
	const value = headers['strict-transport-security']
	if (!url.startsWith('https:') || value === undefined || value.includes(',')) return -20
	const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1]
	if (maxAge === undefined) return -20
	return Number(maxAge) < halfAYear ? -10 : 0
}

function integrityModifier({ url, headers, body }: Captured): number {
	const [type = ''] = (headers['content-type'] ?? '').split(';')
	if (type !== '' && !['text/html', 'application/xhtml+xml'].includes(type.trim().toLowerCase())) return 0
	const scripts = scriptsIn(body).filter(({ src }) => src !== '')
	const foreign = scripts.filter(({ src }) => new URL(src, url).origin !== new URL(url).origin)
	const isSafe = ({ src }: Script) => src.startsWith('https:')
	if (foreign.some((script) => !script.integrity && !isSafe(script))) return -50
	if (foreign.some((script) => script.integrity && !isSafe(script))) return -20
	if (foreign.some((script) => !script.integrity)) return -5
	return foreign.length > 0 || scripts.some(({ integrity }) => integrity) ? 5 : 0
}

type Script = { src: string; integrity: boolean }

function scriptsIn(html: string): Script[] {
	const found: Script[] = []
	const nodes: DefaultTreeAdapterTypes.Node[] = [parse(html)]
	for (const node of nodes) {
		if ('childNodes' in node) nodes.push(...node.childNodes)
		if (!defaultTreeAdapter.isElementNode(node) || node.tagName !== 'script') continue
		const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value ?? ''
		found.push({ src: attribute('src'), integrity: attribute('integrity') !== '' })
	}
	return found
}

function framesModifier(headers: Captured['headers']): number {
	if (readPolicy(headers['content-security-policy'])?.has('frame-ancestors')) return 5
	const value = headers['x-frame-options']?.trim().toLowerCase()
	if (value === undefined) return -20
	if (['deny', 'sameorigin'].includes(value)) return 5
	return value.startsWith('allow-from') ? 0 : -20
}
