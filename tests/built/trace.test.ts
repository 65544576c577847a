import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder, root } from '#scripts/command/paths.ts'

/** Stands in one place of the sources, and as it is in the minified Worker. */
const marker = '`search $'

test('npm run trace names the source files of a stack trace', () => {
	const files = globSync('server/**/*.js', { cwd: buildFolder }).map((file) => join(buildFolder, file))
	const file = files.find((path) => readFileSync(path, 'utf8').includes(marker)) ?? ''
	const lines = readFileSync(file, 'utf8').split('\n')
	const line = lines.findIndex((text) => text.includes(marker))
	const column = lines[line]?.indexOf(marker) ?? 0
	const input = `    at searchLimit (${basename(file)}:${line + 1}:${column + 1})\\n    at elsewhere (other.js:1:1)`
	const output = execFileSync(process.execPath, [join(root, 'scripts/trace.ts')], { input, encoding: 'utf8' })
	expect(output).toMatch(/at searchLimit \(worker\/features\/search\/search\.staff\.ts:\d+:\d+\)\n/)
	expect(output).toContain('at elsewhere (other.js:1:1)')
})
