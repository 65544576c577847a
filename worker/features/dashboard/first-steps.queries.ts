import { and, eq, gt, sql } from 'drizzle-orm'
import { itemKinds } from '#contracts/items/kinds.ts'
import type { Dashboard } from '#contracts/operations/dashboard.ts'
import { dayMs, newAccountDays } from '#contracts/shared/periods.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part } from '#worker/data/read-parts.ts'
import { users } from '#worker/data/users.table.ts'
import { drafts } from '#worker/editing/drafts.table.ts'

/** Whether a new account has a password of its own choice, and has written something. Older accounts have no steps. */
export function firstStepsOf(db: Database, userId: number, now: Date): Part<Pick<Dashboard, 'firstSteps'>> {
	const since = new Date(now.getTime() - newAccountDays * dayMs).toISOString()
	const setPassword = sql<number>`exists (select 1 from ${auditLog} where ${auditLog.section} = 'account'
		and ${auditLog.itemId} = ${userId} and ${auditLog.action} in ('password changed', 'password reset'))`
	const wroteDraft = sql<number>`(exists (select 1 from ${drafts} where ${drafts.createdBy} = ${userId})
		or exists (select 1 from ${auditLog} where ${auditLog.actorId} = ${userId} and +${auditLog.section} in ${[...itemKinds]}))`
	const steps = db
		.select({ password: setPassword.as('password'), draft: wroteDraft.as('draft') })
		.from(users)
		.where(and(eq(users.id, userId), gt(users.createdAt, since)))
	return part([steps], ([[found]]) =>
		found && !(found.password && found.draft)
			? { firstSteps: { password: Boolean(found.password), draft: Boolean(found.draft) } }
			: {},
	)
}
