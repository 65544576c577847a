import { isTestSecretKey, isTestSiteKey } from '#contracts/auth/bot-check.ts'
import {
	faultsOfSettings,
	hostOfMailbox,
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
	const hints = new Set(faults.map((fault) => (siteIsLocal(site) ? localHints[fault.place] : hintOf(fault))))
	return bad(faults.map(({ text }) => text).join(' '), [...hints].join(' '))
}

const hintOf = ({ place, hint }: SettingFault) => (place === 'secret' ? hint : `${hint} Then run \`npm run deploy\`.`)

const localHints = {
	'wrangler.toml': 'Correct it in `.dev.vars` or `wrangler.toml`, and run `npm start`.',
	secret: 'Take the line out of `.dev.vars` and run `npm start`, which makes a new one.',
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

/** Whether two hosts share their last two labels, and so their owner. */
const areRelated = (a: string, b: string) => {
	const ownerOf = (name: string) => name.toLowerCase().split('.').slice(-2).join('.')
	return ownerOf(a) === ownerOf(b)
}

function mailAddresses(site: Site): CheckResult {
	const wrong = badSettings(site, ['MAIL_DOMAIN', 'MAIL_FROM', 'RECRUITERS_MAILBOX'])
	if (wrong) return wrong
	const { MAIL_DOMAIN = '', MAIL_FROM = '', RECRUITERS_MAILBOX = '', ORIGIN } = site.bindings
	const from = hostOfMailbox(MAIL_FROM) ?? ''
	const website = URL.parse(ORIGIN ?? '')?.hostname ?? ''
	if (!siteIsLocal(site) && !areRelated(website, from))
		return warning(
			`Mails come from ${from} and lead to ${website}: filters may take them for fraud.`,
			'Let `MAIL_FROM` and `ORIGIN` be of one domain.',
		)
	const hosts = { MAIL_DOMAIN, RECRUITERS_MAILBOX: hostOfMailbox(RECRUITERS_MAILBOX) ?? '' }
	const unrelated = Object.entries(hosts).flatMap(([name, host]) => (areRelated(host, from) ? [] : [`\`${name}\``]))
	if (unrelated.length > 0)
		return warning(
			`Mails come from ${from}, and ${unrelated.join(' and ')} name another domain.`,
			'If that is a slip of the pen, correct it in `wrangler.toml`, and run `npm run deploy`.',
		)
	return good(`${MAIL_FROM} sends, staff are at ${MAIL_DOMAIN}, ${RECRUITERS_MAILBOX} hears of applications.`)
}

/** Cloudflare does not tell a Worker whether Email Routing is switched on. */
const routing = 'Email Routing must be on for it in the dashboard: https://developers.cloudflare.com/email-routing/'

function answersOfVisitors(site: Site): CheckResult {
	const { REPLY_DOMAIN } = site.bindings
	const wrong = badSettings(site, ['REPLY_DOMAIN'])
	if (wrong) return wrong
	if (!REPLY_DOMAIN) return good('Answers go to the mailboxes of the departments: `REPLY_DOMAIN` is not set.')
	if (site.takesReplies === false)
		return bad(
			`Answers go to ${REPLY_DOMAIN}, but no line \`addresses\` of \`wrangler.toml\` leads its mails to the Worker.`,
			`Write \`addresses = ["*@..."]\` with the domain of its zone at the top of \`wrangler.toml\`, and run \`npm run deploy\`. ${routing}`,
		)
	return good(`Answers to ${REPLY_DOMAIN} come to the desk.${siteIsLocal(site) ? '' : ` ${routing}`}`)
}

const retention = (site: Site): CheckResult =>
	badSettings(site, ['APPLICATION_RETENTION_DAYS']) ??
	good(
		`Applications are erased ${retentionDays(site.bindings.APPLICATION_RETENTION_DAYS)} days after their job has closed.`,
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
