import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import { localState } from '../command/paths.ts'
import { detail, step } from '../command/steps.ts'
import { toolCommand } from '../command/tools.ts'
import { demoAccounts, demoPassword } from '../demo/accounts.ts'
import { fillDemo } from '../demo/fill.ts'
import { withLocalPlatform } from './local-platform.ts'
import { originOf, prepareLocalSettings } from './local-settings.ts'
import { allMigrations, migrateLocally, pendingMigrations } from './migrate.ts'
import { endOrphans } from './orphans.ts'
import { chosenPort, requireFreePort } from './port.ts'

/** What `npm start` and `npm run dev` do first: tools, a free port, and settings that fit it. Answers the port. */
export async function prepareSettings(): Promise<number> {
	for (const tool of ['react-router', 'wrangler'] as const) toolCommand(tool)
	const port = chosenPort()
	if (await endOrphans({ state: localState, port })) step('Ending the server that a killed start has left')
	await requireFreePort(port)
	const done = prepareLocalSettings(port)
	if (done) step(done)
	return port
}

/** A migrated local database with something in it. */
export async function prepareDatabase({ fresh }: { fresh: boolean }): Promise<void> {
	const missing = fresh ? allMigrations() : await withLocalPlatform(fillUnlessBehind)
	if (missing.length === 0) return
	if (missing.length === allMigrations().length) return makeDatabase({ fresh })
	step(`Migrating the local database: ${missing.join(', ')}`)
	migrateLocally()
	await withLocalPlatform(fillIfLocal)
}

/** Made elsewhere, and put in its place once it is whole: who ends this half-way begins again, and still has what was there before. */
async function makeDatabase({ fresh }: { fresh: boolean }): Promise<void> {
	step(fresh ? 'Emptying the local database and the local files' : 'Making the local database')
	const unfinished = `${localState}-unfinished`
	rmSync(unfinished, { recursive: true, force: true })
	mkdirSync(unfinished, { recursive: true })
	migrateLocally(unfinished)
	await withLocalPlatform(fillIfLocal, { state: unfinished })
	rmSync(localState, { recursive: true, force: true })
	renameSync(unfinished, localState)
}

/** Answers the migrations that are missing; only without one there is something to fill. */
async function fillUnlessBehind(bindings: Bindings): Promise<string[]> {
	const missing = await pendingMigrations(bindings.DB)
	if (missing.length === 0) await fillIfLocal(bindings)
	return missing
}

/** Who has set ENVIRONMENT to something else wants to see this machine behave as in production. */
async function fillIfLocal(bindings: Bindings): Promise<void> {
	if (!isLocal(bindings)) return
	const counts = Object.entries(await fillDemo(bindings)).map(([kind, count]) => `${count} ${kind}`)
	if (counts.length > 0) detail(`Demo data: ${counts.join(', ')}`)
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
