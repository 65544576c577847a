import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the list of third-party licences has every package whose code is in the built Worker', () => {
	const sources = globSync('build/server/**/*.map').flatMap(
		(file) => (JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }).sources,
	)
	const shipped = new Set(sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))
	expect(shipped.size).toBeGreaterThan(50)
	const list = readFileSync('docs/third-party-licences.md', 'utf8')
	expect([...shipped].filter((name) => !list.includes(`| ${name} |`))).toEqual([])
})
