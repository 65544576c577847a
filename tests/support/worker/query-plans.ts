import { expect } from 'vitest'
import { type Database, openDatabase } from '#worker/data/db.ts'
import { bindings } from './app.ts'
import { databaseWith } from './faults.ts'

type Step = { id: number; parent: number; detail: string }

/** Returns SQLite's query plan of each statement that `act` runs, without the steps that look schedules up. */
export const plansOf = async (act: (db: Database) => Promise<unknown>): Promise<string[]> =>
	(await stepsOf(act)).flatMap((steps) => withoutSchedules(steps).map(({ detail }) => detail))

/** The steps that look schedules up. */
export const scheduleSteps = async (act: (db: Database) => Promise<unknown>): Promise<string[]> =>
	(await stepsOf(act)).flat().flatMap(({ detail }) => (readsSchedule(detail) ? [detail] : []))

const readsSchedule = (detail: string) => /_(?:un)?publish_at/.test(detail)

function withoutSchedules(steps: readonly Step[]): Step[] {
	const inside = ({ id }: Step): Step[] =>
		steps.filter(({ parent }) => parent === id).flatMap((step) => [step, ...inside(step)])
	const lookups = steps.filter((step) => {
		const reads = inside(step).filter(({ detail }) => /^(SEARCH|SCAN)/.test(detail))
		return step.detail.startsWith('LIST SUBQUERY') && reads.every(({ detail }) => readsSchedule(detail))
	})
	const left = new Set([...lookups, ...lookups.flatMap(inside)])
	return steps.filter((step) => !left.has(step))
}

async function stepsOf(act: (db: Database) => Promise<unknown>): Promise<Step[][]> {
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
	const plans: Step[][] = []
	for (const { query, values } of asked) {
		const explained = bindings.DB.prepare(`explain query plan ${query}`).bind(...values)
		plans.push((await explained.all<Step>()).results)
	}
	return plans
}

/** The step that reads a count which triggers keep. */
export const keptCount = 'SEARCH row_counts USING INDEX sqlite_autoindex_row_counts_1 (table_name=?)'

/** Steps that read a whole table or sort rows. Parameter lists are no tables, and the list of a single row is short. */
export const unindexed = (plans: readonly string[]): string[] =>
	plans.filter((plan) => /^SCAN (?!json_each|CONSTANT ROW)|TEMP B-TREE FOR (?!json_group_array)/.test(plan))
