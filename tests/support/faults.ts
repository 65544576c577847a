import { bindings } from './app.ts'

/** A mail service that is down. */
export const mailThatFails = {
	send: () => Promise.reject(new Error('The mail service cannot be reached')),
} as unknown as SendEmail

/** The real database, but statements that match `on` fail with `error`, alone or in a batch. */
export function databaseThatFails(error: Error, on = /./): D1Database {
	const refuse = () => Promise.reject(error)
	const refused = { all: refuse, raw: refuse, run: refuse, first: refuse, bind: () => refused } as D1PreparedStatement
	return databaseWith((session) => ({
		prepare: (query) => (on.test(query) ? refused : session.prepare(query)),
		batch: (statements) => (statements.includes(refused) ? refuse() : session.batch(statements)),
	}))
}

/** The real database, but every batch that it has carried out is answered by an error. */
export const databaseThatLosesAnswers = databaseWith((session) => ({
	prepare: (query) => session.prepare(query),
	batch: async (statements) => {
		await session.batch(statements)
		throw new Error('D1_ERROR: Network connection lost.')
	},
}))

/** The same for those batches alone that hold a statement that matches `on`. */
export const databaseThatLosesAnswersTo = (on: RegExp) =>
	databaseWith((session) => {
		const marked = new Set<D1PreparedStatement>()
		return {
			prepare(query) {
				const statement = session.prepare(query)
				if (!on.test(query)) return statement
				const bind = statement.bind.bind(statement)
				statement.bind = (...values) => {
					const bound = bind(...values)
					marked.add(bound)
					return bound
				}
				return statement
			},
			async batch<Row>(statements: D1PreparedStatement[]) {
				const answers = await session.batch<Row>(statements)
				if (statements.some((statement) => marked.has(statement))) throw new Error('D1_ERROR: Network connection lost.')
				return answers
			},
		}
	})

type Session = Pick<D1DatabaseSession, 'prepare' | 'batch'>

/** The real database behind other sessions: the Worker uses it by its sessions only. */
export function databaseWith(wrap: (session: Session) => Session): D1Database {
	return { withSession: (from: string) => wrap(bindings.DB.withSession(from)) } as unknown as D1Database
}
