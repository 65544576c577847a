import { desc, sql } from 'drizzle-orm'
import { holdsSection, type Section } from '#contracts/auth/roles.ts'
import { type AuditedSection, auditedSections } from '#contracts/operations/audit.ts'
import { type LatestAct, latestActs } from '#contracts/operations/dashboard.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { subjectColumns, subjectOf } from '#worker/features/audit/act-subject.ts'
import { fullNameOfActor } from '#worker/features/audit/audit.queries.ts'
import type { Staff } from '#worker/http/request-context.ts'

/** The sections of the log whose acts are shown, each with the section whose role they need. Sign-ins are left out. */
const neededSection = ({ account: _, ...others }: typeof auditedSections) =>
	(Object.keys(others) as Exclude<AuditedSection, 'account'>[]).map((section): [AuditedSection, Section] => [
		section,
		section === 'blogCategories' || section === 'blogTags' ? 'blogs' : section,
	])

/** The last acts in the sections that the user may open. Each section reads its newest acts by an index. */
export function lastActs(db: Database, permissions: Staff['permissions']): Part<{ acts: LatestAct[] }> {
	const shown = neededSection(auditedSections).flatMap(([section, needed]) =>
		holdsSection(permissions, needed) ? [section] : [],
	)
	// SQLite makes a list of ids for each section, so that each reads a few rows. `counted_as` is set for refusals
	// only, which are left out. The plus keeps SQLite on the index of sections.
	const newest = sql`(select ids.value from json_each(${JSON.stringify(shown)}) as wanted, json_each((
		select json_group_array(id) from (
			select id from audit_log as act where act.section = wanted.value and +act.counted_as is null
			order by act.at desc, act.id desc limit ${latestActs}))) as ids)`
	const rows = db
		.select({
			id: auditLog.id,
			at: auditLog.at,
			name: fullNameOfActor,
			section: auditLog.section,
			action: auditLog.action,
			itemId: auditLog.itemId,
			...subjectColumns,
		})
		.from(auditLog)
		.where(sql`${auditLog.id} in ${newest}`)
		.orderBy(desc(auditLog.at), desc(auditLog.id))
		.limit(latestActs)
	return part([rows], ([acts]) => ({
		acts: acts.map(({ nameNow, nameThen, ...act }) => ({ ...act, ...subjectOf({ nameNow, nameThen }) })),
	}))
}
