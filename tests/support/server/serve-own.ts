import { mkdirSync, writeFileSync } from 'node:fs'
import { isBuildCurrent } from '#scripts/build/build-inputs.ts'
import { build } from '#scripts/build/build-steps.ts'
import { fillDemo } from '#scripts/demo/fill.ts'
import { moveMailboxes } from '#scripts/deploy/mailboxes.ts'
import type { Background } from '#scripts/local/background.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { newLocalSettings, writeSettings } from '#scripts/local/local-settings.ts'
import { allMigrations, applyMigrations } from '#scripts/local/migrate.ts'
import { serveBuild } from '#scripts/local/server.ts'
import { brand } from '#web/content/brand.ts'
import { type OwnServer, settingsOf, stateOf } from './own-server.ts'

/** What journeys depend on: wrangler.toml of a company says something else. */
const ofTheJourneys = {
	MAIL_DOMAIN: brand.mailDomain,
	APPLICATION_RETENTION_DAYS: '180',
	DONE_ENQUIRY_RETENTION_DAYS: '',
}

/** Serves the production build with demo data from the folder of the server. */
export async function serveOwn(own: OwnServer): Promise<Background> {
	const [settings, state] = [settingsOf(own), stateOf(own)]
	mkdirSync(state, { recursive: true })
	writeFileSync(settings, writeSettings({ ...newLocalSettings(own.port), ...ofTheJourneys }))
	if (!isBuildCurrent()) await build({ quietly: true })
	await withLocalPlatform(
		async (bindings) => {
			await applyMigrations(bindings.DB, allMigrations())
			await bindings.DB.prepare(moveMailboxes(bindings.MAIL_DOMAIN)).run()
			await fillDemo(bindings)
		},
		{ state, settings },
	)
	return serveBuild({ port: own.port, state, settings })
}
