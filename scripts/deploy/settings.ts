/** What `wrangler.toml` says of the production Worker, as far as a deployment depends on it. */
export type Settings = Record<string, unknown>

const testSiteKey = /^[123]x0{20}(AA|AB|BB|FF)$/
const testSecretKey = /^[123]x0{31}AA$/

/** Why these settings must not be deployed; none when they may. */
export function problemsOf(settings: Settings): string[] {
	const [environment, origin, siteKey] = ['ENVIRONMENT', 'ORIGIN', 'TURNSTILE_SITE_KEY'].map((name) => text(settings[name]))
	const problems: string[] = []
	if (environment !== 'production') problems.push(`ENVIRONMENT must be "production", not "${environment}".`)
	if (!isPublicOrigin(origin))
		problems.push(`ORIGIN must be the address of your site, such as https://www.your-company.com, not "${origin}".`)
	if (!siteKey) problems.push('TURNSTILE_SITE_KEY is empty. Cloudflare gives you one with a Turnstile widget.')
	if (siteKey && testSiteKey.test(siteKey))
		problems.push('TURNSTILE_SITE_KEY is a test key: it would let every program through.')
	return problems
}

/** The site's scheme and host, and not the invented host that the repository comes with. */
function isPublicOrigin(origin: string | undefined): boolean {
	const url = URL.parse(origin ?? '')
	return url?.protocol === 'https:' && url.origin === origin && !/(^|\.)(example|test|localhost|invalid)$/.test(url.hostname)
}

/** Secrets that the Worker has by name, and those that the environment brings. */
type Sources = { present: readonly string[]; given: Settings; hasPasswords: boolean; newSecret: () => string }

/**
 * The secrets to upload: those that the environment brings, and new ones where the Worker has none. Throws a sentence where one is
 * missing that only its owner knows.
 */
export function secretsToUpload({ present, given, hasPasswords, newSecret }: Sources): Record<string, string> {
	const upload: Record<string, string> = {}
	for (const name of ['TURNSTILE_SECRET_KEY', 'PASSWORD_PEPPER', 'TOKEN_SECRET']) {
		const value = text(given[name])
		if (value) upload[name] = value
		else if (present.includes(name)) continue
		else if (name === 'TURNSTILE_SECRET_KEY')
			throw new Error('The Worker has no TURNSTILE_SECRET_KEY yet. Give it once: TURNSTILE_SECRET_KEY=... npm run deploy')
		else if (name === 'PASSWORD_PEPPER' && hasPasswords)
			throw new Error(
				'The database holds passwords, but the Worker has no PASSWORD_PEPPER, and with a new one nobody could sign in. Give the old one: PASSWORD_PEPPER=... npm run deploy',
			)
		else upload[name] = newSecret()
	}
	if (testSecretKey.test(upload.TURNSTILE_SECRET_KEY ?? ''))
		throw new Error('TURNSTILE_SECRET_KEY is a test key: it would let every program through.')
	return upload
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
