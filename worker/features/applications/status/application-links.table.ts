import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, momentColumn } from '#worker/data/columns.ts'
import { jobApplications } from '../applications.table.ts'

/**
 * Links to the pages of applicants. The secret of a link is an HMAC of its seed with TOKEN_SECRET, and its hash finds the
 * row. After a rotation of TOKEN_SECRET the next mail adds a row, and older links keep working.
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
		/** Counts wrong digits of the mobile number, which confirm an act. */
		wrongDigits: integer('wrong_digits').notNull().default(0),
		lockedUntil: momentColumn('locked_until'),
		createdAt: momentColumn('created_at').notNull(),
	},
	(table) => [index('application_links_of').on(table.applicationId, table.id)],
)
