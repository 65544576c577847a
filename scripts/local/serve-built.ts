import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_readConfig } from 'wrangler'
import { builtWorkers } from '../build/built-workers.ts'
import { whenInterrupted } from '../command/interrupt.ts'
import { wranglerConfig } from '../command/paths.ts'
import { run } from '../command/steps.ts'
import { forgetServing, noteServing } from './orphans.ts'

/** Serves the build in workerd until a signal ends it. `vite preview` cannot do this: it reads no other settings file. */
await run(async () => {
	const { values } = parseArgs({
		options: {
			port: { type: 'string', default: '' },
			state: { type: 'string', default: '' },
			settings: { type: 'string', default: '' },
			https: { type: 'boolean', default: false },
		},
	})
	const served = { state: values.state, port: Number(values.port) }
	const { ppid: starter, pid: group } = process
	const note = () => noteServing(served, { starter, group })
	const config = unstable_readConfig({ config: wranglerConfig })
	const bindings = { ...config.vars, ...parseEnv(readFileSync(values.settings, 'utf8')) }
	const miniflare = new Miniflare(
		convertV4MiniflareOptions({
			host: 'localhost',
			port: served.port,
			https: values.https,
			// `d1 migrations apply` and `getPlatformProxy` write to the same folder.
			resourcePersistencePath: join(values.state, 'v3'),
			// Opens the address that triggers the cron.
			unsafeTriggerHandlers: true,
			// Miniflare replaces a workerd that crashes.
			unsafeHandleRuntimeRestart: note,
			log: new Log(LogLevel.ERROR),
			logRequests: false,
			handleStructuredLogs: ({ level, message }) => {
				if (level === 'error') console.error(message)
			},
			workers: builtWorkers(config, bindings),
		}),
	)
	whenInterrupted(async () => {
		await miniflare.dispose()
		forgetServing(served)
	})
	await miniflare.ready
	note()
	return 0
})
