import { and, eq, type SQL } from 'drizzle-orm'
import { auditLog } from './audit.table.ts'
import type { Database } from './db.ts'

/** Field -> [before, after]; null for a secret, of which only the change is recorded. */
export type Changes = Record<string, [before: unknown, after: unknown] | null>

export type AuditEntry = {
	/** null where nobody is signed in. */
	actor: { id: number; userName: string } | null
	section: string
	action: string
	itemId?: number | SQL<number> | null
	changes?: Changes
	requestId: string
}

/** The statement that records a staff act; it goes into the same batch as the act. */
export function recordAct(db: Database, entry: AuditEntry, now = new Date()) {
	return db.insert(auditLog).values({
		at: now.toISOString(),
		actorId: entry.actor?.id ?? null,
		actorName: entry.actor?.userName ?? null,
		section: entry.section,
		action: entry.action,
		itemId: entry.itemId ?? null,
		changes: entry.changes ? JSON.stringify(entry.changes) : null,
		requestId: entry.requestId,
	})
}

/**
 * The item of an act that this request has recorded at this moment; null where it has recorded none. Where the answer to a batch has been
 * lost, this tells whether the batch was carried out.
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

/** What differs between two versions of a row, for `recordAct`. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
	const changes: Changes = {}
	for (const field of Object.keys(after)) {
		if (JSON.stringify(before[field]) !== JSON.stringify(after[field]))
			changes[field] = [before[field] ?? null, after[field]]
	}
	return changes
}
