import { mkdirSync, writeFileSync } from 'node:fs'
import { isBuildCurrent } from '#scripts/build/build-inputs.ts'
import { build } from '#scripts/build/build-steps.ts'
import { fillDemo } from '#scripts/demo/fill.ts'
import { moveMailboxes } from '#scripts/deploy/mailboxes.ts'
import type { Background } from '#scripts/local/background.ts'
import { withLocalPlatform } from '#scripts/local/local-platform.ts'
import { newLocalSettings, originOf, writeSettings } from '#scripts/local/local-settings.ts'
import { allMigrations, applyMigrations } from '#scripts/local/migrate.ts'
import { serveBuild } from '#scripts/local/server.ts'
import { copyState } from '#scripts/local/state-copy.ts'
import { brand } from '#web/content/brand.ts'
import { type OwnServer, settingsOf, stateOf } from './own-server.ts'

/** What journeys depend on: wrangler.toml of a company says something else. */
const ofTheJourneys = {
	MAIL_DOMAIN: brand.mailDomain,
	APPLICATION_RETENTION_DAYS: '180',
	DONE_ENQUIRY_RETENTION_DAYS: '',
}

/** Serves the production build with demo data from the folder of each server. The first one is filled, the others get copies. */
export async function serveOwn(first: OwnServer, ...others: OwnServer[]): Promise<Background[]> {
	const common = newLocalSettings(first.port)
	const servers = [first, ...others]
	for (const own of servers) {
		mkdirSync(stateOf(own), { recursive: true })
		writeFileSync(settingsOf(own), writeSettings({ ...common, ORIGIN: originOf(own.port), ...ofTheJourneys }))
	}
	if (!isBuildCurrent()) await build({ quietly: true })
	await fill(first)
	for (const own of others) await copyState(stateOf(first), stateOf(own))
	return Promise.all(
		servers.map((own) => serveBuild({ port: own.port, state: stateOf(own), settings: settingsOf(own) })),
	)
}

/** Migrates the database of the server and fills in the demo data. */
const fill = (own: OwnServer): Promise<void> =>
	withLocalPlatform(
		async (bindings) => {
			await applyMigrations(bindings.DB, allMigrations())
			await bindings.DB.prepare(moveMailboxes(bindings.MAIL_DOMAIN)).run()
			await fillDemo(bindings)
		},
		{ state: stateOf(own), settings: settingsOf(own) },
	)
