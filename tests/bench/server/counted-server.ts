import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import getPort from 'get-port'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { builtWorkers } from '#scripts/build/built-workers.ts'
import { builtWorker, root, wranglerConfig } from '#scripts/command/paths.ts'
import { originOf } from '#scripts/local/local-settings.ts'
import { type OwnServer, settingsOf, stateOf } from '#tests/support/server/own-server.ts'

/** The header of an answer that says how many rows D1 read for it. */
export const rowsReadHeader = 'X-Rows-Read'

/** Answers after the tasks that follow an answer, so that their rows count too. */
const entry = `import worker from './index.js'
import { countingDatabase } from './counting-database.js'

export default {
	async fetch(request, env, context) {
		const cost = { trips: 0, read: [] }
		const tasks = []
		const counted = { waitUntil: (task) => tasks.push(task), passThroughOnException() {} }
		const answer = await worker.fetch(request, { ...env, DB: countingDatabase(env.DB, cost) }, counted)
		const body = await answer.arrayBuffer()
		await Promise.all(tasks)
		const headers = new Headers(answer.headers)
		headers.set('${rowsReadHeader}', String(cost.read.reduce((sum, rows) => sum + rows, 0)))
		return new Response(body, { status: answer.status, headers })
	},
}
`

/** Serves the same build and state as the running server, with the rows read in a header of each answer. */
export async function withRowCounts(own: OwnServer, use: (origin: string) => Promise<void>): Promise<void> {
	const port = await getPort()
	const config = unstable_readConfig({ config: wranglerConfig })
	const settings = parseEnv(readFileSync(settingsOf(own), 'utf8'))
	const [site, ...others] = builtWorkers(config, { ...config.vars, ...settings })
	if (!site || !('modules' in site) || !Array.isArray(site.modules)) throw new Error('The build has no modules')
	const folder = dirname(builtWorker)
	const module = (name: string, contents: string) => ({ type: 'ESModule' as const, path: join(folder, name), contents })
	const source = readFileSync(join(root, 'tests/support/worker/counting-database.ts'), 'utf8')
	const modules = [
		module('counting-entry.js', entry),
		module('counting-database.js', stripTypeScriptTypes(source)),
		...site.modules,
	]
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			host: 'localhost',
			port,
			resourcePersistencePath: join(stateOf(own), 'v3'),
			log: new Log(LogLevel.ERROR),
			logRequests: false,
			handleStructuredLogs: ({ level, message }) => {
				if (level === 'error') console.error(message)
			},
			workers: [{ ...site, modules }, ...others],
		}),
	)
	try {
		await miniflare.ready
		await use(originOf(port))
	} finally {
		await miniflare.dispose()
	}
}
