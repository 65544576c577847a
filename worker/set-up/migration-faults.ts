import type { Bindings } from '#worker/http/request-context.ts'
import { migrationsOfBuild } from '../data/migrations.ts'
import type { Fault } from './fault.ts'
import { deploying } from './setting-faults.ts'

/** Lists what the database lacks. `applied`: the names of its migrations. A newer database is none: migrations only add. */
export function migrationFaults(applied: readonly string[], bindings: Partial<Bindings>): Fault[] {
	const pending = migrationsOfBuild.filter((name) => !applied.includes(name))
	if (pending.length === 0) return []
	const text = applied.length === 0 ? 'The database is empty.' : `The database lacks ${pending.join(', ')}.`
	return [{ name: 'migrations', text, mend: deploying(bindings) }]
}
