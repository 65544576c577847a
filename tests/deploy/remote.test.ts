import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManifest } from '#scripts/backup/manifest.ts'
import { cloudflareAccount } from '#tests/support/cloudflare/account.ts'
import { clonedProject } from '#tests/support/cloudflare/project.ts'
import { brand } from '#web/content/brand.ts'

const project = clonedProject()
project.fillSettings('moonlit.dev')
const account = await cloudflareAccount(project.folder)
const { state } = account
const wrangler = (...args: string[]) => project.run('npx', ['wrangler', ...args], account.environment)

beforeAll(async () => {
	const { name = '' } = project
	state.buckets.push(`${name}-media`, `${name}-private`)
	await wrangler('d1', 'create', name, '--no-update-config')
	const { exitCode, output } = await wrangler('d1', 'migrations', 'apply', 'DB', '--remote')
	expect(exitCode, output).toBe(0)
})

afterAll(async () => {
	expect(account.unknown).toEqual([])
	await account.stop()
	project.remove()
})

const stores = join(process.cwd(), 'tests/support/cloudflare/remote-stores.ts')
const pepper = 'a pepper of the deployed site, of which this is a copy'

/** Runs a command and returns its output without Node's warning about the certificate of the stand-in. */
async function remotely(command: string, ...args: string[]) {
	const node = [...['--no-warnings', '--import', stores], `scripts/${command}.ts`, ...args, '--remote']
	const { exitCode, output = '' } = await project.run(process.execPath, node, {
		...account.environment,
		PASSWORD_PEPPER: pepper,
	})
	return { exitCode, lines: output.trim().split('\n') }
}

const person = [
	'--user-name',
	'maya',
	'--full-name',
	'Maya Varma',
	'--email',
	'maya.varma',
	'--mobile',
	brand.staffNumbers.example,
]

test('npm run admin adds the first administrator to the deployed database, and prints the link', async () => {
	const { exitCode, lines } = await remotely('admin', 'create', ...person)
	expect(exitCode, lines.join('\n')).toBe(0)
	expect(lines.at(-1)).toMatch(/^https:\/\/www\.moonlit\.dev\//)
	expect(state.remoteBindings).toEqual(['DB', 'MEDIA', 'PRIVATE_FILES'])
	expect(await account.rows('select user_name from users')).toEqual([{ user_name: 'maya' }])
})

test('npm run doctor checks the deployed database and buckets', async () => {
	if (state.database) state.database.replication = 'auto'
	const { exitCode, lines } = await remotely('doctor')
	const text = lines.join('\n')
	expect(text).toMatch(/^ {2}good +Schema +Every table, column, index and trigger/m)
	expect(text).toMatch(/^ {2}warning +Administrators +1 active Admin has no password yet/m)
	expect(text).toMatch(/^ {2}good +\S.* D1 keeps replicas near the visitors\.$/m)
	expect(text).toMatch(/^ {2}good +Public files +MEDIA answers/m)
	expect(text).toMatch(/^ {2}bad +Secrets +TOKEN_SECRET is missing/m)
	expect(exitCode).toBe(1)
})

test('npm run backup saves the deployed site, and ends with the command that restores it', async () => {
	const folder = join(project.folder, 'saved')
	const { exitCode, lines } = await remotely('backup', '--to', folder)
	expect(exitCode, lines.join('\n')).toBe(0)
	expect(lines.at(-1)).toBe(`npm run restore -- --remote --from ${folder}`)
	expect(readManifest(folder)).toMatchObject({ settled: true, tables: { users: { lines: 1 } } })
	expect(readFileSync(join(folder, 'rows/users.jsonl'), 'utf8')).toContain('"maya"')
})

test.each([
	['the session', /edge-preview/, 'Cloudflare does not open the database and the buckets'],
	['the list of databases', /\/d1\/database$/, 'wrangler d1 list --json failed'],
])('where the API refuses %s, admin, doctor and backup end with one sentence', async (_, paths, sentence) => {
	account.refuse(paths)
	try {
		for (const call of [['admin', 'create', ...person], ['doctor'], ['backup', '--to', join(project.folder, 'none')]]) {
			const [command = '', ...args] = call
			const { exitCode, lines } = await remotely(command, ...args)
			expect(exitCode, command).toBe(1)
			const said = lines.filter((line) => !/^ *1 {2}Writing /.test(line) && line !== '')
			expect(said, command).toEqual([
				`${sentence}: Authentication error [code: 10000]. docs/deploying.md names the rights that the API token needs.`,
			])
		}
	} finally {
		account.refuse(null)
	}
})

test('npm run doctor says in one sentence that the names of the secrets cannot be read', async () => {
	account.refuse(/\/secrets$/)
	const { exitCode, lines } = await remotely('doctor')
	account.refuse(null)
	expect([exitCode, lines]).toEqual([
		1,
		[expect.stringMatching(/^The secrets of "\w+" cannot be listed: Authentication error \[code: 10000\]\./)],
	])
})
