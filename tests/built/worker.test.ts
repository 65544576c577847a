import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildFolder } from '#scripts/command/paths.ts'

const scripts = globSync('server/**/*.js', { cwd: buildFolder })
	.sort()
	.map((file) => readFileSync(join(buildFolder, file)))

test('The Worker is at most 1,050 KB compressed', () => {
	expect(scripts.length).toBeGreaterThan(10)
	expect(gzipSync(Buffer.concat(scripts)).byteLength / 1000).toBeLessThanOrEqual(1_050)
})

test('The Worker has no component of the back office, which renders in the browser alone', () => {
	const worker = Buffer.concat(scripts).toString()
	for (const words of ['Saved replies', 'Nobody has taken these up yet']) expect(worker).not.toContain(words)
})
