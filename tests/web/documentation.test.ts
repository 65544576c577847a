import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

const documents = [
	'README.md',
	'tests/README.md',
	'tests/bench/README.md',
	...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'))

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/[^\w\s-]/g, '')
		.replace(/\s/g, '-')

const anchorsIn = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const linksIn = (file: string) =>
	[...read(file).matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].map(([, path = '', anchor = '']) => ({
		target: path ? posix.join(posix.dirname(file), path) : file,
		anchor,
	}))

test.each(documents)('every link of %s leads somewhere', (file) => {
	const dead = linksIn(file).filter(
		({ target, anchor }) => !existsSync(target) || (anchor !== '' && !anchorsIn(target).includes(anchor)),
	)
	expect(dead).toEqual([])
})

/** The paths of that file are relative to `tests/`; a test below reads them. */
const withRootPaths = documents.filter((file) => file !== 'docs/hostile-cases.md')

test.each(withRootPaths)('every path that %s names exists', (file) => {
	const named = [...read(file).matchAll(/`((?:worker|web|scripts|tests|docs|migrations)\/[\w./-]+)`/g)]
	const missing = named.map(([, path = '']) => path).filter((path) => !existsSync(path))
	expect(missing).toEqual([])
})

test.each(documents)('every npm script that %s names exists', (file) => {
	const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
	const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
	expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test('hostile cases name test files that exist', () => {
	const named = [...read('docs/hostile-cases.md').matchAll(/`((?:worker|web|e2e|support|bench)\/[\w./-]+)`/g)]
	const missing = named
		.map(([, path = '']) => `tests/${path}`)
		.filter((path) => !['.test.ts', '.test.tsx', '.ts', ''].some((end) => existsSync(`${path}${end}`)))
	expect(missing).toEqual([])
})

test('the README and each decision record are short', () => {
	expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121)
	for (const name of readdirSync('docs/decisions'))
		expect(read(`docs/decisions/${name}`).split('\n').length, name).toBeLessThanOrEqual(26)
})
