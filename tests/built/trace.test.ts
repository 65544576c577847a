import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder, root } from '#scripts/command/paths.ts'

/** Stands in one place of the sources. */
const marker = 'FLOOD_LIMIT.limit({ key: visitorAddress('

test('npm run trace names the source files of a stack trace', () => {
	const files = globSync('server/**/*.js', { cwd: buildFolder }).map((file) => join(buildFolder, file))
	const file = files.find((path) => readFileSync(path, 'utf8').includes(marker)) ?? ''
	const line =
		readFileSync(file, 'utf8')
			.split('\n')
			.findIndex((text) => text.includes(marker)) + 1
	const input = `    at floodLimit (${basename(file)}:${line}:10)\\n    at elsewhere (other.js:1:1)`
	const output = execFileSync(process.execPath, [join(root, 'scripts/trace.ts')], { input, encoding: 'utf8' })
	expect(output).toMatch(/at floodLimit \(worker\/visitors\/flood-limit\.ts:\d+:\d+\)\n/)
	expect(output).toContain('at elsewhere (other.js:1:1)')
})
