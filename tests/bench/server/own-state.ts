import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDemo } from '#scripts/demo/fill.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { newLocalSettings, writeSettings } from '#scripts/local/local-settings.ts'
import { migrateLocally } from '#scripts/local/migrate.ts'

/** A local database with its files, for `withLocalPlatform`. */
export type State = { state: string; settings: string }

/** Runs `use` in a temporary folder. */
export async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
	try {
		await use(folder)
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

export async function emptyState(folder: string, name: string): Promise<State> {
	const [state, settings] = [join(folder, name), join(folder, `${name}-settings`)]
	mkdirSync(state)
	writeFileSync(settings, writeSettings(newLocalSettings(1)))
	await migrateLocally(state)
	return { state, settings }
}

/** Makes a state with all demo data. */
export async function demoState(folder: string, name: string): Promise<State> {
	const own = await emptyState(folder, name)
	await withLocalPlatform((bindings) => fillDemo(bindings), own)
	return own
}
