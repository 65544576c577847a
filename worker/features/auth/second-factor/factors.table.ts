import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { factorAudiences } from '#contracts/auth/account-security.ts'
import { autoIncrementId, flagColumn, momentColumn } from '#worker/data/columns.ts'
import { users } from '#worker/data/users.table.ts'

const ownerId = () =>
	integer('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'restrict' })

/** Authenticator apps, one a user. */
export const authenticators = sqliteTable('authenticators', {
	userId: ownerId().primaryKey(),
	/** The secret of the app, sealed; see `seal`. */
	sealedSecret: text('sealed_secret').notNull(),
	/** The time step of the last accepted code: each code works once. */
	lastStep: integer('last_step').notNull(),
	addedAt: momentColumn('added_at').notNull(),
})

export const passkeys = sqliteTable(
	'passkeys',
	{
		id: autoIncrementId(),
		userId: ownerId(),
		name: text('name').notNull(),
		/** Base64url, like the key. */
		credentialId: text('credential_id').notNull().unique(),
		publicKey: text('public_key').notNull(),
		/** JSON: how browsers reach the authenticator. */
		transports: text('transports').notNull(),
		counter: integer('counter').notNull(),
		/** Whether it may be copied to other devices. It never changes. */
		backupEligible: flagColumn('backup_eligible').notNull(),
		addedAt: momentColumn('added_at').notNull(),
		lastUsedAt: momentColumn('last_used_at'),
	},
	(table) => [index('passkeys_user').on(table.userId)],
)

export const recoveryCodes = sqliteTable(
	'recovery_codes',
	{
		/** A hash without a key: the codes work with another PASSWORD_PEPPER, too. */
		codeHash: text('code_hash').primaryKey(),
		userId: ownerId(),
		usedAt: momentColumn('used_at'),
	},
	(table) => [index('recovery_codes_user').on(table.userId)],
)

/** Challenges of passkeys that were answered, until they expire. */
export const usedChallenges = sqliteTable(
	'used_challenges',
	{ id: text('id').primaryKey(), expiresAt: momentColumn('expires_at').notNull() },
	(table) => [index('used_challenges_expires_at').on(table.expiresAt)],
)

/** Of whom a second factor is asked: one row, or none before it was set. */
export const signInPolicies = sqliteTable(
	'sign_in_policies',
	{
		id: integer('id').primaryKey(),
		requiredOf: text('required_of', { enum: factorAudiences }).notNull(),
		setAt: momentColumn('set_at').notNull(),
		setBy: integer('set_by').references(() => users.id, { onDelete: 'restrict' }),
	},
	(table) => [check('sign_in_policies_one', sql`${table.id} = 1`)],
)
