import { desc, sql } from 'drizzle-orm'
import { sha256 } from '../crypto/hashes.ts'
import { log, whereThrown } from '../http/log.ts'
import type { Database } from './db.ts'
import { slowQueries } from './slow-queries.table.ts'

/** A statement is slow when the Worker has waited as long for it, the way to the database included. */
const slowFromMs = 100
/** How many statements are noted until they are kept, and how many of those are kept, the slowest. */
const mostNoted = 50
const keptAtOnce = 10
/** How often an isolate writes at most. */
const keepEveryMs = 60_000
/** How many statements the database has, the slowest. */
const mostKept = 50
/** An insert of many rows is long and says little. */
const longestText = 4_000

type SlowStatement = { times: number; slowestMs: number; lastAt: number }

export type SlowNotes = { slowFromMs: number; statements: Map<string, SlowStatement>; keepAgainAt: number }

export const newSlowNotes = (from = slowFromMs): SlowNotes => ({
	slowFromMs: from,
	statements: new Map(),
	keepAgainAt: 0,
})

/** What has been slow in this isolate since it was kept last. It holds the text of statements, which have placeholders for every value. */
export const isolateNotes = newSlowNotes()

function note(notes: SlowNotes, statement: string, startedAt: number, now: number): void {
	const ms = now - startedAt
	// Its own table is left out: to keep what was slow must never be what is slow.
	if (ms < notes.slowFromMs || statement.includes('"slow_queries"')) return
	const known = notes.statements.get(statement)
	if (!known && notes.statements.size >= mostNoted) return
	const { times = 0, slowestMs = 0 } = known ?? {}
	notes.statements.set(statement, { times: times + 1, slowestMs: Math.max(slowestMs, ms), lastAt: now })
}

type Session = Pick<D1DatabaseSession, 'prepare' | 'batch'>

/** As much of a session as drizzle uses, with a look at the clock before and after each way to the database. It moves with I/O only. */
export function timed(session: Session, notes: SlowNotes, clock: () => number = Date.now) {
	async function waiting<Answer>(statement: () => string, ask: () => Promise<Answer>): Promise<Answer> {
		const startedAt = clock()
		try {
			return await ask()
		} finally {
			const now = clock()
			if (now - startedAt >= notes.slowFromMs) note(notes, statement(), startedAt, now)
		}
	}
	const timedStatement = (query: string, statement: D1PreparedStatement) => ({
		query,
		statement,
		bind: (...values: unknown[]) => timedStatement(query, statement.bind(...values)),
		run: () =>
			waiting(
				() => query,
				() => statement.run(),
			),
		all: () =>
			waiting(
				() => query,
				() => statement.all(),
			),
		raw: () =>
			waiting(
				() => query,
				() => statement.raw(),
			),
	})
	return {
		prepare: (query: string) => timedStatement(query, session.prepare(query)),
		batch: (statements: ReturnType<typeof timedStatement>[]) =>
			waiting(
				() => statements.map(({ query }) => query).join(';\n'),
				() => session.batch(statements.map(({ statement }) => statement)),
			),
	}
}

/** Writes down what was slow, after the answer that it was slow for. What cannot be written is forgotten. */
export async function keepSlowQueries(
	open: () => Database,
	notes: SlowNotes = isolateNotes,
	now: number = Date.now(),
): Promise<void> {
	if (notes.statements.size === 0 || now < notes.keepAgainAt) return
	notes.keepAgainAt = now + keepEveryMs
	const slowest = [...notes.statements].sort(([, a], [, b]) => b.slowestMs - a.slowestMs).slice(0, keptAtOnce)
	notes.statements.clear()
	try {
		const rows = await Promise.all(slowest.map(rowOf))
		await write(open(), rows)
	} catch (error) {
		log('warn', 'slow-queries.not-kept', { statements: slowest.length, at: whereThrown(error) })
	}
}

const rowOf = async ([statement, { times, slowestMs, lastAt }]: [string, SlowStatement]) => ({
	id: await sha256(statement),
	statement: statement.length > longestText ? `${statement.slice(0, longestText)} ...` : statement,
	times,
	slowestMs: Math.round(slowestMs),
	lastAt: new Date(lastAt).toISOString(),
})

async function write(db: Database, rows: Awaited<ReturnType<typeof rowOf>>[]): Promise<void> {
	const { id, times, slowestMs, lastAt } = slowQueries
	const kept = db.select({ id }).from(slowQueries).orderBy(desc(slowestMs), desc(lastAt)).limit(mostKept)
	await db.batch([
		// One row is five bound values, and D1 takes a hundred.
		db
			.insert(slowQueries)
			.values(rows)
			.onConflictDoUpdate({
				target: id,
				set: {
					times: sql`${times} + excluded.times`,
					slowestMs: sql`max(${slowestMs}, excluded.slowest_ms)`,
					lastAt: sql`max(${lastAt}, excluded.last_at)`,
				},
			}),
		db.delete(slowQueries).where(sql`${id} not in (${kept})`),
	])
}

/** The statements that took longest, the slowest first. */
export const listSlowQueries = (db: Database) =>
	db.select().from(slowQueries).orderBy(desc(slowQueries.slowestMs), desc(slowQueries.lastAt)).limit(mostKept)
