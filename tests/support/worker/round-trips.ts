import { type Database, openDatabase } from '#worker/data/db.ts'
import { databaseWith } from './faults.ts'

/** Counts the database round trips of `act`. A batch is one trip, and so is each statement outside of a batch. */
export async function roundTripsOf(act: (db: Database) => Promise<unknown>): Promise<number> {
	let trips = 0
	const originals = new Map<D1PreparedStatement, D1PreparedStatement>()
	const counted = databaseWith((session) => ({
		prepare: (query) => {
			const statement = session.prepare(query)
			const bind = (...values: unknown[]) => {
				const bound = statement.bind(...values)
				const watched = new Proxy(bound, {
					get:
						(target, name) =>
						(...given: unknown[]) => {
							trips += 1
							return Reflect.apply(Reflect.get(target, name), target, given)
						},
				})
				originals.set(watched, bound)
				return watched
			}
			return { bind } as D1PreparedStatement
		},
		batch: (statements) => {
			trips += 1
			return session.batch(statements.map((statement) => originals.get(statement) ?? statement))
		},
	}))
	await act(openDatabase(counted, 'nearest'))
	return trips
}
