import { rmSync } from 'node:fs'
import { type Bindings, isLocal } from '#worker/context.ts'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { type Filled, fillDemoData } from './demo/fill.ts'
import { fillCareers, type Hiring } from './demo/fill-careers.ts'
import { fillPublishing, type Published } from './demo/fill-publishing.ts'
import { withLocalPlatform } from './local-platform.ts'
import { originOf, prepareLocalSettings } from './local-settings.ts'
import { migrateLocally, pendingMigrations } from './migrate.ts'
import { localState } from './paths.ts'
import { chosenPort, requireFreePort } from './port.ts'
import { detail, step } from './steps.ts'
import { toolCommand } from './tools.ts'

/** What `npm start` and `npm run dev` do first: tools, a free port, and settings that fit it. Answers the port. */
export async function prepareSettings(): Promise<number> {
	for (const tool of ['react-router', 'wrangler'] as const) toolCommand(tool)
	const port = chosenPort()
	await requireFreePort(port)
	const done = prepareLocalSettings(port)
	if (done) step(done)
	return port
}

/** A migrated local database with something in it. */
export async function prepareDatabase({ fresh }: { fresh: boolean }): Promise<void> {
	if (fresh) {
		step('Emptying the local database and the local files')
		rmSync(localState, { recursive: true, force: true })
	}
	const { missing, filled } = await withLocalPlatform(async (bindings) => {
		const missing = await pendingMigrations(bindings.DB)
		return { missing, filled: missing.length === 0 ? await fillIfLocal(bindings) : null }
	})
	sayFilled(filled)
	if (missing.length === 0) return
	step(`Migrating the local database: ${missing.join(', ')}`)
	migrateLocally()
	sayFilled(await withLocalPlatform(fillIfLocal))
}

/** Who has set ENVIRONMENT to something else wants to see this machine behave as in production. */
async function fillIfLocal(bindings: Bindings): Promise<Filled | Published | Hiring> {
	if (!isLocal(bindings)) return null
	const [people, published] = [await fillDemoData(bindings), await fillPublishing(bindings)]
	const hiring = await fillCareers(bindings)
	return people || published || hiring ? { ...people, ...published, ...hiring } : null
}

function sayFilled(filled: Filled | Published | Hiring): void {
	if (!filled) return
	step('Filling in demo data')
	const counts = Object.entries(filled).map(([kind, count]) => `${count} ${kind}`)
	detail(counts.join(', '))
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
