import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { openDatabase } from '#worker/data/db.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import { localState } from '../command/paths.ts'
import { detail, Refusal, step } from '../command/steps.ts'
import { toolCommand } from '../command/tools.ts'
import { demoAccounts, demoPassword } from '../demo/accounts.ts'
import { fillDemo } from '../demo/fill.ts'
import { moveMailboxes } from '../deploy/mailboxes.ts'
import { fillFilePages } from '../search/fill-file-pages.ts'
import { withLocalPlatform } from './local-platform.ts'
import { originOf, prepareLocalSettings } from './local-settings.ts'
import { allMigrations, migrateLocally, pendingMigrations } from './migrate.ts'
import { endOrphans, runningStarter } from './orphans.ts'
import { chosenPort, requireFreePort } from './port.ts'

/** Checks the tools, frees the port and completes the settings, for `npm start` and `npm run dev`. Returns the port. */
export async function prepareSettings(): Promise<number> {
	for (const tool of ['react-router', 'wrangler'] as const) toolCommand(tool)
	const port = chosenPort()
	const served = { state: localState, port }
	const other = runningStarter(served)
	if (other)
		throw new Refusal(
			`The site runs on port ${port} already: process ${other}. End it with Ctrl+C, or choose another port: PORT=${port + 1} npm start`,
		)
	if (await endOrphans(served)) step('Ending the server that a killed start has left')
	await requireFreePort(port)
	const done = prepareLocalSettings(port)
	if (done) step(done)
	return port
}

/** Migrates the local database and fills it with demo data. */
export async function prepareDatabase({ fresh }: { fresh: boolean }): Promise<void> {
	const missing = fresh ? allMigrations() : await withLocalPlatform(fillUnlessBehind)
	if (missing.length === 0) return
	if (missing.length === allMigrations().length) return makeDatabase({ fresh })
	step(`Migrating the local database: ${missing.join(', ')}`)
	await migrateLocally()
	await withLocalPlatform(fillIfLocal)
}

/** Makes the database in another folder and renames it at the end, so that an interrupted start keeps the old state. */
async function makeDatabase({ fresh }: { fresh: boolean }): Promise<void> {
	step(fresh ? 'Emptying the local database and the local files' : 'Making the local database')
	const unfinished = `${localState}-unfinished`
	rmSync(unfinished, { recursive: true, force: true })
	mkdirSync(unfinished, { recursive: true })
	await migrateLocally(unfinished)
	await withLocalPlatform(fillIfLocal, { state: unfinished })
	rmSync(localState, { recursive: true, force: true })
	renameSync(unfinished, localState)
}

/** Returns the pending migrations. Fills the database when there are none. */
async function fillUnlessBehind(bindings: Bindings): Promise<string[]> {
	const missing = await pendingMigrations(bindings.DB)
	if (missing.length === 0) await fillIfLocal(bindings)
	return missing
}

/** Another ENVIRONMENT behaves as in production, without demo data. */
async function fillIfLocal(bindings: Bindings): Promise<void> {
	if (!isLocal(bindings)) return
	await bindings.DB.prepare(moveMailboxes(bindings.MAIL_DOMAIN)).run()
	const counts = Object.entries(await fillDemo(bindings)).map(([kind, count]) => `${count} ${kind}`)
	if (counts.length > 0) detail(`Demo data: ${counts.join(', ')}`)
	await fillFilePages(openDatabase(bindings.DB, 'primary'), bindings.MEDIA)
}

export function sayWhereItIs(port: number): void {
	const [admin, ...others] = demoAccounts.map(({ userName }) => userName)
	const origin = originOf(port)
	console.log(`
Ready on ${origin}

     Contact page  ${origin}/contact
     Back office   ${origin}/Login
     Local mail    ${origin}/dev/mail

     Accounts      ${admin}, and one for each role:
                   ${others.slice(0, 5).join(', ')},
                   ${others.slice(5).join(', ')}
     Password      ${demoPassword}

Ctrl+C ends it, and the data stays. "npm start -- --fresh" begins from an empty state.`)
}
