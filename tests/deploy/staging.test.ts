import { afterAll, expect, test } from 'vitest'
import { cloudflareAccount } from '#tests/support/cloudflare/account.ts'
import { clonedProject } from '#tests/support/cloudflare/project.ts'

const project = clonedProject()
project.fillSettings('moonlit.dev')
const account = await cloudflareAccount(project.folder, 'staging')
afterAll(async () => {
	expect(account.unknown).toEqual([])
	await account.stop()
	project.remove()
})

const env = {
	...account.environment,
	TURNSTILE_SECRET_KEY: '0x4AAAAAAAB1cD2eF3gH4iJ5-secret',
	PASSWORD_PEPPER: 'a pepper of which the operator keeps a copy',
}

test('npm run deploy -- --env staging deploys a site of its own that no search engine indexes', async () => {
	const { exitCode, output } = await project.run(
		'npm',
		['run', 'deploy', '--', '--legal-texts-stay', '--env', 'staging'],
		env,
	)
	expect(exitCode, output).toBe(0)
	expect(output).toContain('Deployed to https://staging.moonlit.dev')
	expect(account.state.database?.name).toBe(`${project.name}-staging`)
	expect(account.state.buckets).toEqual([`${project.name}-staging-media`, `${project.name}-staging-private`])
	for (const path of ['/', '/contact', '/news', '/health', '/robots.txt', '/favicon.svg'])
		expect((await account.visit(path)).headers.get('X-Robots-Tag'), path).toContain('noindex')
	expect(await (await account.visit('/robots.txt')).text()).toContain('Disallow: /\n')
	expect(await (await account.visit('/health')).json()).toMatchObject({ environment: 'staging' })
})

test('a build for production in the staging environment is not healthy', async () => {
	const { exitCode, output } = await project.run('npx', ['wrangler', 'deploy', '--env', 'staging'], account.environment)
	expect(exitCode, output).toBe(0)
	const health = await account.visit('/health')
	expect([health.status, await health.json()]).toMatchObject([503, { status: 'down', build: 'down' }])
})

test('CLOUDFLARE_ENV=staging npx wrangler deploy builds for staging', async () => {
	const { exitCode, output } = await project.run('npx', ['wrangler', 'deploy'], { ...env, CLOUDFLARE_ENV: 'staging' })
	expect(exitCode, output).toBe(0)
	expect((await account.visit('/health')).status).toBe(200)
})
