import { expect, test } from 'vitest'
import { forEnvironment as inScript } from '#scripts/command/for-environment.ts'
import { forEnvironment as inWorker } from '#worker/set-up/for-environment.ts'

test('advice for staging names it, since the bare command changes production', () => {
	const staging = { ENVIRONMENT: 'staging' }
	expect(inWorker('npm run deploy', staging)).toBe('npm run deploy -- --env staging')
	expect(inWorker('Run `npx wrangler secret put TOKEN_SECRET`.', staging)).toBe(
		'Run `npx wrangler secret put TOKEN_SECRET --env staging`.',
	)
	expect(inWorker('Or `npx wrangler secret delete ALERT_WEBHOOK`.', staging)).toBe(
		'Or `npx wrangler secret delete ALERT_WEBHOOK --env staging`.',
	)
	expect(inWorker('Run `npm run admin -- create --remote`.', staging)).toBe(
		'Run `CLOUDFLARE_ENV=staging npm run admin -- create --remote`.',
	)
	expect(inWorker('Run `npx wrangler d1 execute DB --remote --command "select 1"`.', staging)).toBe(
		'Run `npx wrangler d1 execute DB --remote --env staging --command "select 1"`.',
	)
	expect(inWorker('Run `npm run reindex -- --remote`.', staging)).toBe(
		'Run `CLOUDFLARE_ENV=staging npm run reindex -- --remote`.',
	)
	expect(inScript('TURNSTILE_SECRET_KEY=... npm run deploy', 'staging')).toBe(
		'TURNSTILE_SECRET_KEY=... CLOUDFLARE_ENV=staging npm run deploy',
	)
	expect(inScript('npx wrangler d1 migrations apply DB --remote', 'staging')).toBe(
		'CLOUDFLARE_ENV=staging npx wrangler d1 migrations apply DB --remote',
	)
})

test.each(['production', 'local', ''])('advice for "%s" stays as it is', (ENVIRONMENT) => {
	expect(inWorker('npm run deploy', { ENVIRONMENT })).toBe('npm run deploy')
	expect(inScript('npm run deploy', '')).toBe('npm run deploy')
})
