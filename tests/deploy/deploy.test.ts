import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cloudflareAccount } from '#tests/support/cloudflare/account.ts'
import { clonedProject } from '#tests/support/cloudflare/project.ts'
import { migrationsOfBuild } from '#worker/data/migrations.ts'

const project = clonedProject()
const account = await cloudflareAccount(project.folder)
const { state } = account
afterAll(async () => {
	expect(account.unknown).toEqual([])
	await account.stop()
	project.remove()
})

const turnstile = { TURNSTILE_SECRET_KEY: '0x4AAAAAAAB1cD2eF3gH4iJ5-secret' }
const pepper = { PASSWORD_PEPPER: 'a pepper of which the operator keeps a copy' }
const deploy = (args: string[] = [], env: Record<string, string> = turnstile) =>
	project.run('npm', ['run', 'deploy', '--', '--legal-texts-stay', ...args], { ...account.environment, ...env })
const wrangler = (...args: string[]) => project.run('npx', ['wrangler', ...args], account.environment)

// In this order: a new owner, from a clean checkout to a running site and its next versions.

test('wrangler deploy --dry-run builds a clean checkout, and warns of each placeholder', async () => {
	const { exitCode, output } = await wrangler('deploy', '--dry-run')
	expect(output).toContain('Total Upload:')
	for (const setting of ['ORIGIN', 'MAIL_DOMAIN', 'MAIL_FROM', 'RECRUITERS_MAILBOX', 'TURNSTILE_SITE_KEY'])
		expect(output).toContain(`Warning: \`${setting}\` `)
	expect(output).toContain('Warning: npm run deploy does the first deployment')
	expect(output).toContain(`up to ${migrationsOfBuild.at(-1)}`)
	expect(output).toContain('npx wrangler d1 migrations apply DB --remote')
	expect(exitCode).toBe(0)
})

test('npm run deploy refuses placeholders', async () => {
	const { exitCode, output } = await deploy()
	expect(output).toContain('Correct wrangler.toml first.')
	expect(exitCode).toBe(1)
	expect(account.calls.filter((call) => !call.startsWith('GET '))).toEqual([])
})

test('npm run deploy refuses without the Turnstile secret, before it creates anything', async () => {
	project.fillSettings('moonlit.dev')
	const { exitCode, output } = await deploy([], {})
	expect(output).toContain('TURNSTILE_SECRET_KEY=... npm run deploy')
	expect(exitCode).toBe(1)
	expect(account.calls.filter((call) => !call.startsWith('GET '))).toEqual([])
})

test('npm run deploy refuses to make a pepper that nobody can read again', async () => {
	const { exitCode, output } = await deploy()
	expect(output).toContain('PASSWORD_PEPPER=... npm run deploy')
	expect(exitCode).toBe(1)
	expect(account.calls.filter((call) => !call.startsWith('GET '))).toEqual([])
})

test('the first wrangler deploy uploads the new settings; the site says what it lacks', async () => {
	const { exitCode, output } = await wrangler('deploy')
	expect(exitCode, output).toBe(0)
	expect(output).not.toContain('Warning: ORIGIN')
	expect(state.domains).toEqual(['www.moonlit.dev'])
	const [version] = state.versions
	expect(version?.metadata.bindings).toContainEqual(
		expect.objectContaining({ name: 'ORIGIN', text: 'https://www.moonlit.dev' }),
	)
	const health = await account.visit('/health')
	expect([health.status, await health.json()]).toMatchObject([503, { status: 'down' }])
	const news = await account.visit('/news')
	expect([news.status, news.headers.get('Retry-After')]).toEqual([503, expect.any(String)])
	expect(await news.text()).toContain('npm run deploy')
	expect((await account.visit('/about')).status).toBe(200)
})

test('the first npm run deploy creates, migrates, uploads and requests the site', async () => {
	const { exitCode, output } = await deploy([], { ...turnstile, ...pepper, D1_LOCATION: 'weur' })
	expect(exitCode, output).toBe(0)
	expect(output).toContain('Deployed to https://www.moonlit.dev')
	expect(state.database).toMatchObject({ name: project.name, replication: 'auto' })
	expect(state.buckets).toEqual([`${project.name}-media`, `${project.name}-private`])
	expect(Object.keys(state.secrets).sort()).toEqual(['PASSWORD_PEPPER', 'TOKEN_SECRET', 'TURNSTILE_SECRET_KEY'])
	expect(state.crons).toEqual([{ cron: '* * * * *' }])
	const mailboxes = await account.rows('select mailbox from departments')
	expect(mailboxes.length).toBeGreaterThan(0)
	for (const { mailbox } of mailboxes) expect(mailbox).toMatch(/@moonlit\.dev$/)
	expect((await account.visit('/health')).status).toBe(200)
	expect((await account.visit('/news')).status).toBe(200)
})

test('the second one keeps secrets and rows', async () => {
	const secrets = { ...state.secrets }
	await account.rows("update departments set mailbox = 'help@elsewhere.dev', updated_by = null where id = 1")
	await account.rows("insert into counters (key, count, resets_at) values ('kept', 1, '2030-01-01T00:00:00.000Z')")
	const { exitCode, output } = await deploy([], {})
	expect(exitCode, output).toBe(0)
	expect(state.secrets).toEqual(secrets)
	expect(await account.rows("select count from counters where key = 'kept'")).toEqual([{ count: 1 }])
	expect(state.deployment).toEqual([{ version_id: state.versions.at(-1)?.id, percentage: 100 }])
})

test('npm run deploy refuses to replace a rule of Email Routing, before it changes anything', async () => {
	project.fillReplies('moonlit.dev')
	const office = { enabled: true, source: 'api', actions: [{ type: 'forward', value: ['office@moonlit.dev'] }] }
	state.mailRules['*@moonlit.dev'] = { id: 'catch-all', ...office }
	state.mailRules['sales@moonlit.dev'] = { id: 'sales-rule', ...office }
	const versions = state.versions.length
	const { exitCode, output } = await deploy([], {})
	expect(exitCode).toBe(1)
	expect(output).toContain('*@moonlit.dev: to this Worker, now forward office@moonlit.dev')
	expect(output).toContain('sales@moonlit.dev: to this Worker, now forward office@moonlit.dev')
	expect(output).toContain('npm run deploy -- --take-over')
	expect(output).not.toContain('Checking the code')
	expect(state.versions).toHaveLength(versions)
	expect(state.mailRules['*@moonlit.dev']?.actions).toEqual(office.actions)
})

test('--take-over leads its mails to the Worker, and the next deployment has nothing to ask', async () => {
	const { exitCode, output } = await deploy(['--take-over'], {})
	expect(exitCode, output).toBe(0)
	expect(output).toContain('Email Routing rules are up to date.')
	expect(output).not.toContain('needs the migrations')
	const rule = {
		enabled: true,
		source: 'wrangler',
		owner_worker_tag: 'site',
		actions: [{ type: 'worker', value: [project.name] }],
	}
	expect(state.mailRules).toEqual({
		'*@moonlit.dev': { id: 'catch-all', ...rule },
		'sales@moonlit.dev': { id: 'sales-rule', ...rule },
	})
	expect(state.versions.at(-1)?.metadata.bindings).toContainEqual(
		expect.objectContaining({ name: 'REPLY_DOMAIN', text: 'answers.moonlit.dev' }),
	)
})

test('--gradual 10 gives the new version a tenth of the requests, and says how to go on', async () => {
	const before = state.versions.at(-1)?.id
	const { exitCode, output } = await deploy(['--gradual', '10'], {})
	expect(exitCode, output).toBe(0)
	const version = state.versions.at(-1)?.id
	expect(state.deployment).toEqual([
		{ version_id: version, percentage: 10 },
		{ version_id: before, percentage: 90 },
	])
	expect(output).toContain(`npx wrangler versions deploy ${version}@100%`)
})

test('a migration that fails stops the deployment before the upload', async () => {
	const before = [...state.deployment]
	const name = 'migrations/9999_broken.sql'
	project.write(name, 'alter table no_such_table add column later text;')
	const { exitCode, output } = await deploy([], {})
	rmSync(join(project.folder, name))
	expect(exitCode).toBe(1)
	expect(output).toContain('no such table')
	expect(output).toContain('time-travel restore')
	expect(state.deployment).toEqual(before)
	expect((await account.visit('/health')).status).toBe(200)
})
