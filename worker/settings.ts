import { isTestSecretKey } from '#contracts/auth/bot-check.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'

/** Names that belong to nobody: reserved for examples and tests, the invented company's among them. */
export const isExampleHost = (host: string) => /(^|\.)(example|test|localhost|invalid)$/.test(host)

/** The site's scheme and host, and not the invented host that the repository comes with. */
export function isPublicOrigin(origin: string | undefined): boolean {
	const url = URL.parse(origin ?? '')
	return url?.protocol === 'https:' && url.origin === origin && !isExampleHost(url.hostname)
}

export const secretNames = ['TOKEN_SECRET', 'PASSWORD_PEPPER', 'TURNSTILE_SECRET_KEY'] as const

const shortestSecret = 32

/** What is wrong with the secrets, by their names; without them nobody could sign in or send anything. */
export function secretFaults(bindings: Partial<Pick<Bindings, (typeof secretNames)[number]>>): string[] {
	return secretNames.flatMap((name) => {
		const secret = bindings[name] ?? ''
		if (secret === '') return [`${name} is missing.`]
		if (name === 'TURNSTILE_SECRET_KEY' || secret.length >= shortestSecret) return []
		return [`${name} is shorter than ${shortestSecret} characters.`]
	})
}

/** Whether a deployed site checks visitors with a key that lets everybody through. */
export const takesTestTokens = (bindings: Pick<Bindings, 'ENVIRONMENT' | 'TURNSTILE_SECRET_KEY'>) =>
	isTestSecretKey(bindings.TURNSTILE_SECRET_KEY ?? '') && !isLocal(bindings)

/** For how many days applications are kept; null unless the setting is a whole number from 1. */
export function retentionDays(setting: string | undefined): number | null {
	if (setting === undefined || !/^[1-9]\d{0,4}$/.test(setting)) return null
	return Number(setting)
}
