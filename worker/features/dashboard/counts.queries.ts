import { getTableName } from 'drizzle-orm'
import { holdsSection } from '#contracts/auth/roles.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import { type Dashboard, mostCounted } from '#contracts/operations/dashboard.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { part } from '#worker/data/read-parts.ts'
import { type Recent, selectRecent, selectTotals, totalIn } from '#worker/data/row-counts.ts'
import { users } from '#worker/data/users.table.ts'
import { selectRecentApplications } from '#worker/features/applications/applications.queries.ts'
import { selectRecentEnquiries } from '#worker/features/enquiries/enquiries.queries.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import type { Staff } from '#worker/http/request-context.ts'

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

/** The numbers of rows of the sections that the user may open, and of the new ones among them. */
export function countsOf(db: Database, permissions: Staff['permissions'], since: string) {
	const shown = cards.filter(({ section }) => holdsSection(permissions, section))
	const recent = shown.map((card) => card.recent(db, { since, most: mostCounted }))
	return part([selectTotals(db), ...recent], ([totals, ...counted]) => ({
		cards: Object.fromEntries(
			shown.map(({ section, table }, place) => [
				section,
				{ total: totalIn(totals, table), recent: counted[place]?.[0]?.count ?? 0 },
			]),
		),
	}))
}
