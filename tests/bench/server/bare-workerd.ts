import { spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { unstable_readConfig } from 'wrangler'
import { z } from 'zod/mini'
import { builtWorker, root, wranglerConfig } from '#scripts/command/paths.ts'
import { newLocalSettings, originOf } from '#scripts/local/local-settings.ts'
import { type Stores, withStoresSource } from './stores-source.ts'
import { bareConfig } from './workerd.ts'

const constantBytes = 8 * 1024

/** The parts of wrangler.toml that this needs. */
const config = z.object({
	compatibility_date: z.string(),
	vars: z.record(z.string(), z.string()),
})

export type Bare = { site: string; constant: string }

/** Where rows and objects are: in memory after the first read, or in another process. */
export type Where = 'in memory' | 'elsewhere'

/** Serves the built Worker, and one with a constant response, in workerd without Miniflare. */
export const withBareWorkerd = (stores: Stores, where: Where, use: (bare: Bare) => Promise<void>): Promise<void> =>
	withStoresSource(stores, async (source) => {
		const folder = mkdtempSync(join(tmpdir(), 'site-bare-'))
		const [site, constant] = [await getPort(), await getPort()]
		cpSync(dirname(builtWorker), folder, { recursive: true })
		writeModules(folder, where)
		writeFileSync(join(folder, bareConfig), configOf(folder, { site, constant, source }))
		const workerd = spawn(join(root, 'node_modules/.bin/workerd'), ['serve', bareConfig], {
			cwd: folder,
			stdio: ['ignore', 'ignore', 'inherit'],
		})
		try {
			await untilListening(originOf(constant))
			await use({ site: originOf(site), constant: originOf(constant) })
		} finally {
			workerd.kill()
			rmSync(folder, { recursive: true, force: true })
		}
	})

/** The JavaScript expression of the bindings. Without one of them the site would count as not set up. */
const storesOf: Record<Where, string> = {
	'in memory': '{ ...others, DB: rowsInMemory(env.SOURCE) }',
	elsewhere: '{ ...others, DB: rowsElsewhere(env.SOURCE), PRIVATE_FILES: bucketElsewhere(env.SOURCE) }',
}

function writeModules(folder: string, where: Where): void {
	copyFileSync(join(import.meta.dirname, 'stores-elsewhere.js'), join(folder, 'stores-elsewhere.js'))
	writeFileSync(
		join(folder, 'bench-entry.js'),
		`import worker from './index.js'
		import { bucketElsewhere, rowsElsewhere, rowsInMemory } from './stores-elsewhere.js'
		const others = { MEDIA: {}, PRIVATE_FILES: {}, EMAIL: { send: async () => {} }, FLOOD_LIMIT: {} }
		export default {
			fetch: (request, env, context) => worker.fetch(request, { ...env, ...${storesOf[where]} }, context),
		}`,
	)
	writeFileSync(
		join(folder, 'constant.js'),
		`const body = 'moonlight '.repeat(${constantBytes / 10 + 1}).slice(0, ${constantBytes})
		export default { fetch: () => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }) }`,
	)
}

function configOf(folder: string, ports: { site: number; constant: number; source: number }): string {
	const { compatibility_date, vars } = config.parse(unstable_readConfig({ config: wranglerConfig }))
	const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.(js|wasm)$/.test(name) && !/^(bench-entry|constant)\.js$|\.wrangler/.test(name))
		.map((name) => `(name = "${name}", ${name.endsWith('.js') ? 'esModule' : 'wasm'} = embed "${name}")`)
	const bindings = Object.entries({ ...vars, ...newLocalSettings(ports.site) }).map(
		([name, value]) => `(name = "${name}", text = ${JSON.stringify(value)})`,
	)
	const date = `compatibilityDate = "${compatibility_date}"`
	const socket = (name: string, port: number) =>
		`(name = "${name}", address = "127.0.0.1:${port}", http = (), service = "${name}")`
	return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [
		(name = "constant", worker = (modules = [(name = "constant.js", esModule = embed "constant.js")], ${date})),
		(name = "source", external = (address = "127.0.0.1:${ports.source}", http = ())),
		(name = "site", worker = (
			modules = [(name = "bench-entry.js", esModule = embed "bench-entry.js"), ${modules.join(', ')}],
			${date},
			bindings = [(name = "SOURCE", service = "source"), ${bindings.join(', ')}],
		)),
	],
	sockets = [${socket('constant', ports.constant)}, ${socket('site', ports.site)}],
);
`
}

async function untilListening(origin: string): Promise<void> {
	for (let tries = 0; tries < 200; tries += 1) {
		const answer = await fetch(origin).catch(() => null)
		if (answer?.ok) return
		await wait(50)
	}
	throw new Error('workerd does not answer')
}
