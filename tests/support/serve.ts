import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isBuildCurrent } from '#scripts/build-inputs.ts'
import { build } from '#scripts/build-steps.ts'
import { fillDemoData } from '#scripts/demo/fill.ts'
import { whenInterrupted } from '#scripts/interrupt.ts'
import { withLocalPlatform } from '#scripts/local-platform.ts'
import { newLocalSettings, writeSettings } from '#scripts/local-settings.ts'
import { migrateLocally } from '#scripts/migrate.ts'
import { serveBuild } from '#scripts/server.ts'
import { run } from '#scripts/steps.ts'
import { chosenServer, settingsOf, stateOf } from './own-server.ts'

/** What playwright.config.ts starts: the production build with demo data, gone without a trace when it ends. */
await run(async () => {
	const own = chosenServer()
	const [settings, state] = [settingsOf(own), stateOf(own)]
	whenInterrupted(() => rmSync(own.folder, { recursive: true, force: true }))
	mkdirSync(state, { recursive: true })
	writeFileSync(settings, writeSettings(newLocalSettings(own.port)))
	if (!isBuildCurrent()) await build({ quietly: true })
	migrateLocally(state)
	await withLocalPlatform(fillDemoData, { state, settings })
	const server = await serveBuild({ port: own.port, state, settings })
	process.exitCode = 0
	await server.ended
	return 1
})
