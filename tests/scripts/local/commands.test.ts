import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { noteServing } from '#scripts/local/orphans.ts'
import { runningProcesses } from '#scripts/local/running-processes.ts'
import { ownProject } from '#tests/support/server/own-project.ts'

const project = ownProject()
afterAll(project.remove)

/** Returns the refusal of a command: one line of output. */
function sentenceOf({ code, stderr }: { code: number; stderr: string }): string {
	expect(code).toBe(1)
	const lines = stderr.trim().split('\n')
	expect(lines).toHaveLength(1)
	return lines[0] ?? ''
}

/** A backup of a newer release. */
const newer = join(project.folder, 'newer')
const bucket = { lines: 0, sha256: '', bytes: 0 }
const manifest = {
	format: 1,
	madeAt: '2026-01-31T10:00:00.000Z',
	migrations: ['0000_foundation.sql', '0001_later.sql'],
	settled: true,
}

/** Calls and their refusals. Each one runs alone with its preconditions met. */
const refusals: [call: string[], sentence: string | RegExp][] = [
	...['backup', 'restore', 'doctor', 'deploy', 'migration', 'admin', 'start', 'dev'].map(
		(command): [string[], string] => [[command, '--frehs'], "Unknown option '--frehs'."],
	),
	[
		['restore', 'backups/monday'],
		"Unexpected argument 'backups/monday'. Options come after two dashes of their own: npm run <command> -- --<option>",
	],
	[['backup', '--to'], "Option '--to <value>' argument missing."],
	[['backup', '--to', '--remote'], "Option '--to' argument is ambiguous."],
	[['backup', '--to', ''], /Name the folder/],
	[['restore', '--from', ''], /Usage/],
	[['restore', '--from', project.folder], /holds no backup/],
	[['restore', '--from', newer], /its last migration is 0001_later\.sql/],
]

describe('wrong arguments, and a restore from no backup of this release, end with one sentence and change nothing', () => {
	let ended: { code: number; stderr: string }[]
	beforeAll(async () => {
		mkdirSync(newer)
		const buckets = { MEDIA: bucket, PRIVATE_FILES: bucket }
		writeFileSync(join(newer, 'manifest.json'), JSON.stringify({ ...manifest, tables: {}, buckets }))
		ended = await project.runAll(refusals.map(([call]) => call))
	}, 60_000)

	test.each(
		refusals.map(([call, sentence], index) => ({
			call: call.join(' ').replace(project.folder, '<folder>'),
			sentence,
			index,
		})),
	)('$call', ({ sentence, index }) => {
		const end = ended[index]
		if (!end) throw new Error('It has not ended')
		if (typeof sentence === 'string') expect(sentenceOf(end)).toBe(sentence)
		else expect(sentenceOf(end)).toMatch(sentence)
	})

	test('no settings and no database exist afterwards', () => {
		expect(existsSync(project.settings)).toBe(false)
		expect(existsSync(project.state)).toBe(false)
	})
})

describe('before the first start', () => {
	test('a backup refuses: there is nothing to save', async () => {
		const backup = await project.run('backup', '--to', join(project.folder, 'backup'))
		expect(sentenceOf(backup)).toContain('npm start makes the tables')
		expect(existsSync(join(project.folder, 'backup'))).toBe(false)
	})

	test('the doctor reports the migrations, and nothing that depends on them', async () => {
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
		expect(lines.at(-1)).toBe('1 check needs attention.')
	})
})

test('a start on the port of a running one names its process', async () => {
	const port = await getPort()
	vi.stubEnv('PORT', String(port))
	const own = runningProcesses().find(({ pid }) => pid === process.pid)
	mkdirSync(dirname(project.state), { recursive: true })
	noteServing({ state: project.state, port }, { starter: process.pid, group: own?.group })
	expect(sentenceOf(await project.run('start'))).toContain(
		`The site runs on port ${port} already: process ${process.pid}.`,
	)
})

test('an interrupted backup says so', async () => {
	const { child, said, output } = project.start('backup')
	await said('Writing')
	child.kill('SIGINT')
	const [code] = await once(child, 'close')
	expect(code).toBe(130)
	expect(output.stderr.trim()).toBe('Stopped. Nothing is kept of this backup.')
})
