import { type Database, openDatabase } from '#worker/data/db.ts'
import { bindings } from './app.ts'
import { countingDatabase } from './counting-database.ts'

/** Returns the rows that D1 bills for each statement of `act`. */
export async function rowsRead(act: (db: Database) => Promise<unknown>): Promise<number[]> {
	const cost = { trips: 0, read: [] }
	await act(openDatabase(countingDatabase(bindings.DB, cost), 'primary'))
	return cost.read
}
