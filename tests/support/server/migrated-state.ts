import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { newLocalSettings, writeSettings } from '#scripts/local/local-settings.ts'
import { allMigrations, applyMigrations } from '#scripts/local/migrate.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** The folder of a local state: an empty database of this release. Tests copy it with `copyState`. */
		migratedState: string
	}
}

/** Migrates an empty database once for all tests of the scripts. */
export default async function setup(project: TestProject): Promise<() => void> {
	const folder = mkdtempSync(join(tmpdir(), 'site-migrated-'))
	const [state, settings] = [join(folder, 'state'), join(folder, 'settings')]
	writeFileSync(settings, writeSettings(newLocalSettings(1)))
	await withLocalPlatform(({ DB }) => applyMigrations(DB, allMigrations()), { state, settings })
	project.provide('migratedState', state)
	return () => rmSync(folder, { recursive: true, force: true })
}
