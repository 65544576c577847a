// JavaScript, because workerd loads it as it stands.

/** As much of D1 as drizzle uses, of a database that `ask` has. */
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

/** The database behind `source`, which is a real one. */
export const rowsElsewhere = (source) =>
	databaseOf(async (kind, questions) => {
		const answer = await source.fetch('http://source/rows', {
			method: 'POST',
			body: JSON.stringify([kind, questions]),
		})
		if (!answer.ok) throw new Error(await answer.text())
		return answer.json()
	})

/** Answers as text: D1's client parses each of its answers too. */
const answers = new Map()

/** The same for what only reads: whatever has been asked for before is answered from memory. */
export const rowsInMemory = (source) =>
	databaseOf(async (kind, questions) => {
		const key = JSON.stringify([kind, questions])
		const known =
			answers.get(key) ?? (await (await source.fetch('http://source/rows', { method: 'POST', body: key })).text())
		answers.set(key, known)
		return JSON.parse(known)
	})

/** As much of R2 as an application uses, of the bucket behind `source`. */
export const bucketElsewhere = (source) => ({
	async put(key, bytes, { sha256, httpMetadata }) {
		const headers = { sha256, 'Content-Type': httpMetadata.contentType }
		const answer = await source.fetch(`http://source/objects/${key}`, { method: 'PUT', body: bytes, headers })
		if (!answer.ok) throw new Error(await answer.text())
		return { checksums: { toJSON: () => ({ sha256 }) } }
	},
})
