import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod/mini'
import { newLocalSettings, originOf } from '#scripts/local-settings.ts'
import { builtConfig, root } from '#scripts/paths.ts'
import { freePort } from '#scripts/port.ts'

const constantBytes = 8 * 1024

/** Of what the build made of wrangler.toml. */
const config = z.object({
	compatibility_date: z.string(),
	vars: z.record(z.string(), z.string()),
})

const question = z.tuple([
	z.enum(['all', 'raw', 'batch']),
	z.array(z.object({ sql: z.string(), values: z.array(z.unknown()) })),
])

export type Bare = { site: string; constant: string }

/** Serves the built Worker, and one that answers a constant, by workerd alone: no proxy before it, and its rows in memory. */
export async function withBareWorkerd(db: D1Database, use: (bare: Bare) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'nilavu-bare-'))
	const source = createServer(async (request, response) => response.end(await answerOf(db, await text(request))))
	source.listen(0, '127.0.0.1')
	await once(source, 'listening')
	const address = source.address()
	const [site, constant] = [await freePort(), await freePort()]
	cpSync(dirname(builtConfig), folder, { recursive: true })
	writeModules(folder)
	const sourcePort = typeof address === 'object' ? address?.port : undefined
	writeFileSync(join(folder, 'bench.capnp'), configOf(folder, { site, constant, source: sourcePort ?? 0 }))
	const workerd = spawn(join(root, 'node_modules/.bin/workerd'), ['serve', 'bench.capnp'], {
		cwd: folder,
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	try {
		await untilListening(originOf(constant))
		await use({ site: originOf(site), constant: originOf(constant) })
	} finally {
		workerd.kill()
		source.close()
		rmSync(folder, { recursive: true, force: true })
	}
}

/** What the real database says. */
async function answerOf(db: D1Database, asked: string): Promise<string> {
	const [kind, questions] = question.parse(JSON.parse(asked))
	const statements = questions.map(({ sql, values }) => db.prepare(sql).bind(...values))
	const [first] = statements
	if (kind === 'batch') return JSON.stringify(await db.batch(statements))
	return JSON.stringify(kind === 'all' ? await first?.all() : await first?.raw())
}

function writeModules(folder: string): void {
	copyFileSync(join(import.meta.dirname, 'rows-in-memory.js'), join(folder, 'rows-in-memory.js'))
	writeFileSync(
		join(folder, 'bench-entry.js'),
		`import worker from './index.js'
		import { rowsInMemory } from './rows-in-memory.js'
		export default {
			fetch: (request, env, context) => worker.fetch(request, { ...env, DB: rowsInMemory(env.SOURCE) }, context),
		}`,
	)
	writeFileSync(
		join(folder, 'constant.js'),
		`const body = 'moonlight '.repeat(${constantBytes / 10 + 1}).slice(0, ${constantBytes})
		export default { fetch: () => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }) }`,
	)
}

function configOf(folder: string, ports: { site: number; constant: number; source: number }): string {
	const { compatibility_date, vars } = config.parse(JSON.parse(readFileSync(builtConfig, 'utf8')))
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
