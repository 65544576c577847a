import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
	type AuditedAct,
	type AuditedChange,
	type AuditQuery,
	type ChangedField,
	changedField,
} from '#contracts/operations/audit.ts'
import { companyMoment, nextCompanyDay } from '#contracts/shared/company-time.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { selectPage } from '#worker/data/select-page.ts'
import { users } from '#worker/data/users.table.ts'
import { currentName, idOfUser } from '#worker/features/users/users.queries.ts'
import { AppError } from '#worker/http/errors.ts'
import { subjectColumns, subjectOf } from './act-subject.ts'
import { namingOf } from './change-names.ts'

/** A value as `asText` writes it. */
const lengthOf = (path: '$[0]' | '$[1]') => sql`coalesce(length(case json_type(changed.value, ${path})
	when 'text' then changed.value ->> ${path} when 'null' then '' else changed.value -> ${path} end), 0)`

/** The changes without their values, of which a page of the log may hold megabytes. */
const changedFields = sql<string>`(select json_group_array(json_object(
	'field', changed.key, 'beforeLength', ${lengthOf('$[0]')}, 'afterLength', ${lengthOf('$[1]')},
	'secret', json(iif(changed.type = 'null', 'true', 'false')))) from json_each(${auditLog.changes}) as changed)`

/** The full name of the actor, or the user name of that time; null without a session. */
export const fullNameOfActor = sql<
	string | null
>`coalesce(${sql`(select ${users.fullName} from ${users} where ${users.id} = ${auditLog.actorId})`}, ${auditLog.actorName})`.as(
	'full_name',
)

const fieldsIn = (json: string): ChangedField[] => z.array(changedField).parse(JSON.parse(json))

/** When a day of the company begins, and the one after it. */
const startOf = (day: string) => new Date(companyMoment(`${day}T00:00`))
const endOf = (day: string) => new Date(nextCompanyDay(startOf(day)))

/** The entries of the audit log, the newest first. */
export async function listActs(db: Database, query: AuditQuery): Promise<Paged<AuditedAct>> {
	const where = and(
		query.userName === null ? undefined : eq(auditLog.actorId, idOfUser(query.userName)),
		query.section === null ? undefined : eq(auditLog.section, query.section),
		query.itemId === null ? undefined : eq(auditLog.itemId, query.itemId),
		query.from ? gte(auditLog.at, startOf(query.from).toISOString()) : undefined,
		query.to ? lt(auditLog.at, endOf(query.to).toISOString()) : undefined,
	)
	const rows = db
		.select({
			id: auditLog.id,
			at: auditLog.at,
			userId: auditLog.actorId,
			userName: auditLog.actorName,
			userNameNow: currentName(auditLog.actorId),
			fullName: fullNameOfActor,
			section: auditLog.section,
			action: auditLog.action,
			itemId: auditLog.itemId,
			changes: changedFields,
			requestId: auditLog.requestId,
			times: auditLog.times,
			...subjectColumns,
		})
		.from(auditLog)
		.where(where)
		.orderBy(desc(auditLog.at), desc(auditLog.id))
	const page = await selectPage(db, { rows, table: auditLog, where }, query)
	return {
		...page,
		content: page.content.map(({ nameNow, nameThen, ...row }) => ({
			...row,
			...subjectOf({ nameNow, nameThen }),
			changes: fieldsIn(row.changes),
		})),
	}
}

/** What an act has changed. Throws a refusal if the entry is gone. */
export async function findChanges(db: Database, id: number): Promise<AuditedChange[]> {
	const [act] = await db
		.select({ section: auditLog.section, changes: auditLog.changes })
		.from(auditLog)
		.where(eq(auditLog.id, id))
	if (!act) throw new AppError('act.not-found')
	if (act.changes === null) return []
	const changes = recorded.parse(JSON.parse(act.changes))
	const named = await namingOf(db, act.section, changes)
	return Object.entries(changes).map(([field, change]) => ({
		field,
		before: change ? (named(field, change[0]) ?? asText(change[0])) : null,
		after: change ? (named(field, change[1]) ?? asText(change[1])) : null,
		secret: change === null,
	}))
}

const recorded = z.record(z.string(), z.nullable(z.tuple([z.unknown(), z.unknown()])))

const asText = (value: unknown): string | null => {
	if (value === null || value === undefined || value === '') return null
	return typeof value === 'string' ? value : JSON.stringify(value)
}
