import { isTestSecretKey, isTestSiteKey } from '#contracts/auth/bot-check.ts'
import { isPublicOrigin } from '#worker/settings.ts'
import { Refusal } from '../command/steps.ts'

/** What `wrangler.toml` says of the production Worker, as far as a deployment depends on it. */
export type Settings = Record<string, unknown>

/** Why these settings must not be deployed; none when they may. */
export function problemsOf(settings: Settings): string[] {
	const [environment, origin, siteKey] = ['ENVIRONMENT', 'ORIGIN', 'TURNSTILE_SITE_KEY'].map((name) =>
		text(settings[name]),
	)
	const problems: string[] = []
	if (environment !== 'production') problems.push(`ENVIRONMENT must be "production", not "${environment}".`)
	if (!isPublicOrigin(origin))
		problems.push(`ORIGIN must be the address of your site, such as https://www.your-company.com, not "${origin}".`)
	if (!siteKey) problems.push('TURNSTILE_SITE_KEY is empty. Cloudflare gives you one with a Turnstile widget.')
	if (siteKey && isTestSiteKey(siteKey))
		problems.push('TURNSTILE_SITE_KEY is a test key: it would let every program through.')
	return problems
}

type Sources = {
	/** The names of the secrets that the Worker has. */
	present: readonly string[]
	/** What the environment brings. */
	given: Settings
	/** Whether somebody has a password, which was made with the pepper. */
	hasPasswords: boolean
	newSecret: () => string
}

/** Refuses where the key of the bot check, which only its owner knows, is missing or of no use. */
export function requireTurnstileSecret({ present, given }: Pick<Sources, 'present' | 'given'>): void {
	const key = text(given.TURNSTILE_SECRET_KEY)
	if (key && isTestSecretKey(key))
		throw new Refusal('TURNSTILE_SECRET_KEY is a test key: it would let every program through.')
	if (!key && !present.includes('TURNSTILE_SECRET_KEY'))
		throw new Refusal(
			'The Worker has no TURNSTILE_SECRET_KEY yet. Give it once: TURNSTILE_SECRET_KEY=... npm run deploy',
		)
}

/** The secrets to upload: what the Worker lacks, made here where the environment does not bring it, and a new key of the bot check. */
export function secretsToUpload({ present, given, hasPasswords, newSecret }: Sources): Record<string, string> {
	requireTurnstileSecret({ present, given })
	const upload: Record<string, string> = {}
	const turnstile = text(given.TURNSTILE_SECRET_KEY)
	if (turnstile) upload.TURNSTILE_SECRET_KEY = turnstile
	if (!present.includes('TOKEN_SECRET')) upload.TOKEN_SECRET = text(given.TOKEN_SECRET) ?? newSecret()
	if (present.includes('PASSWORD_PEPPER')) return upload
	const pepper = text(given.PASSWORD_PEPPER)
	if (!pepper && hasPasswords)
		throw new Refusal(
			'The database holds passwords, but the Worker has no PASSWORD_PEPPER, and with a new one nobody could sign in. Give the old one: PASSWORD_PEPPER=... npm run deploy',
		)
	return { ...upload, PASSWORD_PEPPER: pepper ?? newSecret() }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
