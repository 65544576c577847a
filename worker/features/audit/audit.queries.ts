import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { AuditedAct, AuditedChange, AuditQuery } from '#contracts/operations/audit.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { currentName, idOfUser } from '#worker/features/users/users.queries.ts'

/** The entries of the audit log, the newest first. */
export async function listActs(db: Database, query: AuditQuery): Promise<Paged<AuditedAct>> {
	const where = and(
		query.userName === null ? undefined : eq(auditLog.actorId, idOfUser(query.userName)),
		query.section === null ? undefined : eq(auditLog.section, query.section),
		query.itemId === null ? undefined : eq(auditLog.itemId, query.itemId),
	)
	const rows = db
		.select({
			id: auditLog.id,
			at: auditLog.at,
			userId: auditLog.actorId,
			userName: auditLog.actorName,
			userNameNow: currentName(auditLog.actorId),
			section: auditLog.section,
			action: auditLog.action,
			itemId: auditLog.itemId,
			changes: auditLog.changes,
			requestId: auditLog.requestId,
			times: auditLog.times,
		})
		.from(auditLog)
		.where(where)
		.orderBy(desc(auditLog.at), desc(auditLog.id))
	const page = await selectPage(db, { rows, table: auditLog, where }, query)
	return { ...page, content: page.content.map((row) => ({ ...row, changes: changesIn(row.changes) })) }
}

const recorded = z.record(z.string(), z.nullable(z.tuple([z.unknown(), z.unknown()])))

function changesIn(json: string | null): AuditedChange[] {
	if (json === null) return []
	return Object.entries(recorded.parse(JSON.parse(json))).map(([field, change]) => ({
		field,
		before: change ? asText(change[0]) : null,
		after: change ? asText(change[1]) : null,
		secret: change === null,
	}))
}

const asText = (value: unknown): string | null => {
	if (value === null || value === undefined || value === '') return null
	return typeof value === 'string' ? value : JSON.stringify(value)
}
