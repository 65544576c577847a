import { type Database, openDatabase } from '#worker/data/db.ts'
import { databaseWith } from './faults.ts'

/** Returns the rows that D1 bills for each statement that `act` runs in a batch. */
export async function rowsRead(act: (db: Database) => Promise<unknown>): Promise<number[]> {
	const read: number[] = []
	const counted = databaseWith((session) => ({
		prepare: (query) => session.prepare(query),
		async batch<Row>(statements: D1PreparedStatement[]) {
			const results = await session.batch<Row>(statements)
			read.push(...results.map(({ meta }) => meta.rows_read))
			return results
		},
	}))
	await act(openDatabase(counted, 'primary'))
	return read
}
