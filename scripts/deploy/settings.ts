import { faultsOfSettings, settingRules, settingsIn } from '#worker/set-up/setting-rules.ts'
import { Refusal } from '../command/steps.ts'
import { addressRuleFor, isPublicSuffix, takesMailOf } from './reply-addresses.ts'
import { leadsToWorker, type Routing } from './route-of-origin.ts'

/** The settings of wrangler.toml that a deployment depends on. */
export type Settings = Record<string, unknown>

/** Returns the reasons against a deployment of this configuration to an environment of wrangler.toml. */
export function problemsOf(
	{ vars: settings, addresses, ...routing }: Routing & { vars: Settings; addresses?: readonly string[] | undefined },
	environment: string,
): string[] {
	const faults = faultsOfSettings(settings, settingsIn('wrangler.toml'), false)
	const problems = faults.map(({ text, hint }) => `${text} ${hint}`)
	if (settings.ENVIRONMENT !== environment)
		problems.unshift(`ENVIRONMENT must be "${environment}", not "${settings.ENVIRONMENT}".`)
	const origin = String(settings.ORIGIN)
	if (!faults.some(({ name }) => name === 'ORIGIN') && !leadsToWorker(origin, routing))
		problems.push(
			`ORIGIN is ${origin}, but no route leads to it. Write beside workers_dev${environment === 'production' ? '' : ` of [env.${environment}]`}: routes = [{ pattern = "${URL.parse(origin)?.host}", custom_domain = true }]`,
		)
	if (!faults.some(({ name }) => name === 'REPLY_DOMAIN'))
		problems.push(...problemsOfReplies(settings, addresses, environment))
	return problems
}

/** What keeps answers of visitors from this Worker, or leads those of another environment to it. */
function problemsOfReplies(settings: Settings, addresses: readonly string[] = [], environment: string): string[] {
	const replies = String(settings.REPLY_DOMAIN ?? '')
	if (replies === '')
		return environment === 'production' || addresses.length === 0
			? []
			: [
					`addresses leads the mails of ${addresses.join(', ')} here, but REPLY_DOMAIN is not set. An environment inherits addresses. Write beside workers_dev of [env.${environment}]: addresses = []`,
				]
	if (isPublicSuffix(replies)) return [`REPLY_DOMAIN is ${replies}, below which companies register their domains.`]
	if (takesMailOf(replies, addresses)) return []
	const website = URL.parse(String(settings.ORIGIN))?.hostname.replace(/^www\./, '') ?? ''
	const rule = addressRuleFor(replies, [String(settings.MAIL_DOMAIN).toLowerCase(), website])
	return [`REPLY_DOMAIN is ${replies}, but its mails do not come to the Worker. ${rule}`]
}

type Sources = {
	/** The names of the present secrets of the Worker. */
	present: readonly string[]
	/** Secrets from the environment. */
	given: Settings
	newSecret: () => string
}

/** Refuses a missing or unusable Turnstile secret. The deployment cannot generate it. */
export function requireTurnstileSecret({ present, given }: Pick<Sources, 'present' | 'given'>): void {
	if (givenSecret(given, 'TURNSTILE_SECRET_KEY') || present.includes('TURNSTILE_SECRET_KEY')) return
	throw new Refusal('The Worker has no TURNSTILE_SECRET_KEY yet. Give it once: TURNSTILE_SECRET_KEY=... npm run deploy')
}

/**
 * Refuses to make a pepper that nobody could read again. Backups are signed with the operator's copy, and no password can
 * be checked without it.
 */
export function requirePepper({ present, given }: Pick<Sources, 'present' | 'given'>): void {
	if (present.includes('PASSWORD_PEPPER') || givenSecret(given, 'PASSWORD_PEPPER')) return
	throw new Refusal(
		`The Worker has no PASSWORD_PEPPER yet. It goes into every password, and Cloudflare never shows it again.
A new site: make one and keep a copy in a safe place: node -p "crypto.randomBytes(32).toString('hex')"
A database that holds passwords: give the old one, since with another nobody could sign in.
Then: PASSWORD_PEPPER=... npm run deploy`,
	)
}

/** Returns the secrets to upload: a given Turnstile secret and pepper, and a new token secret if it is missing. */
export function secretsToUpload({ present, given, newSecret }: Sources): Record<string, string> {
	requireTurnstileSecret({ present, given })
	requirePepper({ present, given })
	const upload: Record<string, string> = {}
	const turnstile = givenSecret(given, 'TURNSTILE_SECRET_KEY')
	if (turnstile) upload.TURNSTILE_SECRET_KEY = turnstile
	if (!present.includes('TOKEN_SECRET')) upload.TOKEN_SECRET = givenSecret(given, 'TOKEN_SECRET') ?? newSecret()
	if (present.includes('PASSWORD_PEPPER')) return upload
	const pepper = givenSecret(given, 'PASSWORD_PEPPER')
	return pepper ? { ...upload, PASSWORD_PEPPER: pepper } : upload
}

/** Returns a secret from the environment. Refuses one that the Worker would not take. */
function givenSecret(
	given: Settings,
	name: 'TOKEN_SECRET' | 'PASSWORD_PEPPER' | 'TURNSTILE_SECRET_KEY',
): string | undefined {
	if (!given[name]) return undefined
	const secret = String(given[name])
	const { faultOf, hint } = settingRules[name]
	const fault = faultOf(secret, false)
	if (fault) throw new Refusal(`${name} ${fault}. ${hint}`)
	return secret
}
