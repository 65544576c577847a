import { isTestSecretKey, isTestSiteKey } from '#contracts/auth/bot-check.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import { isExampleHost, isPublicOrigin, secretNames, shortestSecret } from '../check-settings.ts'
import type { Fault } from './fault.ts'

/** Without ASSETS: Cloudflare serves the files of the build even when the Worker cannot read them. */
const bindingNames = ['DB', 'MEDIA', 'PRIVATE_FILES', 'EMAIL', 'FLOOD_LIMIT'] as const

type Settings = Partial<Bindings>

/** Lists the bindings that are absent. */
export const bindingFaults = (bindings: Settings): Fault[] =>
	bindingNames
		.filter((name) => !bindings[name])
		.map((name) => ({ name, text: `The binding ${name} is missing.`, mend: deploying(bindings) }))

/** Lists the faults of the secrets. Signing in and sending forms need all of them. */
export const secretFaults = (bindings: Settings): Fault[] =>
	secretNames.flatMap((name) => {
		const secret = bindings[name] ?? ''
		const mend = siteIsLocal(bindings) ? 'npm start' : `npx wrangler secret put ${name}`
		if (secret === '') return [{ name, text: `${name} is missing.`, mend }]
		if (name === 'TURNSTILE_SECRET_KEY') {
			const isRefused = isTestSecretKey(secret) && !siteIsLocal(bindings)
			return isRefused ? [{ name, text: `${name} is a test key.`, mend }] : []
		}
		if (secret.length >= shortestSecret) return []
		return [{ name, text: `${name} is shorter than ${shortestSecret} characters.`, mend }]
	})

/** Lists the settings of `wrangler.toml` that are still those of the repository. A local machine needs none of its own. */
function exampleFaults(bindings: Settings): Fault[] {
	if (siteIsLocal(bindings)) return []
	const { ORIGIN, MAIL_DOMAIN = '', TURNSTILE_SITE_KEY = '' } = bindings
	const faults: Record<string, string | null> = {
		ORIGIN: isPublicOrigin(ORIGIN) ? null : 'is not the https address of a site',
		MAIL_DOMAIN: MAIL_DOMAIN === '' || isExampleHost(MAIL_DOMAIN) ? 'is not a mail domain of yours' : null,
		TURNSTILE_SITE_KEY:
			TURNSTILE_SITE_KEY === '' ? 'is empty' : isTestSiteKey(TURNSTILE_SITE_KEY) ? 'is a test key' : null,
	}
	return Object.entries(faults).flatMap(([name, what]) =>
		what === null ? [] : [{ name, text: `${name} in wrangler.toml ${what}.`, mend: deploying(bindings) }],
	)
}

/** Lists the secrets and settings that a site needs and this one lacks. */
export const settingFaults = (bindings: Settings): Fault[] => [...secretFaults(bindings), ...exampleFaults(bindings)]

const siteIsLocal = ({ ENVIRONMENT = '' }: Settings) => isLocal({ ENVIRONMENT })

/** The command that migrates, and brings bindings and settings to the site. */
export const deploying = (bindings: Settings) => (siteIsLocal(bindings) ? 'npm start' : 'npm run deploy')
