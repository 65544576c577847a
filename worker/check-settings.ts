/** Whether a host name is reserved for examples and tests, as that of the invented company is. */
export const isExampleHost = (host: string) => /(^|\.)(example|test|localhost|invalid)$/.test(host)

/** Whether a mail address is in the domain of an example. */
export const isExampleMailbox = (address: string) => isExampleHost(address.slice(address.lastIndexOf('@') + 1))

/** Whether this is a public https origin, and not the example host of the repository. */
export function isPublicOrigin(origin: string | undefined): boolean {
	const url = URL.parse(origin ?? '')
	return url?.protocol === 'https:' && url.origin === origin && !isExampleHost(url.hostname)
}

export const isHttps = (address: string) => URL.parse(address)?.protocol === 'https:'

export const secretNames = ['TOKEN_SECRET', 'PASSWORD_PEPPER', 'TURNSTILE_SECRET_KEY'] as const

/** In characters. */
export const shortestSecret = 32

/** The days that applications are kept; null unless the setting is a whole number from 1. */
export function retentionDays(setting: string | undefined): number | null {
	if (setting === undefined || !/^[1-9]\d{0,4}$/.test(setting)) return null
	return Number(setting)
}
