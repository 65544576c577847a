// JavaScript, because workerd loads this file without a build.

/** The part of D1 that drizzle uses. `ask` sends the statements. */
const databaseOf = (ask) => {
	const statement = (question) => ({
		question,
		bind: (...values) => statement({ ...question, values }),
		all: () => ask('all', [question]),
		raw: () => ask('raw', [question]),
		run: () => ask('run', [question]),
	})
	return {
		withSession: () => ({
			prepare: (sql) => statement({ sql, values: [] }),
			batch: (statements) =>
				ask(
					'batch',
					statements.map(({ question }) => question),
				),
		}),
	}
}

/** A database whose rows are in the process behind `source`. */
export const rowsElsewhere = (source) =>
	databaseOf(async (kind, questions) => {
		const answer = await source.fetch('http://source/rows', {
			method: 'POST',
			body: JSON.stringify([kind, questions]),
		})
		if (!answer.ok) throw new Error(await answer.text())
		return answer.json()
	})

/** Responses as text: the client of D1 parses each response too. */
const answers = new Map()

/** A database for reading only, which answers known statements from memory. */
export const rowsInMemory = (source) =>
	databaseOf(async (kind, questions) => {
		const key = JSON.stringify([kind, questions])
		const known =
			answers.get(key) ?? (await (await source.fetch('http://source/rows', { method: 'POST', body: key })).text())
		answers.set(key, known)
		return JSON.parse(known)
	})

/** The part of R2 that an application uses. */
export const bucketElsewhere = (source) => ({
	async put(key, bytes, { sha256, httpMetadata }) {
		const headers = { sha256, 'Content-Type': httpMetadata.contentType }
		const answer = await source.fetch(`http://source/objects/${key}`, { method: 'PUT', body: bytes, headers })
		if (!answer.ok) throw new Error(await answer.text())
		return { checksums: { toJSON: () => ({ sha256 }) } }
	},
})
