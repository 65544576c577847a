import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ownProject } from '#tests/support/own-project.ts'

const project = ownProject()
afterAll(project.remove)

/** What a command that refused has said, which is one sentence or two on a line of their own. */
async function refusalOf(command: string, ...args: string[]): Promise<string> {
	const { code, stderr } = await project.run(command, ...args)
	expect(code).toBe(1)
	const lines = stderr.trim().split('\n')
	expect(lines).toHaveLength(1)
	return lines[0] ?? ''
}

describe('arguments that a command does not take are named, and nothing is done', () => {
	test.each(['backup', 'restore', 'doctor', 'deploy', 'migration', 'admin', 'start', 'dev'])('%s', async (command) => {
		expect(await refusalOf(command, '--frehs')).toBe("Unknown option '--frehs'.")
		expect(existsSync(project.settings)).toBe(false)
	})

	test('a stray one, as npm leaves it without the two dashes', async () => {
		expect(await refusalOf('restore', 'backups/monday')).toBe(
			"Unexpected argument 'backups/monday'. Options come after two dashes of their own: npm run <command> -- --<option>",
		)
	})

	test('an option without its value', async () => {
		expect(await refusalOf('backup', '--to')).toBe("Option '--to <value>' argument missing.")
		expect(await refusalOf('backup', '--to', '--remote')).toBe("Option '--to' argument is ambiguous.")
		expect(await refusalOf('backup', '--to', '')).toContain('Name the folder')
		expect(await refusalOf('restore', '--from', '')).toContain('Usage')
	})
})

test('a restore looks at its folder before it makes a database', async () => {
	expect(await refusalOf('restore', '--from', project.folder)).toContain('holds no backup')
	const older = join(project.folder, 'older')
	mkdirSync(older)
	const manifest = { format: 1, madeAt: '2026-01-31T10:00:00.000Z', migrations: ['0000_foundation.sql'], settled: true }
	const bucket = { lines: 0, sha256: '', bytes: 0 }
	const buckets = { MEDIA: bucket, PRIVATE_FILES: bucket }
	writeFileSync(join(older, 'manifest.json'), JSON.stringify({ ...manifest, tables: {}, buckets }))
	expect(await refusalOf('restore', '--from', older)).toContain('its last migration is 0000_foundation.sql')
	expect(existsSync(project.state)).toBe(false)
})

describe('before the first start', () => {
	test('there is nothing to save', async () => {
		expect(await refusalOf('backup', '--to', join(project.folder, 'backup'))).toContain('npm start makes the tables')
		expect(existsSync(join(project.folder, 'backup'))).toBe(false)
	})

	test('the doctor names the migrations, and nothing that needs them', async () => {
		project.prepare()
		const { code, stdout, stderr } = await project.run('doctor')
		expect(code).toBe(1)
		expect(stderr).toBe('')
		const lines = stdout.trim().split('\n')
		const at = lines.findIndex((line) => line.includes('Migrations'))
		expect(lines[at]).toMatch(/^ {2}bad {6}Migrations +None is applied: the database is empty\.$/)
		expect(lines[at + 1]).toMatch(/^ +Run npm start, which migrates\.$/)
		expect(lines.filter((line) => /^ {2}(bad|warning)/.test(line))).toHaveLength(1)
		expect(lines.filter((line) => line.startsWith('{'))).toEqual([])
		expect(lines.at(-1)).toBe('One thing needs you.')
	})
})

test('a backup that somebody ends says so', async () => {
	const { child, said, output } = project.start('backup')
	await said('Writing')
	child.kill('SIGINT')
	const [code] = await once(child, 'close')
	expect(code).toBe(130)
	expect(output.stderr.trim()).toBe('Stopped. Nothing is kept of this backup.')
})
