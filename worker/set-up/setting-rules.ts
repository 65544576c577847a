import { isTestSecretKey, isTestSiteKey } from '#contracts/auth/bot-check.ts'

type Rule = {
	place: 'wrangler.toml' | 'secret'
	/** The fault of a value, to follow the name of the setting; null for a good one. An absent value is ''. */
	faultOf: (value: string, local: boolean) => string | null
	/** The meaning of the fault to an operator, with the remedy. */
	hint: string
	/** `down`: the site takes no calls. `bad`: it goes on without something. */
	severity: 'down' | 'bad'
}

/** In characters. */
export const shortestSecret = 32

function faultOfSecret(secret: string): string | null {
	if (secret === '') return 'is missing'
	return secret.length < shortestSecret ? `is shorter than ${shortestSecret} characters` : null
}

/** Whether a host name is reserved for examples and tests, as that of the invented company is. */
const isExampleHost = (host: string) => /(^|\.)(example|test|localhost|invalid)$/.test(host)

/** Whether a host is this domain, or below it. */
export const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)

/** Whether a mail address is in the domain of an example. */
export const isExampleMailbox = (address: string) => isExampleHost(address.slice(address.lastIndexOf('@') + 1))

function isPublicOrigin(origin: string): boolean {
	const url = URL.parse(origin)
	return url?.protocol === 'https:' && url.origin === origin && !isExampleHost(url.hostname)
}

const host = '[a-z0-9-]+(?:\\.[a-z0-9-]+)+'

/** The host of a mail address, without a name around it; null if it is none. */
export const hostOfMailbox = (text: string) => new RegExp(`^[^\\s@,;<>"]+@(${host})$`, 'i').exec(text)?.[1] ?? null

/** The days that something is kept; null unless the setting is a whole number from 1. */
export function retentionDays(setting: string | undefined): number | null {
	if (setting === undefined || !/^[1-9]\d{0,4}$/.test(setting)) return null
	return Number(setting)
}

const belongsToNobody = 'is in a domain that belongs to nobody'

const mailbox: Rule = {
	place: 'wrangler.toml',
	faultOf(value, local) {
		if (hostOfMailbox(value) === null) return 'is no mail address'
		return isExampleMailbox(value) && !local ? belongsToNobody : null
	},
	hint: 'Write an address in your own mail domain.',
	severity: 'bad',
}

const testKey = 'With a test key every program passes, or no visitor.'

/** The rules of each setting. The set-up page, `/health`, the doctor and `npm run deploy` read this list. */
export const settingRules = {
	TOKEN_SECRET: {
		place: 'secret',
		faultOf: faultOfSecret,
		hint: 'Run `npx wrangler secret put TOKEN_SECRET`.',
		severity: 'down',
	},
	/** Optional. */
	TOKEN_SECRET_PREVIOUS: {
		place: 'secret',
		faultOf: (secret) => (secret === '' ? null : faultOfSecret(secret)),
		hint: 'It can be guessed, and signs sessions. Run `npx wrangler secret put TOKEN_SECRET_PREVIOUS` with the old `TOKEN_SECRET`, or `npx wrangler secret delete TOKEN_SECRET_PREVIOUS`.',
		severity: 'bad',
	},
	PASSWORD_PEPPER: {
		place: 'secret',
		faultOf: faultOfSecret,
		hint: 'Run `npx wrangler secret put PASSWORD_PEPPER` with the one that passwords were made with.',
		severity: 'down',
	},
	TURNSTILE_SECRET_KEY: {
		place: 'secret',
		faultOf(key, local) {
			if (key === '') return 'is missing'
			return isTestSecretKey(key) && !local ? 'is a test key' : null
		},
		hint: `${testKey} Take the secret key of your Turnstile widget: \`TURNSTILE_SECRET_KEY=... npm run deploy\`.`,
		severity: 'down',
	},
	ORIGIN: {
		place: 'wrangler.toml',
		faultOf(origin, local) {
			if (local) return URL.parse(origin)?.origin === origin ? null : 'is not the address of a site'
			return isPublicOrigin(origin) ? null : 'is not the https address of a site'
		},
		hint: 'Links in mails lead nowhere. Write the address of your site, such as `https://www.your-company.com`.',
		severity: 'down',
	},
	MAIL_DOMAIN: {
		place: 'wrangler.toml',
		faultOf(domain, local) {
			if (!new RegExp(`^${host}$`, 'i').test(domain)) return 'is no mail domain'
			return isExampleHost(domain) && !local ? belongsToNobody : null
		},
		hint: 'Write the mail domain of your staff.',
		severity: 'down',
	},
	MAIL_FROM: mailbox,
	RECRUITERS_MAILBOX: mailbox,
	TURNSTILE_SITE_KEY: {
		place: 'wrangler.toml',
		faultOf(key, local) {
			if (local) return null
			if (key === '') return 'is empty'
			return isTestSiteKey(key) ? 'is a test key' : null
		},
		hint: `${testKey} Without one no visitor can send a form. Take the site key of your Turnstile widget.`,
		severity: 'down',
	},
	APPLICATION_RETENTION_DAYS: {
		place: 'wrangler.toml',
		faultOf: (days) => (retentionDays(days) === null ? 'is no number of days' : null),
		hint: 'No application is ever erased. Write a whole number from 1.',
		severity: 'bad',
	},
	/** Optional. */
	REPLY_DOMAIN: {
		place: 'wrangler.toml',
		faultOf(domain, local) {
			if (domain === '') return null
			if (!new RegExp(`^${host}$`).test(domain)) return 'is no mail domain in lower case'
			return isExampleHost(domain) && !local ? belongsToNobody : null
		},
		hint: 'Answers of visitors get lost. Write a domain whose mails come to this Worker, or take the line out.',
		severity: 'bad',
	},
	/** Optional. */
	DONE_ENQUIRY_RETENTION_DAYS: {
		place: 'wrangler.toml',
		faultOf: (days) => (days === '' || retentionDays(days) !== null ? null : 'is no number of days'),
		hint: 'No enquiry is erased by itself. Write a whole number from 1, or delete the line.',
		severity: 'bad',
	},
	/** Optional. */
	ALERT_WEBHOOK: {
		place: 'secret',
		faultOf: (address) => (address === '' || URL.parse(address)?.protocol === 'https:' ? null : 'is no https address'),
		hint: 'Nothing is posted. Run `npx wrangler secret put ALERT_WEBHOOK` with an address that begins with `https://`, or `npx wrangler secret delete ALERT_WEBHOOK`.',
		severity: 'bad',
	},
} satisfies Record<string, Rule>

export type SettingName = keyof typeof settingRules

const settingNames = Object.keys(settingRules) as SettingName[]

const ruleOf = (name: SettingName): Rule => settingRules[name]

/** The settings of a place. */
export const settingsIn = (place: Rule['place']) => settingNames.filter((name) => ruleOf(name).place === place)

/** The settings without which the site takes no calls. */
export const neededSettings = settingNames.filter((name) => ruleOf(name).severity === 'down')

/** `text`: the fault in a sentence for the operator, with the value unless that is a secret. */
export type SettingFault = { name: SettingName; place: Rule['place']; fault: string; text: string; hint: string }

/** Lists what is wrong with these settings. */
export function faultsOfSettings(
	settings: Partial<Record<SettingName, unknown>>,
	names: readonly SettingName[],
	local: boolean,
): SettingFault[] {
	return names.flatMap((name) => {
		const { place, faultOf, hint } = ruleOf(name)
		const value = String(settings[name] ?? '')
		const fault = faultOf(value, local)
		if (fault === null) return []
		const isTold = place === 'wrangler.toml' && value !== ''
		return [{ name, place, fault, text: `\`${name}\` ${fault}.${isTold ? ` It is "${value}".` : ''}`, hint }]
	})
}
