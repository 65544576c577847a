import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { jobApplications } from '../applications.table.ts'

/**
 * The links to the pages of applicants. The secret of a link comes from its seed and TOKEN_SECRET, and its hash finds the
 * row. After a rotation of TOKEN_SECRET the next mail adds a row, and the older links go on.
 */
export const applicationLinks = sqliteTable(
	'application_links',
	{
		id: autoIncrementId(),
		/** A trigger deletes the links with their application. */
		applicationId: integer('application_id')
			.notNull()
			.references(() => jobApplications.id, { onDelete: 'restrict' }),
		seed: text('seed').notNull(),
		secretHash: text('secret_hash').notNull().unique(),
		/** Wrong digits of the mobile number, by which the applicant confirms an act. */
		wrongDigits: integer('wrong_digits').notNull().default(0),
		lockedUntil: momentColumn('locked_until'),
		createdAt: momentColumn('created_at').notNull(),
	},
	(table) => [index('application_links_of').on(table.applicationId, table.id)],
)
