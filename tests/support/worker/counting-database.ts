// Imports nothing: `withRowCounts` gives this file to workerd without a build.

/** The round trips to a database, and the rows that D1 bills as read for each statement. */
export type Cost = { trips: number; read: number[] }

/** The same database, whose sessions add to `cost`. */
export function countingDatabase(d1: D1Database, cost: Cost): D1Database {
	const add = ({ meta }: D1Result<unknown>) => cost.read.push(meta.rows_read)
	const counted = (statement: D1PreparedStatement) => ({
		statement,
		bind: (...values: unknown[]) => counted(statement.bind(...values)),
		// Only `all` reports the rows read, so this runs the statement again.
		async raw() {
			cost.trips += 1
			add(await statement.all())
			return statement.raw()
		},
		async all() {
			cost.trips += 1
			const answer = await statement.all()
			add(answer)
			return answer
		},
		async run() {
			cost.trips += 1
			const answer = await statement.run()
			add(answer)
			return answer
		},
	})
	const session = {
		prepare: (query: string) => counted(d1.prepare(query)),
		async batch(statements: ReturnType<typeof counted>[]) {
			cost.trips += 1
			const answers = await d1.batch(statements.map(({ statement }) => statement))
			for (const answer of answers) add(answer)
			return answers
		},
	}
	return { withSession: () => session } as unknown as D1Database
}
