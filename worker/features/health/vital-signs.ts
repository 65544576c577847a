import { sql } from 'drizzle-orm'
import type { VitalFinding, VitalSign } from '#contracts/operations/vital-signs.ts'
import type { Database } from '#worker/data/db.ts'
import { pausedUntil } from '#worker/data/job-runs.ts'
import { appliedMigrations } from '#worker/data/migrations.ts'
import { type Bindings, isLocal } from '#worker/http/request-context.ts'
import { readMailDelays } from '#worker/mail/mail-delays.ts'
import { buildFaults } from '#worker/set-up/build-faults.ts'
import type { Fault } from '#worker/set-up/fault.ts'
import { migrationFaults } from '#worker/set-up/migration-faults.ts'
import { bindingFaults, settingFaults } from '#worker/set-up/setting-faults.ts'
import { lacksOfSchema, namesOfLacks } from './schema.ts'
import { silentMinutes } from './silent-minutes.ts'

export type LiveSite = { db: Database; bindings: Bindings; now: Date }

/** The needs of the site. Each function lists the faults, and throws when it cannot tell. */
export const vitalSigns: Record<VitalSign, (site: LiveSite) => Promise<VitalFinding[]>> = {
	database: async ({ db, bindings }) => unbound(bindings, 'DB') ?? nothing(await db.run(sql`select 1`)),
	migrations: findSchemaFaults,
	media: async ({ bindings }) => unbound(bindings, 'MEDIA') ?? nothing(await reachBucket(bindings.MEDIA)),
	privateFiles: async ({ bindings }) =>
		unbound(bindings, 'PRIVATE_FILES') ?? nothing(await reachBucket(bindings.PRIVATE_FILES)),
	settings: async ({ bindings }) => [
		...(unbound(bindings, 'FLOOD_LIMIT') ?? []),
		...settingFaults(bindings).map(findingOf),
	],
	build: async ({ bindings }) => buildFaults(bindings).map(findingOf),
	cron: findSilentCron,
	mail: async (site) => unbound(site.bindings, 'EMAIL') ?? findDelayedMail(site),
}

type BindingName = 'DB' | 'MEDIA' | 'PRIVATE_FILES' | 'EMAIL' | 'FLOOD_LIMIT'
const findingOf = ({ name, text, mend }: Fault): VitalFinding => ({ cause: name, text, mend })

const nothing = (_: unknown): VitalFinding[] => []

/** null if the binding is there. */
function unbound(bindings: Bindings, binding: BindingName): VitalFinding[] | null {
	const fault = bindingFaults(bindings).find(({ name }) => name === binding)
	return fault ? [{ ...findingOf(fault), cause: 'NOT_BOUND' }] : null
}

/** A missing object is a good response; an unreachable bucket throws. */
export const reachBucket = (bucket: R2Bucket) => bucket.head('health')

async function findSchemaFaults({ db, bindings }: LiveSite): Promise<VitalFinding[]> {
	const pending = migrationFaults(await appliedMigrations(db), bindings)
	if (pending.length > 0) return pending.map(findingOf)
	// Without an index the site is slow, without a trigger its counts are wrong, but it works.
	const lacks = (await lacksOfSchema(db)).filter(({ kind }) => kind === 'table' || kind === 'column')
	if (lacks.length === 0) return []
	return [{ cause: 'SCHEMA', text: `The database lacks ${namesOfLacks(lacks)}.`, mend: null }]
}

async function findSilentCron({ db, bindings, now }: LiveSite): Promise<VitalFinding[]> {
	const minutes = await silentMinutes(db, now)
	// A local machine sleeps.
	if (minutes === null || isLocal(bindings)) return []
	return [{ cause: 'CRON_SILENT', text: `The cron has not run for ${minutes} minutes.`, mend: 'npm run deploy' }]
}

async function findDelayedMail({ db, bindings, now }: LiveSite): Promise<VitalFinding[]> {
	const { isOverdue, isRefused, waitingMinutes } = await readMailDelays(db, now)
	// A restore holds mail back.
	if (isLocal(bindings) || (await pausedUntil(db, now)) !== null) return []
	const since = `The oldest mail has waited for ${waitingMinutes} minutes`
	return [
		...(isRefused ? [{ cause: 'MAIL_REFUSED', text: `${since}: every try fails.`, mend: null }] : []),
		...(isOverdue ? [{ cause: 'MAIL_OVERDUE', text: `${since}: nothing tries to send it.`, mend: null }] : []),
	]
}
