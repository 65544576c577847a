import { getTableName } from 'drizzle-orm'
import { holdsSection } from '#contracts/auth/roles.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import { type Dashboard, mostRecent } from '#contracts/operations/dashboard.ts'
import { dayMs, recentDays } from '#contracts/shared/periods.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { type Recent, selectRecent, selectTotals, totalIn } from '#worker/data/row-counts.ts'
import { users } from '#worker/data/users.table.ts'
import { selectRecentApplications } from '#worker/features/applications/applications.queries.ts'
import { selectRecentEnquiries } from '#worker/features/enquiries/enquiries.queries.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import type { Staff } from '#worker/http/request-context.ts'
import { selectStuckMails } from '#worker/mail/outbox.ts'

type Card = {
	section: keyof Dashboard['cards']
	/** The name of its table. */
	table: string
	recent(db: Database, recent: Recent): ReturnType<typeof selectRecent>
}

const cards: readonly Card[] = [
	...itemKinds.map((section): Card => {
		const { table } = kinds[section]
		return {
			section,
			table: getTableName(table),
			recent: (db, recent) => selectRecent(db, table, table.createdAt, recent),
		}
	}),
	{ section: 'applications', table: 'job_applications', recent: selectRecentApplications },
	{ section: 'enquiries', table: 'enquiries', recent: selectRecentEnquiries },
	{ section: 'users', table: 'users', recent: (db, recent) => selectRecent(db, users, users.createdAt, recent) },
	{
		section: 'administration',
		table: 'audit_log',
		recent: (db, recent) => selectRecent(db, auditLog, auditLog.at, recent),
	},
]

/** Counts the sections that the user may open, in one batch. */
export async function summarise(db: Database, permissions: Staff['permissions'], now = new Date()): Promise<Dashboard> {
	const recent = { since: new Date(now.getTime() - recentDays * dayMs).toISOString(), most: mostRecent }
	const shown = cards.filter(({ section }) => holdsSection(permissions, section))
	const showsMails = holdsSection(permissions, 'administration')
	const [totals, ...counted] = await db.batch([
		selectTotals(db),
		...shown.map((card) => card.recent(db, recent)),
		...(showsMails ? [selectStuckMails(db)] : []),
	])
	const countAt = (place: number) => counted[place]?.[0]?.count ?? 0
	return {
		cards: Object.fromEntries(
			shown.map(({ section, table }, place) => [section, { total: totalIn(totals, table), recent: countAt(place) }]),
		),
		...(showsMails && { stuckMails: countAt(shown.length) }),
	}
}
