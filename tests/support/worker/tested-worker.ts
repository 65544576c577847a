import { type cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { mergeWorkerOptions } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import type { Bindings } from '#worker/http/request-context.ts'

type Setting = { [Name in keyof Bindings]-?: NonNullable<Bindings[Name]> extends string ? Name : never }[keyof Bindings]
type Options = NonNullable<Exclude<Parameters<typeof cloudflareTest>[0], (...given: never) => unknown>['miniflare']>

/** A test that needs another value passes it with its call. */
const settings = {
	ENVIRONMENT: 'local',
	ORIGIN: 'https://www.company.test',
	MAIL_DOMAIN: 'company.example',
	MAIL_FROM: 'no-reply@company.example',
	REPLY_DOMAIN: undefined,
	RECRUITERS_MAILBOX: 'careers@company.example',
	APPLICATION_RETENTION_DAYS: '180',
	DONE_ENQUIRY_RETENTION_DAYS: undefined,
	TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
	TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
	TOKEN_SECRET: 'a token secret that only the tests use',
	TOKEN_SECRET_PREVIOUS: undefined,
	PASSWORD_PEPPER: 'a password pepper that only the tests use',
	ALERT_WEBHOOK: undefined,
	RENDERS_BUILD: undefined,
} satisfies Record<Setting, string | undefined>

const resources = {
	DB: { d1Databases: { DB: 'database' } },
	MEDIA: { r2Buckets: { MEDIA: 'media' } },
	PRIVATE_FILES: { r2Buckets: { PRIVATE_FILES: 'private-files' } },
	EMAIL: { email: { send_email: [{ name: 'EMAIL' }] } },
	ASSETS: { serviceBindings: { ASSETS: { disk: { path: 'web/static' } } } },
	VERSION: { versionMetadata: 'VERSION' },
	FLOOD_LIMIT: { ratelimits: { FLOOD_LIMIT: { namespace_id: '1', simple: { limit: 120, period: 60 } } } },
	IMAGES: { images: { binding: 'IMAGES' } },
} satisfies Record<Exclude<keyof Bindings, Setting>, Options>

/**
 * Describes the Worker of the tests to Miniflare, with every name of `Bindings`. The settings and resources of a company, in
 * wrangler.toml and `.dev.vars`, must not decide the outcome of a test: of those files only the runtime's date and flags count.
 */
export async function testedWorker(): Promise<Options> {
	const { compatibility_date, compatibility_flags } = unstable_readConfig({ config: 'wrangler.toml' })
	// Miniflare takes no undefined values.
	const present = Object.entries(settings).filter(([, value]) => value !== undefined)
	const runtime = {
		compatibilityDate: compatibility_date,
		compatibilityFlags: compatibility_flags,
		modulesRules: [{ type: 'CompiledWasm' as const, include: ['**/*.wasm'] }],
	}
	const bindings = { ...Object.fromEntries(present), TEST_MIGRATIONS: await readD1Migrations('migrations') }
	return Object.values<Options>(resources).reduce<Options>(mergeWorkerOptions, { ...runtime, bindings })
}
