import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import { failureOf, log } from '../http/log.ts'
import type { Database, Statement } from './db.ts'

type Query<Row = unknown> = RunnableQuery<Row[], 'sqlite'>
type RowsOf<Queries extends readonly Query[]> = {
	[Place in keyof Queries]: Queries[Place] extends Query<infer Row> ? Row[] : never
}

/** A part of an answer: what it reads, and what it makes of the rows of each query. */
export type Part<Answer> = { queries: readonly Query[]; read(rows: readonly unknown[][]): Answer }

export const part = <const Queries extends readonly Query[], Answer>(
	queries: Queries,
	read: (rows: RowsOf<Queries>) => Answer,
): Part<Answer> => ({ queries, read: (rows) => read(rows as RowsOf<Queries>) })

type AnswersOf<Parts extends readonly Part<unknown>[]> = {
	[Place in keyof Parts]: Parts[Place] extends Part<infer Answer> ? Answer : never
}

/** Several parts as one, whose answer is a list of theirs. */
export const joined = <const Parts extends readonly Part<unknown>[]>(...parts: Parts): Part<AnswersOf<Parts>> => ({
	queries: parts.flatMap(({ queries }) => queries),
	read(rows) {
		const rest = [...rows]
		return parts.map(({ queries, read }) => read(rest.splice(0, queries.length))) as AnswersOf<Parts>
	},
})

/** Reads a part in one batch. */
export const readPart = async <Answer>(db: Database, { queries, read }: Part<Answer>): Promise<Answer> =>
	read(await readAll(db, queries))

/**
 * Reads all parts in one batch. If it fails, each part is read alone, so that one of them costs only itself. Throws if none
 * can be read.
 */
export async function readParts<Answer>(
	db: Database,
	parts: Readonly<Record<string, Part<Answer>>>,
): Promise<{ answers: Answer[]; failed: string[] }> {
	const named = Object.entries(parts)
	const rows = await readAll(
		db,
		named.flatMap(([, { queries }]) => queries),
	).catch((error: unknown) => {
		log('warn', 'parts.not-read', failureOf(error))
		return null
	})
	let read = 0
	const settled = await Promise.allSettled(
		named.map(async ([, each]) => {
			const from = read
			read += each.queries.length
			return rows ? each.read(rows.slice(from, from + each.queries.length)) : readPart(db, each)
		}),
	)
	const first = settled[0]
	if (first?.status === 'rejected' && settled.every(({ status }) => status === 'rejected')) throw first.reason
	return {
		answers: settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
		failed: named.flatMap(([name], place) => (settled[place]?.status === 'rejected' ? [name] : [])),
	}
}

async function readAll(db: Database, queries: readonly Query[]): Promise<unknown[][]> {
	const [first, ...others] = queries as readonly Statement[]
	return first ? ((await db.batch([first, ...others])) as unknown[][]) : []
}
