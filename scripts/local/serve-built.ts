import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { whenInterrupted } from '../command/interrupt.ts'
import { builtConfig } from '../command/paths.ts'
import { run } from '../command/steps.ts'
import { gate } from './gate.ts'
import { forgetServing, noteServing } from './orphans.ts'

/** Half as many keep two cores busy; with many more, a request of many steps waits for its time limit. */
const mostAtOnce = 32

/**
 * Serves the build in workerd until it is told to end; server.ts starts it. `wrangler dev` would put a second workerd in front, which
 * leads all HTML through a rewriter, answers 500 of itself under load, and starts the Worker anew when a file of the build changes.
 */
await run(async () => {
	const { values } = parseArgs({
		options: {
			port: { type: 'string', default: '' },
			state: { type: 'string', default: '' },
			settings: { type: 'string', default: '' },
			https: { type: 'boolean', default: false },
		},
	})
	const config = unstable_readConfig({ config: builtConfig })
	const { workerOptions, externalWorkers, main = '' } = unstable_getMiniflareWorkerOptions(config)
	const { modulesRules: _, ...worker } = workerOptions
	const site = config.name ?? 'site'
	const bindings = { ...config.vars, ...parseEnv(readFileSync(values.settings, 'utf8')) }
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			host: 'localhost',
			port: Number(values.port),
			https: values.https,
			// Where wrangler keeps what `d1 migrations apply` and `getPlatformProxy` write.
			resourcePersistencePath: join(values.state, 'v3'),
			// The cron's address.
			unsafeTriggerHandlers: true,
			log: new Log(LogLevel.ERROR),
			logRequests: false,
			handleStructuredLogs: ({ level, message }) => {
				if (level === 'error') console.error(message)
			},
			workers: [
				gateTo(site, config.compatibility_date),
				{ ...worker, name: site, bindings, modules: modulesOf(main) },
				...externalWorkers,
			],
		}),
	)
	const served = { state: values.state, port: Number(values.port) }
	whenInterrupted(async () => {
		await miniflare.dispose()
		forgetServing(served)
	})
	await miniflare.ready
	noteServing(served)
	return 0
})

/** The first Worker answers; this one by the other. */
function gateTo(site: string, compatibilityDate?: string) {
	const contents = `export default (${gate})(${mostAtOnce})`
	return {
		name: 'gate',
		compatibilityDate,
		// For the cron.
		compatibilityFlags: ['service_binding_extra_handlers'],
		modules: [{ type: 'ESModule' as const, path: 'gate.js', contents }],
		serviceBindings: { SITE: site },
	}
}

/** Everything that the build has put beside the main module, that one first. */
function modulesOf(main: string) {
	const folder = dirname(main)
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	const others = names.map((name) => join(folder, name)).filter((path) => path !== main)
	return [main, ...others].flatMap((path) => {
		if (path.endsWith('.js')) return { type: 'ESModule' as const, path }
		return path.endsWith('.wasm') ? { type: 'CompiledWasm' as const, path } : []
	})
}
