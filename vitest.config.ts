import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** `worker`: in workerd, on real D1 and R2. `node`: what runs in a browser or in a script, as far as it needs neither. */
export default defineConfig({
	test: {
		projects: [
			{
				plugins: [
					cloudflareTest(async () => ({
						wrangler: { configPath: './wrangler.toml' },
						miniflare: {
							bindings: {
								ENVIRONMENT: 'local',
								ORIGIN: 'https://www.nilavu.test',
								MAIL_DOMAIN: 'nilavu.example',
								TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
								TURNSTILE_SECRET_KEY: '1x0000000000000000000000000000000AA',
								TOKEN_SECRET: 'a token secret that only the tests use',
								PASSWORD_PEPPER: 'a password pepper that only the tests use',
								TEST_MIGRATIONS: await readD1Migrations('./migrations'),
							},
						},
					})),
				],
				test: {
					name: 'worker',
					include: ['tests/worker/**/*.test.ts'],
					setupFiles: ['tests/support/migrate.ts'],
				},
			},
			{ test: { name: 'node', include: ['tests/{web,scripts}/**/*.test.ts'] } },
		],
	},
})
