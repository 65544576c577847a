import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownProject } from '#tests/support/server/own-project.ts'

let project: ReturnType<typeof ownProject>
const inProject = (path: string) => join(project.folder, path)
const write = (path: string, content: string) => {
	mkdirSync(dirname(inProject(path)), { recursive: true })
	writeFileSync(inProject(path), content)
}

/** Sends wrangler to an upload without a build. */
const redirect = '.wrangler/deploy/config.json'

beforeEach(() => {
	project = ownProject()
	write(redirect, '{ "configPath": "../../build/server/wrangler.json" }')
	write('build/server/index.js', 'the build before')
})
afterEach(() => project.remove())

const expectNothingLeft = () => expect(['build', redirect].filter((path) => existsSync(inProject(path)))).toEqual([])

test('a build that fails leaves nothing that wrangler would upload', async () => {
	write('vite.config.ts', "throw new Error('broken on purpose')")
	const { code, stderr } = await project.run('build', '--quiet')
	expect([code, stderr]).toEqual([1, expect.stringContaining('broken on purpose')])
	expectNothingLeft()
}, 60_000)

test('a build that is interrupted leaves nothing that wrangler would upload', async () => {
	write(
		'vite.config.ts',
		`import { mkdirSync } from 'node:fs'
		mkdirSync('build/server', { recursive: true })
		setInterval(() => undefined, 1000)
		await new Promise(() => undefined)`,
	)
	const { child, output } = project.start('build', '--quiet')
	const exit = once(child, 'exit')
	await vi.waitFor(() => expect(existsSync(inProject('build/server/index.js'))).toBe(false), { timeout: 30_000 })
	await vi.waitFor(() => expect(existsSync(inProject('build/server'))).toBe(true), { timeout: 30_000 })
	child.kill('SIGINT')
	expect([await exit, output.stderr]).toEqual([[130, null], ''])
	expectNothingLeft()
}, 60_000)

test('a build that is interrupted while its Worker renders a page leaves nothing that wrangler would upload', async () => {
	const asked = createServer().listen(0, '127.0.0.1')
	await once(asked, 'listening')
	const worker = `export default { fetch: () => fetch('http://127.0.0.1:${(asked.address() as AddressInfo).port}') }`
	write(
		'vite.config.ts',
		`import { mkdirSync, writeFileSync } from 'node:fs'
		for (const folder of ['client', 'server']) mkdirSync('build/' + folder, { recursive: true })
		writeFileSync('build/server/index.js', ${JSON.stringify(worker)})
		process.exit(0)`,
	)
	const { child, output } = project.start('build', '--quiet')
	const exit = once(child, 'exit')
	await once(asked, 'request', { signal: AbortSignal.timeout(50_000) })
	child.kill('SIGINT')
	expect([await exit, output.stderr]).toEqual([[130, null], ''])
	asked.close()
	expectNothingLeft()
}, 60_000)
