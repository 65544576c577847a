import { join } from 'node:path'
import type { Bindings } from '#worker/context.ts'
import { localSettingsFile, localState, wranglerConfig } from './paths.ts'
import { quietTools } from './tools.ts'

export type LocalPlatform = { state?: string; settings?: string }

/** Lets `use` read and write the D1 and R2 of this machine, beside a running server or without one. */
export async function withLocalPlatform<Answer>(
	use: (bindings: Bindings) => Promise<Answer>,
	{ state = localState, settings = localSettingsFile }: LocalPlatform = {},
): Promise<Answer> {
	quietTools()
	// Only now: it reads its log level when it is loaded.
	const { getPlatformProxy } = await import('wrangler')
	const platform = await getPlatformProxy<Bindings>({
		configPath: wranglerConfig,
		envFiles: [settings],
		persist: { path: join(state, 'v3') },
		remoteBindings: false,
	})
	try {
		return await use(platform.env)
	} finally {
		await platform.dispose()
	}
}
