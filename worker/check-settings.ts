import { isTestSecretKey } from '#contracts/auth/bot-check.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'

/** Whether a host name is reserved for examples and tests, as that of the invented company is. */
export const isExampleHost = (host: string) => /(^|\.)(example|test|localhost|invalid)$/.test(host)

/** Whether this is a public https origin, and not the example host of the repository. */
export function isPublicOrigin(origin: string | undefined): boolean {
	const url = URL.parse(origin ?? '')
	return url?.protocol === 'https:' && url.origin === origin && !isExampleHost(url.hostname)
}

export const secretNames = ['TOKEN_SECRET', 'PASSWORD_PEPPER', 'TURNSTILE_SECRET_KEY'] as const

const shortestSecret = 32

/** Lists the faults of the secrets. Signing in and sending forms need all of them. */
export function secretFaults(bindings: Partial<Pick<Bindings, (typeof secretNames)[number]>>): string[] {
	return secretNames.flatMap((name) => {
		const secret = bindings[name] ?? ''
		if (secret === '') return [`${name} is missing.`]
		if (name === 'TURNSTILE_SECRET_KEY' || secret.length >= shortestSecret) return []
		return [`${name} is shorter than ${shortestSecret} characters.`]
	})
}

/** Whether a deployed site has a test key for the bot check, which lets every visitor pass. */
export const takesTestTokens = (bindings: Pick<Bindings, 'ENVIRONMENT' | 'TURNSTILE_SECRET_KEY'>) =>
	isTestSecretKey(bindings.TURNSTILE_SECRET_KEY ?? '') && !isLocal(bindings)

/** The days that applications are kept; null unless the setting is a whole number from 1. */
export function retentionDays(setting: string | undefined): number | null {
	if (setting === undefined || !/^[1-9]\d{0,4}$/.test(setting)) return null
	return Number(setting)
}
