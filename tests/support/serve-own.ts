import { mkdirSync, writeFileSync } from 'node:fs'
import type { Background } from '#scripts/background.ts'
import { isBuildCurrent } from '#scripts/build-inputs.ts'
import { build } from '#scripts/build-steps.ts'
import { fillDemoData } from '#scripts/demo/fill.ts'
import { fillCareers } from '#scripts/demo/fill-careers.ts'
import { fillPublishing } from '#scripts/demo/fill-publishing.ts'
import { withLocalPlatform } from '#scripts/local-platform.ts'
import { newLocalSettings, writeSettings } from '#scripts/local-settings.ts'
import { serveBuild } from '#scripts/server.ts'
import { migrate } from './migrated.ts'
import { type OwnServer, settingsOf, stateOf } from './own-server.ts'

/** Serves the production build with demo data, from the server's own folder. */
export async function serveOwn(own: OwnServer): Promise<Background> {
	const [settings, state] = [settingsOf(own), stateOf(own)]
	mkdirSync(state, { recursive: true })
	writeFileSync(settings, writeSettings(newLocalSettings(own.port)))
	if (!isBuildCurrent()) await build({ quietly: true })
	await withLocalPlatform(
		async (bindings) => {
			await migrate(bindings.DB)
			await fillDemoData(bindings)
			await fillPublishing(bindings)
			await fillCareers(bindings)
		},
		{ state, settings },
	)
	return serveBuild({ port: own.port, state, settings })
}
