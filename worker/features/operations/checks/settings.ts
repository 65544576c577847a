import { isTestSecretKey, isTestSiteKey } from '#contracts/auth/bot-check.ts'
import { brand } from '#web/content/brand.ts'
import {
	faultsOfSettings,
	hostOfMailbox,
	isWithin,
	neededSettings,
	retentionDays,
	type SettingFault,
	type SettingName,
	settingRules,
} from '#worker/set-up/setting-rules.ts'
import { bad, type Check, type CheckResult, good, type Site, siteIsLocal, warning } from '../check.ts'

/** The faults of these settings; null if they have none. */
export function badSettings(site: Site, names: readonly SettingName[]): CheckResult {
	const faults = faultsOfSettings(site.bindings, names, siteIsLocal(site))
	if (faults.length === 0) return null
	const hints = new Set(faults.map(siteIsLocal(site) ? localHintOf : hintOf))
	return bad(faults.map(({ text }) => text).join(' '), [...hints].join(' '))
}

const hintOf = ({ place, hint }: SettingFault) => (place === 'secret' ? hint : `${hint} Then run \`npm run deploy\`.`)

function localHintOf({ name, place }: SettingFault): string {
	if (place === 'wrangler.toml') return 'Correct it in `.dev.vars` or `wrangler.toml`, and run `npm start`.'
	if (!neededSettings.includes(name)) return 'Correct the line in `.dev.vars` or take it out, and run `npm start`.'
	return 'Take the line out of `.dev.vars` and run `npm start`, which makes a new one.'
}

function environment({ bindings: { ENVIRONMENT = '', ORIGIN = '' } }: Site): CheckResult {
	if (ENVIRONMENT === 'production' || ENVIRONMENT === 'staging') return good(`\`ENVIRONMENT\` is ${ENVIRONMENT}.`)
	if (ENVIRONMENT !== 'local') {
		return warning(
			`\`ENVIRONMENT\` is "${ENVIRONMENT}", which counts as production.`,
			'Correct `ENVIRONMENT` in `wrangler.toml`, and run `npm run deploy`.',
		)
	}
	if (settingRules.ORIGIN.faultOf(ORIGIN, false))
		return good('`ENVIRONMENT` is local: mails stay here, and test keys are taken.')
	return bad(
		`\`ENVIRONMENT\` is local, and the site is ${ORIGIN}: its mails could be read by everybody.`,
		'Take `ENVIRONMENT` out of the variables of the Worker, and run `npm run deploy`.',
	)
}

function address(site: Site): CheckResult {
	const wrong = badSettings(site, ['ORIGIN'])
	if (wrong) return wrong
	const { ORIGIN } = site.bindings
	if (site.isRouted === false)
		return bad(
			`\`ORIGIN\` is ${ORIGIN}, but no route of \`wrangler.toml\` leads to it.`,
			'Write its host into `routes` beside `workers_dev`, and run `npm run deploy`.',
		)
	return good(`\`ORIGIN\` is ${ORIGIN}.`)
}

function botCheck(site: Site): CheckResult {
	const { TURNSTILE_SITE_KEY = '', TURNSTILE_SECRET_KEY = '' } = site.bindings
	if (siteIsLocal(site)) {
		const isTest = isTestSiteKey(TURNSTILE_SITE_KEY) || isTestSecretKey(TURNSTILE_SECRET_KEY)
		return good(isTest ? 'Test keys, as on every local machine.' : 'Keys of a real widget.')
	}
	// A script may not see the secret. The check of the secrets finds one that is missing.
	const secret = TURNSTILE_SECRET_KEY === '' ? [] : (['TURNSTILE_SECRET_KEY'] as const)
	return (
		badSettings(site, ['TURNSTILE_SITE_KEY', ...secret]) ??
		good(
			site.secrets
				? 'The site key is of a real widget; the secret key cannot be read from here.'
				: 'Keys of a real widget.',
		)
	)
}

/** The domains of the site: `MAIL_DOMAIN`, the website without `www`, and the one that mails come from. */
function domainsOf({ bindings: { MAIL_DOMAIN = '', MAIL_FROM = '', ORIGIN = '' } }: Site): string[] {
	const website = URL.parse(ORIGIN)?.hostname.replace(/^www\./, '') ?? ''
	return [MAIL_DOMAIN, website, hostOfMailbox(MAIL_FROM) ?? ''].map((domain) => domain.toLowerCase())
}

/** Whether one of these domains holds both hosts. Under `co.in` the last two labels would not tell it. */
const areRelated = (a: string, b: string, domains: readonly string[]) =>
	domains.some((domain) => [a, b].every((host) => isWithin(host.toLowerCase(), domain)))

function mailAddresses(site: Site): CheckResult {
	const wrong = badSettings(site, ['MAIL_DOMAIN', 'MAIL_FROM', 'RECRUITERS_MAILBOX'])
	if (wrong) return wrong
	const { MAIL_DOMAIN = '', MAIL_FROM = '', RECRUITERS_MAILBOX = '', ORIGIN } = site.bindings
	const from = hostOfMailbox(MAIL_FROM) ?? ''
	const website = URL.parse(ORIGIN ?? '')?.hostname ?? ''
	const domains = domainsOf(site)
	if (!siteIsLocal(site) && !areRelated(website, from, domains))
		return warning(
			`Mails come from ${from} and lead to ${website}: filters may take them for fraud.`,
			'Let `MAIL_FROM` and `ORIGIN` be of one domain.',
		)
	const hosts = { MAIL_DOMAIN, RECRUITERS_MAILBOX: hostOfMailbox(RECRUITERS_MAILBOX) ?? '' }
	const unrelated = Object.entries(hosts).flatMap(([name, host]) =>
		areRelated(host, from, [...domains, host.toLowerCase()]) ? [] : [`\`${name}\``],
	)
	if (unrelated.length > 0)
		return warning(`Mails come from ${from}, and ${unrelated.join(' and ')} name another domain.`, slip)
	return good(`${MAIL_FROM} sends, staff are at ${MAIL_DOMAIN}, ${RECRUITERS_MAILBOX} hears of applications.`)
}

const slip = 'If that is a slip of the pen, correct it in `wrangler.toml`, and run `npm run deploy`.'

/** Cloudflare does not tell a Worker whether Email Routing is switched on. */
const routing = 'Email Routing must be on for it in the dashboard: https://developers.cloudflare.com/email-routing/'

function answersOfVisitors(site: Site): CheckResult {
	const { REPLY_DOMAIN, MAIL_DOMAIN = '' } = site.bindings
	const wrong = badSettings(site, ['REPLY_DOMAIN'])
	if (wrong) return wrong
	if (!REPLY_DOMAIN) return good('Answers go to the mailboxes of the departments: `REPLY_DOMAIN` is not set.')
	if (site.takesReplies === false)
		return bad(
			`Answers go to ${REPLY_DOMAIN}, but no line \`addresses\` of \`wrangler.toml\` leads its mails to the Worker.`,
			`Write \`addresses = ["*@${isWithin(REPLY_DOMAIN, MAIL_DOMAIN) ? MAIL_DOMAIN : '...'}"]\` with the domain of its zone at the top of \`wrangler.toml\`, and run \`npm run deploy\`. ${routing}`,
		)
	if (!siteIsLocal(site) && !domainsOf(site).some((domain) => isWithin(REPLY_DOMAIN, domain)))
		return warning(`Answers go to ${REPLY_DOMAIN}, which is not below \`MAIL_DOMAIN\`, ${MAIL_DOMAIN}.`, slip)
	return good(`Answers to ${REPLY_DOMAIN} come to the desk.${siteIsLocal(site) ? '' : ` ${routing}`}`)
}

const logsOfIndia =
	brand.legal.law === 'India'
		? ' The Digital Personal Data Protection Rules of 2025 ask for logs to be kept for a year.'
		: ''

const retention = (site: Site): CheckResult =>
	badSettings(site, ['APPLICATION_RETENTION_DAYS']) ??
	good(
		`Applications are erased ${retentionDays(site.bindings.APPLICATION_RETENTION_DAYS)} days after their job has closed.${logsOfIndia}`,
	)

const doneEnquiries = (site: Site): CheckResult =>
	badSettings(site, ['DONE_ENQUIRY_RETENTION_DAYS']) ??
	(site.bindings.DONE_ENQUIRY_RETENTION_DAYS
		? good(`Enquiries are erased ${retentionDays(site.bindings.DONE_ENQUIRY_RETENTION_DAYS)} days after they are done.`)
		: null)

const alerts = (site: Site): CheckResult =>
	badSettings(site, ['ALERT_WEBHOOK']) ??
	(site.bindings.ALERT_WEBHOOK ? good('A change of health is posted to `ALERT_WEBHOOK`.') : null)

/** The settings of `wrangler.toml` and `.dev.vars`. */
export const settingChecks: Check[] = [
	{ label: 'Environment', run: environment },
	{ label: 'Address of the site', run: address },
	{ label: 'Bot check', run: botCheck },
	{ label: 'Mail addresses', run: mailAddresses },
	{ label: 'Answers of visitors', run: answersOfVisitors },
	{ label: 'Applications', run: retention },
	{ label: 'Done enquiries', run: doneEnquiries },
	{ label: 'Alerts', run: alerts },
]
