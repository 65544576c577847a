import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { type Unstable_Config, unstable_getMiniflareWorkerOptions } from 'wrangler'

/** Returns the build's Workers for Miniflare: that of wrangler.toml with these settings, and those of its bindings. */
export function builtWorkers(config: Unstable_Config, bindings: V4WorkerOptions['bindings']): V4WorkerOptions[] {
	const { workerOptions, externalWorkers, main = '' } = unstable_getMiniflareWorkerOptions(config)
	const { modulesRules: _, ...worker } = workerOptions
	return [{ ...worker, name: config.name ?? 'site', bindings, modules: modulesOf(main) }, ...externalWorkers]
}

/** Lists the built modules. Miniflare takes the first one as the entry. */
function modulesOf(main: string) {
	const folder = dirname(main)
	const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
	return [...new Set([main, ...others])].flatMap((path) => {
		if (path.endsWith('.js')) return { type: 'ESModule' as const, path }
		return path.endsWith('.wasm') ? { type: 'CompiledWasm' as const, path } : []
	})
}
