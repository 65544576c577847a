import { expect, test } from 'vitest'
import { problemsOf, secretsToUpload } from '#scripts/deploy/settings.ts'

const good = {
	ENVIRONMENT: 'production',
	ORIGIN: 'https://www.moonlit.dev',
	MAIL_DOMAIN: 'moonlit.dev',
	MAIL_FROM: 'no-reply@moonlit.dev',
	RECRUITERS_MAILBOX: 'jobs@moonlit.dev',
	APPLICATION_RETENTION_DAYS: '180',
	TURNSTILE_SITE_KEY: '0x4AAAAAAAB1cD2eF3gH4iJ5',
}

const routed = { name: 'moonlit', routes: [{ pattern: 'www.moonlit.dev', custom_domain: true }] }

test('settings of a real site may be deployed', () => {
	expect(problemsOf({ ...routed, vars: good }, 'production')).toEqual([])
})

test.each([
	['ENVIRONMENT', 'local', 'ENVIRONMENT must be'],
	['ENVIRONMENT', undefined, 'ENVIRONMENT must be'],
	['ORIGIN', 'https://www.company.example', '`ORIGIN` is not the https address'],
	['ORIGIN', 'http://www.moonlit.dev', '`ORIGIN` is not the https address'],
	['ORIGIN', 'https://www.moonlit.dev/', '`ORIGIN` is not the https address'],
	['ORIGIN', undefined, '`ORIGIN` is not the https address'],
	['MAIL_DOMAIN', 'company.example', '`MAIL_DOMAIN` is in a domain that belongs to nobody'],
	['MAIL_FROM', 'no-reply@company.example', '`MAIL_FROM` is in a domain'],
	['RECRUITERS_MAILBOX', undefined, '`RECRUITERS_MAILBOX` is no mail address'],
	['APPLICATION_RETENTION_DAYS', 'a year', 'is no number of days'],
	['REPLY_DOMAIN', 'answers.company.example', '`REPLY_DOMAIN` is in a domain that belongs to nobody'],
	['REPLY_DOMAIN', 'https://moonlit.dev', '`REPLY_DOMAIN` is no mail domain'],
	['REPLY_DOMAIN', 'Answers.moonlit.dev', 'in lower case'],
	['REPLY_DOMAIN', 'co.uk', 'below which companies register their domains'],
	['TURNSTILE_SITE_KEY', '', 'is empty'],
	['TURNSTILE_SITE_KEY', '1x00000000000000000000AA', 'is a test key'],
	['TURNSTILE_SITE_KEY', '2x00000000000000000000AB', 'is a test key'],
	['TURNSTILE_SITE_KEY', '3x00000000000000000000FF', 'is a test key'],
])('%s = %s is refused', (name, value, problem) => {
	expect(problemsOf({ ...routed, vars: { ...good, [name]: value } }, 'production')).toEqual([
		expect.stringContaining(problem),
	])
})

test('staging needs its own ENVIRONMENT', () => {
	expect(problemsOf({ ...routed, vars: good }, 'staging')).toEqual([
		expect.stringContaining('ENVIRONMENT must be "staging"'),
	])
	expect(problemsOf({ ...routed, vars: { ...good, ENVIRONMENT: 'staging' } }, 'staging')).toEqual([])
})

test.each([
	['a custom domain', { routes: [{ pattern: 'www.moonlit.dev', custom_domain: true }] }, true],
	['a route of the host', { route: 'www.moonlit.dev/*' }, true],
	['a route of all subdomains', { routes: [{ pattern: 'https://*.moonlit.dev/*', zone_name: 'moonlit.dev' }] }, true],
	[
		'the address at workers.dev',
		{ vars: { ...good, ORIGIN: 'https://moonlit.owner.workers.dev' }, workers_dev: true },
		true,
	],
	['no route', {}, false],
	['a custom domain of another host', { routes: [{ pattern: 'moonlit.dev', custom_domain: true }] }, false],
	['a route of a folder', { routes: ['www.moonlit.dev/news/*'] }, false],
	['a route of one page', { routes: ['www.moonlit.dev/'] }, false],
	['workers.dev alone', { workers_dev: true }, false],
])('%s: ORIGIN leads to the Worker, or the deployment is refused', (_what, routing, leads) => {
	const problems = problemsOf({ name: 'moonlit', vars: good, ...routing }, 'production')
	expect(problems).toEqual(leads ? [] : [expect.stringContaining('no route leads to it. Write beside workers_dev')])
})

test.each<[addresses: string[] | undefined, takes: boolean]>([
	[['*@moonlit.dev'], true],
	[['hello@moonlit.dev', '*@Moonlit.dev'], true],
	[['*@answers.moonlit.dev'], true],
	[undefined, false],
	[['hello@answers.moonlit.dev'], false],
	[['*@lit.dev'], false],
	[['*@other.answers.moonlit.dev'], false],
])('with the address rules %j a REPLY_DOMAIN may be deployed: %s', (addresses, takes) => {
	const vars = { ...good, REPLY_DOMAIN: 'answers.moonlit.dev' }
	const problems = problemsOf({ ...routed, vars, addresses }, 'production')
	expect(problems).toEqual(takes ? [] : [expect.stringContaining('addresses = ["*@moonlit.dev"]')])
})

test.each<[what: string, vars: Record<string, string>, zone: string]>([
	['of MAIL_DOMAIN', { REPLY_DOMAIN: 'answers.moonlit.uk.com', MAIL_DOMAIN: 'moonlit.uk.com' }, 'moonlit.uk.com'],
	['of ORIGIN', { REPLY_DOMAIN: 'answers.moonlit.uk.com', ORIGIN: 'https://www.moonlit.uk.com' }, 'moonlit.uk.com'],
	['that a company registers', { REPLY_DOMAIN: 'answers.moonlit.co.in' }, 'moonlit.co.in'],
])('the refusal proposes the domain %s', (_what, vars, zone) => {
	const routes = [{ pattern: 'www.moonlit.uk.com', custom_domain: true }, ...routed.routes]
	const problems = problemsOf({ ...routed, routes, vars: { ...good, ...vars } }, 'production')
	expect(problems).toEqual([expect.stringContaining(`addresses = ["*@${zone}"]`)])
})

test.each(['co.in', 'co.uk', 'com'])('a catch-all of %s is nobody’s zone', (suffix) => {
	const vars = { ...good, REPLY_DOMAIN: `answers.moonlit.${suffix}` }
	const problems = problemsOf({ ...routed, vars, addresses: [`*@${suffix}`] }, 'production')
	expect(problems).toEqual([expect.stringContaining(`addresses = ["*@moonlit.${suffix}"]`)])
})

test('an environment that inherits the addresses of production is refused', () => {
	const addresses = ['*@moonlit.dev']
	const staging = { ...good, ENVIRONMENT: 'staging' }
	expect(problemsOf({ ...routed, vars: staging, addresses }, 'staging')).toEqual([
		expect.stringMatching(/inherits addresses\. Write beside workers_dev of \[env\.staging\]: addresses = \[\]$/),
	])
	expect(problemsOf({ ...routed, vars: staging, addresses: [] }, 'staging')).toEqual([])
	const withReplies = { ...staging, REPLY_DOMAIN: 'answers.moonlit.dev' }
	expect(problemsOf({ ...routed, vars: withReplies, addresses }, 'staging')).toEqual([])
	// Switching off: answers to earlier mails still arrive.
	expect(problemsOf({ ...routed, vars: good, addresses }, 'production')).toEqual([])
})

const newSecret = () => 'made here'
const oldPepper = 'a pepper of which the operator has a copy'
const key = { TURNSTILE_SECRET_KEY: 'a real key' }
const both = { ...key, PASSWORD_PEPPER: oldPepper }

test('a new Worker gets the given secrets and a new token secret', () => {
	expect(secretsToUpload({ present: [], given: both, newSecret })).toEqual({
		TURNSTILE_SECRET_KEY: 'a real key',
		TOKEN_SECRET: 'made here',
		PASSWORD_PEPPER: oldPepper,
	})
})

test('present secrets stay, whatever the environment holds', () => {
	const present = ['TURNSTILE_SECRET_KEY', 'TOKEN_SECRET', 'PASSWORD_PEPPER']
	const given = { TOKEN_SECRET: 'another', PASSWORD_PEPPER: 'another' }
	expect(secretsToUpload({ present, given, newSecret })).toEqual({})
})

test('a given Turnstile secret replaces the present one', () => {
	const present = ['TURNSTILE_SECRET_KEY', 'TOKEN_SECRET', 'PASSWORD_PEPPER']
	expect(secretsToUpload({ present, given: key, newSecret })).toEqual(key)
})

test('a missing Turnstile secret, or a test one, is refused', () => {
	const rest = { present: [], newSecret }
	expect(() => secretsToUpload({ ...rest, given: {} })).toThrow('has no TURNSTILE_SECRET_KEY')
	const testKey = { TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA' }
	expect(() => secretsToUpload({ ...rest, given: testKey })).toThrow('is a test key')
})

test('a pepper is never made: a copy of a secret cannot be read back', () => {
	const lost = { present: ['TOKEN_SECRET'], newSecret }
	const refused = () => secretsToUpload({ ...lost, given: key })
	expect(refused).toThrow('node -p "crypto.randomBytes(32).toString(\'hex\')"')
	expect(refused).toThrow('give the old one, since with another nobody could sign in')
	expect(secretsToUpload({ ...lost, given: both })).toEqual(both)
})

test('a given secret that is too short is refused', () => {
	const sources = { present: [], newSecret }
	expect(() => secretsToUpload({ ...sources, given: { ...key, PASSWORD_PEPPER: 'short' } })).toThrow('32 characters')
})
