import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const withoutTypeScript = '--no-experimental-strip-types'

test.each<[what: string, packages: string[], options: string[], says: string]>([
	['nothing is installed', [], [], 'Run npm ci first.'],
	['the development packages are left out', ['hono'], [], 'Run npm ci --include=dev'],
	[
		'the script that installs Node 24 is left out',
		['hono', 'node'],
		[withoutTypeScript],
		'Run npm ci --ignore-scripts=false',
	],
	['everything is installed', ['hono', 'node'], [], ''],
])('when %s, a command says what helps', (_what, packages, options, says) => {
	const folder = mkdtempSync(join(tmpdir(), 'site-installed-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	cpSync('scripts/installed.js', join(folder, 'installed/installed.mjs'))
	for (const name of packages) {
		mkdirSync(join(folder, 'node_modules', name), { recursive: true })
		writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{}')
	}
	const args = [...options, '--import', './installed/installed.mjs', '--eval', '']
	const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
	expect(status).toBe(says === '' ? 0 : 1)
	expect(stderr.trim().endsWith(says), stderr).toBe(true)
})
