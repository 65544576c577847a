import type { Bindings } from '#worker/http/request-context.ts'
import { openDatabase } from '../data/db.ts'
import { appliedMigrations } from '../data/migrations.ts'
import type { Fault } from './fault.ts'
import { forEnvironment } from './for-environment.ts'
import { migrationFaults } from './migration-faults.ts'
import { bindingFaults, settingFaults } from './setting-faults.ts'

/** Remembered for the life of the isolate: nothing takes migrations back. */
let isMigrated = false

/** Looks at the migrations again. Tests call it when they empty the database. */
export function forgetMigrations(): void {
	isMigrated = false
}

/** Lists everything that the site lacks before it can serve pages with data, and calls. */
export async function setUpFaults(bindings: Bindings): Promise<readonly Fault[]> {
	const faults = [...bindingFaults(bindings), ...settingFaults(bindings)]
	if (bindings.DB && !isMigrated) faults.push(...(await readMigrationFaults(bindings)))
	return faults.map((fault) => ({ ...fault, mend: forEnvironment(fault.mend, bindings) }))
}

async function readMigrationFaults(bindings: Bindings): Promise<Fault[]> {
	try {
		// A replica may lack the newest migration for a moment.
		const faults = migrationFaults(await appliedMigrations(openDatabase(bindings.DB, 'primary')), bindings)
		if (faults.length === 0) isMigrated = true
		return faults
	} catch {
		// An unreachable database is not a fault of the set-up. The request itself fails on it and logs the cause.
		return []
	}
}
