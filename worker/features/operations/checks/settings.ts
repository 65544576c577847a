import { isTestSecretKey, isTestSiteKey } from '#contracts/auth/bot-check.ts'
import { isExampleHost, isHttps, isPublicOrigin, retentionDays } from '#worker/check-settings.ts'
import { bad, type Check, type CheckResult, good, type Site, siteIsLocal, warning } from '../check.ts'

const correct = (what: string) => `Correct ${what} in \`wrangler.toml\`, and run \`npm run deploy\`.`

function environment({ bindings: { ENVIRONMENT = '', ORIGIN } }: Site): CheckResult {
	if (ENVIRONMENT === 'production' || ENVIRONMENT === 'staging') return good(`\`ENVIRONMENT\` is ${ENVIRONMENT}.`)
	if (ENVIRONMENT !== 'local') {
		return warning(`\`ENVIRONMENT\` is "${ENVIRONMENT}", which counts as production.`, correct('`ENVIRONMENT`'))
	}
	if (!isPublicOrigin(ORIGIN)) return good('`ENVIRONMENT` is local: mails stay here, and test keys are taken.')
	return bad(
		`\`ENVIRONMENT\` is local, and the site is ${ORIGIN}: its mails could be read by everybody.`,
		'Take `ENVIRONMENT` out of the variables of the Worker, and run `npm run deploy`.',
	)
}

function address(site: Site): CheckResult {
	const { ORIGIN = '' } = site.bindings
	const fits = siteIsLocal(site) ? URL.parse(ORIGIN)?.origin === ORIGIN : isPublicOrigin(ORIGIN)
	if (fits && site.isRouted === false)
		return bad(
			`\`ORIGIN\` is ${ORIGIN}, but no route of \`wrangler.toml\` leads to it.`,
			'Write its host into `routes` beside `workers_dev`, and run `npm run deploy`.',
		)
	if (fits) return good(`\`ORIGIN\` is ${ORIGIN}.`)
	return bad(
		`\`ORIGIN\` is "${ORIGIN}", and links in mails lead nowhere.`,
		siteIsLocal(site)
			? 'Take its line out of `.dev.vars`, and run `npm start`.'
			: 'Put the address of your site into `wrangler.toml`, such as `https://www.your-company.com`, and run `npm run deploy`.',
	)
}

function botCheck(site: Site): CheckResult {
	const { TURNSTILE_SITE_KEY = '', TURNSTILE_SECRET_KEY = '' } = site.bindings
	const tests = [
		...(isTestSiteKey(TURNSTILE_SITE_KEY) ? ['`TURNSTILE_SITE_KEY`'] : []),
		...(isTestSecretKey(TURNSTILE_SECRET_KEY) ? ['`TURNSTILE_SECRET_KEY`'] : []),
	]
	if (siteIsLocal(site))
		return good(tests.length > 0 ? 'Test keys, as on every local machine.' : 'Keys of a real widget.')
	if (tests.length > 0) {
		const verb = tests.length === 1 ? 'is a test key' : 'are test keys'
		return bad(
			`${tests.join(' and ')} ${verb}: no visitor passes, or every program does.`,
			'Take both keys from your Turnstile widget: the site key into `wrangler.toml`, then `TURNSTILE_SECRET_KEY=... npm run deploy`.',
		)
	}
	if (TURNSTILE_SITE_KEY === '')
		return bad('`TURNSTILE_SITE_KEY` is empty: no visitor can send a form.', correct('`TURNSTILE_SITE_KEY`'))
	return good(
		site.secrets
			? 'The site key is of a real widget; the secret key cannot be read from here.'
			: 'Keys of a real widget.',
	)
}

const host = '[a-z0-9-]+(?:\\.[a-z0-9-]+)+'
const isHost = (text: string) => new RegExp(`^${host}$`, 'i').test(text)
const hostOfMailbox = (text: string) => new RegExp(`^[^\\s@,;<>"]+@(${host})$`, 'i').exec(text)?.[1] ?? null

/** Whether two hosts share their last two labels, and so their owner. */
const areRelated = (a: string, b: string) => {
	const ownerOf = (name: string) => name.toLowerCase().split('.').slice(-2).join('.')
	return ownerOf(a) === ownerOf(b)
}

function mailAddresses(site: Site): CheckResult {
	const { MAIL_DOMAIN = '', MAIL_FROM = '', RECRUITERS_MAILBOX = '', ORIGIN } = site.bindings
	const hosts = {
		MAIL_DOMAIN: isHost(MAIL_DOMAIN) ? MAIL_DOMAIN : null,
		MAIL_FROM: hostOfMailbox(MAIL_FROM),
		RECRUITERS_MAILBOX: hostOfMailbox(RECRUITERS_MAILBOX),
	}
	const names = (is: (name: string | null) => boolean) =>
		Object.entries(hosts)
			.filter(([, name]) => is(name))
			.map(([setting]) => `\`${setting}\``)
	const broken = names((name) => name === null)
	if (broken.length > 0)
		return bad(`No mail address is in ${broken.join(', ')}, or no domain.`, correct(broken.join(', ')))
	const from = hosts.MAIL_FROM ?? ''
	if (!siteIsLocal(site)) {
		const examples = names((name) => isExampleHost(name ?? ''))
		if (examples.length > 0)
			return bad(
				`The domain in ${examples.join(', ')} belongs to nobody: no mail arrives.`,
				correct(examples.join(', ')),
			)
		const website = URL.parse(ORIGIN ?? '')?.hostname ?? ''
		if (!areRelated(website, from))
			return warning(
				`Mails come from ${from} and lead to ${website}: filters may take them for fraud.`,
				'Let `MAIL_FROM` and `ORIGIN` be of one domain.',
			)
	}
	const unrelated = names((name) => !areRelated(name ?? '', from))
	if (unrelated.length > 0)
		return warning(
			`Mails come from ${from}, and ${unrelated.join(' and ')} name another domain.`,
			'If that is a slip of the pen, correct it in `wrangler.toml`, and run `npm run deploy`.',
		)
	return good(`${MAIL_FROM} sends, staff are at ${MAIL_DOMAIN}, ${RECRUITERS_MAILBOX} hears of applications.`)
}

function retention({ bindings: { APPLICATION_RETENTION_DAYS: setting } }: Site): CheckResult {
	const days = retentionDays(setting)
	if (days !== null) return good(`Applications are erased ${days} days after their job has closed.`)
	return bad(
		`\`APPLICATION_RETENTION_DAYS\` is "${setting ?? ''}", which is no number of days: no application is ever erased.`,
		correct('`APPLICATION_RETENTION_DAYS`'),
	)
}

function alerts({ bindings: { ALERT_WEBHOOK } }: Site): CheckResult {
	if (!ALERT_WEBHOOK) return null
	if (isHttps(ALERT_WEBHOOK)) return good('A change of health is posted to `ALERT_WEBHOOK`.')
	return bad(
		'`ALERT_WEBHOOK` is no https address, so nothing is posted.',
		'Run `npx wrangler secret put ALERT_WEBHOOK`, or delete it.',
	)
}

/** The settings of `wrangler.toml` and `.dev.vars`. */
export const settingChecks: Check[] = [
	{ label: 'Environment', run: environment },
	{ label: 'Address of the site', run: address },
	{ label: 'Bot check', run: botCheck },
	{ label: 'Mail addresses', run: mailAddresses },
	{ label: 'Applications', run: retention },
	{ label: 'Alerts', run: alerts },
]
