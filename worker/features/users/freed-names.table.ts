import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

/** Released user names. Another user may not take one for `keepFreedNameDays`. */
export const freedUserNames = sqliteTable(
	'freed_user_names',
	{
		userNameKey: text('user_name_key').primaryKey(),
		confusableKey: text('confusable_key').notNull(),
		/** The former owner, who may take it back at any time. */
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		freedAt: momentColumn('freed_at').notNull(),
	},
	(table) => [
		index('freed_user_names_user').on(table.userId),
		index('freed_user_names_freed').on(table.freedAt),
		index('freed_user_names_confusable').on(table.confusableKey),
	],
)
