import { and, eq, type SQL, sql } from 'drizzle-orm'
import { auditLog } from './audit.table.ts'
import type { Database } from './db.ts'
import { insertFrom } from './insert-from.ts'

/** Field -> [before, after]; null for a secret, whose values are not recorded. */
export type Changes = Record<string, [before: unknown, after: unknown] | null>

export type AuditEntry = {
	/** null without a session. */
	actor: { id: number; userName: string } | null
	section: string
	action: string
	itemId?: number | SQL<number> | null
	changes?: Changes
	requestId: string
}

/** The statement that records a staff act, for the batch of the act. */
export const recordAct = (db: Database, entry: AuditEntry, now = new Date()) =>
	db.insert(auditLog).values(rowOf(entry, now))

const rowOf = (entry: AuditEntry, now: Date) => ({
	at: now.toISOString(),
	actorId: entry.actor?.id ?? null,
	actorName: entry.actor?.userName ?? null,
	section: entry.section,
	action: entry.action,
	itemId: entry.itemId ?? null,
	changes: entry.changes ? JSON.stringify(entry.changes) : null,
	requestId: entry.requestId,
})

/** The same for several acts, in one statement: a query of D1 has at most 100 parameters. */
export function recordActs(db: Database, entries: readonly AuditEntry[], now = new Date()) {
	const rows = entries.map((entry) => rowOf(entry, now))
	const names = ['at', 'actorId', 'actorName', 'section', 'action', 'itemId', 'changes', 'requestId'] as const
	const values = Object.fromEntries(names.map((name) => [name, sql`value ->> ${`$.${name}`}`]))
	return insertFrom(db, auditLog, values, sql`from json_each(${JSON.stringify(rows)})`)
}

export type Refusal = Omit<AuditEntry, 'itemId' | 'changes'> & { itemId?: number }

/**
 * The statement that records a refusal. Refusals of one kind and one actor within a minute share a row with a count: a
 * client that repeats a call does not fill the log. The row lists the refused sections if there are several.
 */
export function countRefusal(db: Database, entry: Refusal, now = new Date()) {
	const { section, action, actor } = entry
	const minute = now.toISOString().slice(0, 16)
	const first = sql`json_object('sections', json_array(null, json_array(${auditLog.section})))`
	const changes = sql`case
		when ${auditLog.section} = ${section} then ${auditLog.changes}
		when exists (select 1 from json_each(${auditLog.changes}, '$.sections[1]') where value = ${section}) then ${auditLog.changes}
		else json_insert(coalesce(${auditLog.changes}, ${first}), '$.sections[1][#]', ${section})
	end`
	return db
		.insert(auditLog)
		.values({
			...rowOf(entry, now),
			countedAs: `${action}:${actor?.id ?? 'nobody'}:${minute}`,
		})
		.onConflictDoUpdate({ target: auditLog.countedAs, set: { times: sql`${auditLog.times} + 1`, changes } })
}

/**
 * The item of the act that this request recorded at `now`, or null. After a lost response from D1 this tells whether the
 * batch was committed.
 */
export async function itemOfAct(
	db: Database,
	{ actorId, requestId }: { actorId: number; requestId: string },
	now: Date,
): Promise<number | null> {
	const [act] = await db
		.select({ itemId: auditLog.itemId })
		.from(auditLog)
		.where(and(eq(auditLog.actorId, actorId), eq(auditLog.at, now.toISOString()), eq(auditLog.requestId, requestId)))
	return act?.itemId ?? null
}

/** The differences between two versions of a row, for `recordAct`. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
	const changes: Changes = {}
	for (const field of Object.keys(after)) {
		if (JSON.stringify(before[field]) !== JSON.stringify(after[field]))
			changes[field] = [before[field] ?? null, after[field]]
	}
	return changes
}
