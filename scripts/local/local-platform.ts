import { join } from 'node:path'
import { rootMessage } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { localSettingsFile, localState, wranglerConfig } from '../command/paths.ts'
import { Refusal } from '../command/steps.ts'
import { quietTools } from '../command/tools.ts'

export type LocalPlatform = { state?: string; settings?: string }

/** Runs `use` with the local D1 and R2, also while a server runs. */
export async function withLocalPlatform<Answer>(
	use: (bindings: Bindings) => Promise<Answer>,
	{ state = localState, settings = localSettingsFile }: LocalPlatform = {},
): Promise<Answer> {
	quietTools()
	// wrangler reads its log level on import.
	const { getPlatformProxy } = await import('wrangler')
	const platform = await getPlatformProxy<Bindings>({
		configPath: wranglerConfig,
		envFiles: [settings],
		persist: { path: join(state, 'v3') },
		remoteBindings: false,
	})
	const showAgain = hideBusyDumps()
	try {
		return await use(platform.env)
	} catch (error) {
		if (!rootMessage(error).includes('SQLITE_BUSY')) throw error
		throw new Refusal('Another program is writing to the local database. Try again in a moment.')
	} finally {
		await platform.dispose()
		showAgain()
	}
}

/** workerd dumps its stack for each statement that finds the database locked. The statement is retried or reported. */
function hideBusyDumps(): () => void {
	const print = console.error
	console.error = (...given: unknown[]) => {
		if (!String(given[0]).includes('SQLITE_BUSY')) print(...given)
	}
	return () => {
		console.error = print
	}
}
