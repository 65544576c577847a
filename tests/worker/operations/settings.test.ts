import { describe, expect, test } from 'vitest'
import { aSite, deployed, finding, local } from '#tests/support/pages/site.ts'
import type { Site } from '#worker/features/operations/check.ts'
import type { Bindings } from '#worker/http/request-context.ts'

const unreachable = { head: () => Promise.reject(new Error('unreachable')) } as unknown as R2Bucket
const testSiteKey = '1x00000000000000000000AA'
const testSecretKey = '1x0000000000000000000000000000000AA'

describe.each<
	[label: string, cases: [what: string, settings: Partial<Bindings>, state: string | undefined, text: string][]]
>([
	['Database', [['answers', {}, 'good', '`DB` answers in']]],
	[
		'Public files',
		[
			['answer', {}, 'good', '`MEDIA` answers in'],
			['do not answer', { MEDIA: unreachable }, 'bad', '`MEDIA` does not answer'],
			['are not bound', { MEDIA: undefined }, 'bad', '`MEDIA` is not bound'],
		],
	],
	[
		'Private files',
		[
			['answer', {}, 'good', '`PRIVATE_FILES` answers in'],
			['do not answer', { PRIVATE_FILES: unreachable }, 'bad', '`PRIVATE_FILES` does not answer'],
		],
	],
	[
		'Picture sizes',
		[
			['can be made', {}, 'good', '`IMAGES` is bound'],
			[
				'cannot be made',
				{ IMAGES: undefined },
				'warning',
				'`IMAGES` is not bound: visitors get each picture as it was',
			],
		],
	],
	[
		'Mail service',
		[
			['is bound', {}, 'good', '`EMAIL` is bound'],
			['is not bound', { EMAIL: undefined }, 'bad', '`EMAIL` is not bound'],
		],
	],
	[
		'Files of the build',
		[
			['are bound', {}, 'good', '`ASSETS` is bound'],
			['are not bound', { ASSETS: undefined }, 'bad', '`ASSETS` is not bound'],
		],
	],
	[
		'Secrets',
		[
			['are there', {}, 'good', 'All 3 are there and long enough'],
			[
				'are missing',
				{ TOKEN_SECRET: '', TURNSTILE_SECRET_KEY: undefined },
				'bad',
				'`TOKEN_SECRET` is missing. `TURNSTILE_SECRET_KEY` is missing.',
			],
			[
				'have an old one that can be guessed',
				{ TOKEN_SECRET_PREVIOUS: 'abcde' },
				'bad',
				'`TOKEN_SECRET_PREVIOUS` is shorter than 32 characters.',
			],
			['have an old one', { TOKEN_SECRET_PREVIOUS: 'x'.repeat(32) }, 'good', 'All 3 are there'],
			['are too short', { PASSWORD_PEPPER: 'short' }, 'bad', '`PASSWORD_PEPPER` is shorter than 32 characters.'],
		],
	],
	[
		'Environment',
		[
			['is production', {}, 'good', 'is production'],
			['is staging', { ENVIRONMENT: 'staging' }, 'good', 'is staging'],
			['is a machine', local, 'good', 'is local'],
			['is something else', { ENVIRONMENT: 'preview' }, 'warning', '"preview"'],
			['says local on a site', { ENVIRONMENT: 'local' }, 'bad', 'could be read by everybody'],
		],
	],
	[
		'Address of the site',
		[
			['is a site', {}, 'good', 'https://www.moonlit.dev'],
			['is a machine', local, 'good', 'http://localhost:8787'],
			[
				'is the example',
				{ ORIGIN: 'https://www.company.example' },
				'bad',
				'`ORIGIN` is not the https address of a site. It is "https',
			],
			['ends in a slash', { ORIGIN: 'https://www.moonlit.dev/' }, 'bad', '`ORIGIN` is not the'],
			['is missing', { ...local, ORIGIN: undefined }, 'bad', '`ORIGIN` is not the'],
		],
	],
	[
		'Bot check',
		[
			['has real keys', {}, 'good', 'Keys of a real widget'],
			['has test keys on a machine', { ...local, TURNSTILE_SITE_KEY: testSiteKey }, 'good', 'Test keys'],
			['has a test site key', { TURNSTILE_SITE_KEY: testSiteKey }, 'bad', '`TURNSTILE_SITE_KEY` is a test key'],
			[
				'has test keys',
				{ TURNSTILE_SITE_KEY: testSiteKey, TURNSTILE_SECRET_KEY: testSecretKey },
				'bad',
				'`TURNSTILE_SITE_KEY` is a test key. It is "1x00000000000000000000AA". `TURNSTILE_SECRET_KEY` is a test key.',
			],
			['has no site key', { TURNSTILE_SITE_KEY: '' }, 'bad', 'is empty'],
		],
	],
	[
		'Mail addresses',
		[
			['fit', {}, 'good', 'no-reply@moonlit.dev sends'],
			['fit with a sender of its own host', { MAIL_FROM: 'no-reply@mail.moonlit.dev' }, 'good', 'mail.moonlit.dev'],
			[
				'are the example on a machine',
				{
					...local,
					MAIL_DOMAIN: 'company.example',
					MAIL_FROM: 'a@company.example',
					RECRUITERS_MAILBOX: 'b@company.example',
				},
				'good',
				'a@company.example sends',
			],
			[
				'are the example',
				{ MAIL_DOMAIN: 'company.example' },
				'bad',
				'`MAIL_DOMAIN` is in a domain that belongs to nobody',
			],
			[
				'are none',
				{ MAIL_FROM: 'Company', RECRUITERS_MAILBOX: undefined },
				'bad',
				'`MAIL_FROM` is no mail address. It is "Company". `RECRUITERS_MAILBOX` is no mail address.',
			],
			[
				'are of another site',
				{ ORIGIN: 'https://www.sunlit.dev' },
				'warning',
				'Mails come from moonlit.dev and lead to www.sunlit.dev',
			],
			[
				'are of two domains',
				{ RECRUITERS_MAILBOX: 'careers@sunlit.dev' },
				'warning',
				'`RECRUITERS_MAILBOX` name another domain',
			],
			[
				'are of two companies below one public suffix',
				{
					ORIGIN: 'https://www.moonlit.co.in',
					MAIL_DOMAIN: 'moonlit.co.in',
					MAIL_FROM: 'no-reply@moonlit.co.in',
					RECRUITERS_MAILBOX: 'careers@sunlit.co.in',
				},
				'warning',
				'`RECRUITERS_MAILBOX` name another domain',
			],
		],
	],
	[
		'Answers of visitors',
		[
			['go to mailboxes', {}, 'good', 'the mailboxes of the departments'],
			['come to the desk', { REPLY_DOMAIN: 'answers.moonlit.dev' }, 'good', 'Email Routing must be on'],
			['come to the desk of a machine', { ...local, REPLY_DOMAIN: 'answers.localhost' }, 'good', 'come to the desk.'],
			['go to another domain', { REPLY_DOMAIN: 'answers.sunlit.dev' }, 'warning', 'not below `MAIL_DOMAIN`'],
			['go to a public suffix', { REPLY_DOMAIN: 'co.in' }, 'warning', 'not below `MAIL_DOMAIN`'],
			['go to the example', { REPLY_DOMAIN: 'answers.company.example' }, 'bad', 'belongs to nobody'],
			['go to no domain', { REPLY_DOMAIN: 'desk@moonlit.dev' }, 'bad', 'is no mail domain'],
		],
	],
	[
		'Applications',
		[
			['are kept for a time', {}, 'good', 'days after their job has closed'],
			[
				'are kept for no number of days',
				{ APPLICATION_RETENTION_DAYS: 'a year' },
				'bad',
				'`APPLICATION_RETENTION_DAYS` is no number of days',
			],
			['are kept for no time that is said', { APPLICATION_RETENTION_DAYS: undefined }, 'bad', 'is no number of days'],
		],
	],
	[
		'Done enquiries',
		[
			['are erased', { DONE_ENQUIRY_RETENTION_DAYS: '730' }, 'good', '730 days after they are done'],
			[
				'have a wrong setting',
				{ DONE_ENQUIRY_RETENTION_DAYS: 'two years' },
				'bad',
				'`DONE_ENQUIRY_RETENTION_DAYS` is no number of days. It is "two years".',
			],
		],
	],
	[
		'Alerts',
		[
			['go to a webhook', { ALERT_WEBHOOK: 'https://hooks.chat.dev/x' }, 'good', 'is posted'],
			['go nowhere', { ALERT_WEBHOOK: 'hooks.chat.dev' }, 'bad', 'no https address'],
		],
	],
])('%s', (label, cases) => {
	test.each(cases)('%s', async (_, settings, state, text) => {
		const found = await finding(label, aSite(settings))
		expect(found).toMatchObject({ state, text: expect.stringContaining(text) })
		expect(found?.advice === null).toBe(state === 'good')
	})
})

test.each(['Missing files', 'Objects without a row'])('%s: bad while a bucket is not bound', async (label) => {
	for (const unbound of [{ MEDIA: undefined }, { PRIVATE_FILES: undefined }])
		expect(await finding(label, aSite(unbound))).toMatchObject({
			state: 'bad',
			text: expect.stringContaining('not bound'),
		})
})

describe('from outside of the Worker', () => {
	const site = (others: Partial<Site>) => aSite({ EMAIL: undefined, ASSETS: undefined }, { inWorker: false, ...others })

	test('a script does not check the bindings that only the Worker has', async () => {
		expect(await finding('Mail service', site({}))).toBeUndefined()
		expect(await finding('Files of the build', site({}))).toBeUndefined()
		expect(await finding('Picture sizes', site({}))).toBeUndefined()
	})

	test('secrets that cannot be read are known by their names', async () => {
		const { TOKEN_SECRET: _, PASSWORD_PEPPER: _pepper, TURNSTILE_SECRET_KEY: _key, ...rest } = deployed
		const all = ['TOKEN_SECRET', 'PASSWORD_PEPPER', 'TURNSTILE_SECRET_KEY']
		const look = (secrets: string[]) => finding('Secrets', { ...site({ secrets }), bindings: rest })
		expect(await look(all)).toMatchObject({ state: 'good', text: 'All 3 are there.' })
		expect(await look(all.slice(1))).toMatchObject({ state: 'bad', text: '`TOKEN_SECRET` is missing.' })
	})

	test('a route must lead to the address of the site', async () => {
		const address = (isRouted: boolean) => finding('Address of the site', site({ isRouted }))
		expect(await address(true)).toMatchObject({ state: 'good' })
		expect(await address(false)).toMatchObject({ state: 'bad', text: expect.stringContaining('no route') })
	})

	test('the sender must be one that may send', async () => {
		expect(await finding('Allowed sender', site({ senders: ['no-reply@moonlit.dev'] }))).toMatchObject({
			state: 'good',
		})
		expect(await finding('Allowed sender', site({ senders: ['info@moonlit.dev'] }))).toMatchObject({
			state: 'bad',
			text: expect.stringContaining('no-reply@moonlit.dev'),
		})
		expect(await finding('Allowed sender', aSite())).toBeUndefined()
	})
})

test('answers that no address rule leads to the Worker are lost, which only a script can see', async () => {
	const site = aSite({ REPLY_DOMAIN: 'answers.moonlit.dev' }, { takesReplies: false })
	expect(await finding('Answers of visitors', site)).toMatchObject({
		state: 'bad',
		text: expect.stringContaining('no line `addresses`'),
		advice: expect.stringMatching(/addresses = \["\*@moonlit\.dev"\].*npm run deploy/),
	})
})

test('a wrong webhook is corrected where it is kept, or taken out there', async () => {
	const ALERT_WEBHOOK = 'http://hooks.chat.dev/x'
	expect((await finding('Alerts', aSite({ ALERT_WEBHOOK })))?.advice).toMatch(
		/`npx wrangler secret put ALERT_WEBHOOK` .* or `npx wrangler secret delete ALERT_WEBHOOK`/,
	)
	expect((await finding('Alerts', aSite({ ...local, ALERT_WEBHOOK })))?.advice).toBe(
		'Correct the line in `.dev.vars` or take it out, and run `npm start`.',
	)
})

test('the advice about an old secret makes no new one', async () => {
	const TOKEN_SECRET_PREVIOUS = 'abcde'
	expect((await finding('Secrets', aSite({ TOKEN_SECRET_PREVIOUS })))?.advice).toContain(
		'`npx wrangler secret delete TOKEN_SECRET_PREVIOUS`',
	)
	expect((await finding('Secrets', aSite({ ...local, TOKEN_SECRET_PREVIOUS })))?.advice).toBe(
		'Correct the line in `.dev.vars` or take it out, and run `npm start`.',
	)
})
