import { and, eq, gt, sql } from 'drizzle-orm'
import { holdsSection, type Section } from '#contracts/auth/roles.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import type { Dashboard, Needs } from '#contracts/operations/dashboard.ts'
import { dayMs, newAccountDays, recentDays } from '#contracts/shared/periods.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { type Part, part, readParts } from '#worker/data/read-parts.ts'
import { users } from '#worker/data/users.table.ts'
import { drafts } from '#worker/editing/drafts/drafts.table.ts'
import { overdueApplications, soonErased } from '#worker/features/applications/desk/needing-applications.queries.ts'
import { interviewsOfUser } from '#worker/features/applications/interviews/interviews.queries.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { countsOf } from './counts.queries.ts'
import { lastActs } from './latest-acts.queries.ts'
import {
	closingJobs,
	enquiriesToAnswer,
	ownDrafts,
	ownEnquiries,
	scheduledSoon,
	unreadApplications,
} from './needs.queries.ts'
import { failedMails, siteNotes } from './site-needs.queries.ts'

type Answer = Partial<Pick<Dashboard, 'cards' | 'stuckMails' | 'acts' | 'firstSteps'> & Needs>
type Asker = {
	staff: Pick<Staff, 'id' | 'fullName' | 'permissions'>
	isLocal: boolean
	/** Of applications. null: they are kept. */
	retentionDays: number | null
}

/** Reads what the overview shows of the sections that the user may open, in one batch. */
export async function summarise(
	db: Database,
	{ staff: { id, fullName, permissions }, isLocal, retentionDays }: Asker,
	now = new Date(),
): Promise<Dashboard> {
	const since = new Date(now.getTime() - recentDays * dayMs).toISOString()
	const may = (section: Section) => holdsSection(permissions, section)
	const held = itemKinds.filter(may)
	const isAdmin = may('administration')
	const parts: Record<Dashboard['unavailable'][number], Part<Answer> | false> = {
		cards: countsOf(db, permissions, since),
		enquiries: may('enquiries') && enquiriesToAnswer(db, now),
		ownEnquiries: may('enquiries') && ownEnquiries(db, id, now),
		applications: may('applications') && unreadApplications(db, id),
		overdueApplications: may('applications') && overdueApplications(db, id, now),
		interviews: interviewsOfUser(db, { id, permissions }, now),
		soonErased: may('applications') && retentionDays !== null && soonErased(db, retentionDays, now),
		drafts: held.length > 0 && ownDrafts(db, id, held),
		scheduled: held.length > 0 && scheduledSoon(db, held, now),
		closingJobs: may('careers') && closingJobs(db, now),
		mails: isAdmin && failedMails(db, since),
		site: isAdmin && siteNotes(db, isLocal, now),
		acts: lastActs(db, permissions),
		firstSteps: firstStepsOf(db, id, now),
	}
	const wanted = Object.entries(parts).flatMap(([name, each]) => (each ? [[name, each] as const] : []))
	const { answers, failed } = await readParts<Answer>(db, Object.fromEntries(wanted))
	const { cards = {}, acts = [], stuckMails, firstSteps, ...needs }: Answer = Object.assign({}, ...answers)
	return {
		cards,
		...(stuckMails !== undefined && { stuckMails }),
		fullName,
		needs,
		acts,
		...(firstSteps && { firstSteps }),
		unavailable: failed as Dashboard['unavailable'],
	}
}

/** Whether a new account has a password of its own choice, and has written something. Older accounts have no steps. */
function firstStepsOf(db: Database, userId: number, now: Date): Part<Pick<Dashboard, 'firstSteps'>> {
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
