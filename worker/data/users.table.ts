import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { roles } from '#contracts/auth/roles.ts'
import { autoIncrementId, flagColumn, momentColumn } from './columns.ts'

/** Members of staff. Sessions, edited rows and the audit log refer to them. */
export const users = sqliteTable(
	'users',
	{
		id: autoIncrementId(),
		userName: text('user_name').notNull(),
		/** NFKC, lower case: SQLite's NOCASE folds ASCII only. */
		userNameKey: text('user_name_key').notNull().unique(),
		/** The name with look-alike letters folded (UTS 39). Null before a save or a run of `fillDerivedKeys`. */
		confusableKey: text('confusable_key'),
		/** Both names and the address; see `searchKey`. */
		searchKey: text('search_key').notNull().default(''),
		fullName: text('full_name').notNull(),
		/** The part before the company's mail domain, lower case. */
		email: text('email').notNull().unique(),
		mobileNumber: text('mobile_number').notNull(),
		active: flagColumn('active').notNull(),
		/** null until the user sets a password through the emailed link. */
		passwordHash: text('password_hash'),
		version: integer('version').notNull().default(1),
		createdAt: momentColumn('created_at').notNull(),
		updatedAt: momentColumn('updated_at').notNull(),
		updatedBy: integer('updated_by').references((): AnySQLiteColumn => users.id, { onDelete: 'restrict' }),
	},
	(table) => [
		index('users_active').on(table.active, table.id),
		index('users_confusable').on(table.confusableKey),
		index('users_search').on(table.searchKey),
		check('users_active_flag', sql`${table.active} in (0, 1)`),
	],
)

export const permissions = sqliteTable('permissions', {
	id: integer('id').primaryKey(),
	role: text('role', { enum: roles }).notNull().unique(),
	description: text('description').notNull(),
})

export const userPermissions = sqliteTable(
	'user_permissions',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		permissionId: integer('permission_id')
			.notNull()
			.references(() => permissions.id, { onDelete: 'restrict' }),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.permissionId] }),
		index('user_permissions_permission').on(table.permissionId),
	],
)

/** A user's role names as a JSON list, for a select from `users`. */
export const roleNames = sql<string>`(
	select json_group_array(permissions.role order by permissions.id) from user_permissions
	join permissions on permissions.id = user_permissions.permission_id
	where user_permissions.user_id = users.id
)`
