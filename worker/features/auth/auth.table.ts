import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { autoIncrementId, calendarDateColumn, flagColumn, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

/** The sessions of tokens. A token is good only while its session is unrevoked, in use and young enough. */
export const sessions = sqliteTable(
	'sessions',
	{
		id: text('id').primaryKey(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		signedInAt: momentColumn('signed_in_at').notNull(),
		lastSeenAt: momentColumn('last_seen_at').notNull(),
		expiresAt: momentColumn('expires_at').notNull(),
		revokedAt: momentColumn('revoked_at'),
		/** When the user last proved in this session who they are. */
		confirmedAt: momentColumn('confirmed_at'),
		/** Where it was opened, in words; null: unknown. */
		browser: text('browser'),
		system: text('system'),
		country: text('country'),
	},
	(table) => [index('sessions_user').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
)

/** The devices of users and the last day of a sign-in with each. The hash is keyed, of browser, system and country. */
export const knownDevices = sqliteTable(
	'known_devices',
	{
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		deviceHash: text('device_hash').notNull(),
		lastDay: calendarDateColumn('last_day').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.deviceHash] }),
		index('known_devices_last_day').on(table.lastDay),
	],
)

/** Links to set a password. The row keeps a hash of the secret. A link works once, and a newer one voids it. */
export const passwordResets = sqliteTable(
	'password_resets',
	{
		id: autoIncrementId(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'restrict' }),
		/** Random. With TOKEN_SECRET it yields the secret of the link when the mail leaves. */
		seed: text('seed').notNull(),
		secretHash: text('secret_hash').notNull().unique(),
		/** Sent to a new user for their first password, which signs them in. */
		isInvitation: flagColumn('is_invitation').notNull().default(false),
		createdAt: momentColumn('created_at').notNull(),
		expiresAt: momentColumn('expires_at').notNull(),
		/** Used or voided. */
		closedAt: momentColumn('closed_at'),
	},
	(table) => [index('password_resets_user').on(table.userId), index('password_resets_expires_at').on(table.expiresAt)],
)

/** Failed sign-ins of an account name, whether the account exists or not. */
export const signInThrottles = sqliteTable(
	'sign_in_throttles',
	{
		/** A keyed hash of the normalised user name. */
		accountHash: text('account_hash').primaryKey(),
		failures: integer('failures').notNull(),
		lockedUntil: momentColumn('locked_until').notNull(),
		forgetAt: momentColumn('forget_at').notNull(),
	},
	(table) => [index('sign_in_throttles_forget_at').on(table.forgetAt)],
)
