import { expect } from 'vitest'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { bindings } from './app.ts'
import { databaseWith } from './faults.ts'

/** Returns SQLite's query plan of each statement that `act` runs. */
export async function plansOf(act: (db: Database) => Promise<unknown>): Promise<string[]> {
	const asked: { query: string; values: unknown[] }[] = []
	const recorded = databaseWith((session) => ({
		prepare: (query) => {
			const statement = session.prepare(query)
			const bind = (...values: unknown[]) => {
				asked.push({ query, values })
				return statement.bind(...values)
			}
			return { bind } as D1PreparedStatement
		},
		batch: (statements) => session.batch(statements),
	}))
	await act(openDatabase(recorded, 'primary'))
	expect(asked.length).toBeGreaterThan(0)
	const plans: string[] = []
	for (const { query, values } of asked) {
		const explained = bindings.DB.prepare(`explain query plan ${query}`).bind(...values)
		for (const { detail } of (await explained.all<{ detail: string }>()).results) plans.push(detail)
	}
	return plans
}

/** Steps that read a whole table or sort rows. Parameter lists are no tables, and the list of a single row is short. */
export const unindexed = (plans: readonly string[]): string[] =>
	plans.filter((plan) => /^SCAN (?!json_each|CONSTANT ROW)|TEMP B-TREE FOR (?!json_group_array)/.test(plan))
