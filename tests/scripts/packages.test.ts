import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesFile, licencesText } from '#scripts/licences/licences-text.ts'

type Package = { version: string; dependencies?: Record<string, string> }

const json = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content
const { packages } = json<{ packages: Record<string, Package> }>('package-lock.json')
const { engines, overrides, devDependencies } = json<Record<string, Record<string, string>>>('package.json')

/** The installed copies of a package. */
const copiesOf = (name: string) => Object.keys(packages).filter((path) => path.endsWith(`node_modules/${name}`))

test.each(['workerd', 'miniflare', 'wrangler'])('%s is installed once', (name) => {
	expect(copiesOf(name)).toEqual([`node_modules/${name}`])
})

test('workerd has the version that miniflare requires', () => {
	expect(packages['node_modules/miniflare']?.dependencies?.workerd).toBe(overrides?.workerd)
	expect(packages['node_modules/workerd']?.version).toBe(overrides?.workerd)
})

test('.nvmrc is the version of Node on which npm scripts run, and the README names what engines says', () => {
	const major = devDependencies?.node?.split('.')[0]
	expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(major)
	const [, oldest, ...versions] =
		/^\^(\d+\.\d+)\.0 \|\| \^(\d+\.\d+)\.0 \|\| >=(\d+\.\d+)\.0$/.exec(engines?.node ?? '') ?? []
	const readme = readFileSync('README.md', 'utf8')
	expect(readme).toContain(`You need Node ${versions.join(', ')} or newer`)
	expect(readme).toContain(`Node ${oldest} works too, with warnings`)
})

test('the list of third-party licences is current: npm run licences', () => {
	expect(readFileSync(licencesFile, 'utf8')).toBe(licencesText())
})
