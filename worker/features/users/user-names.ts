import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { dayMs, keepFreedNameDays } from '#contracts/shared/periods.ts'
import { searchKey } from '#contracts/shared/search-key.ts'
import { faultOfNewName } from '#contracts/users/users.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { users } from '#worker/data/users.table.ts'
import { refuseUnless } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import { confusableKey } from './confusable-key.ts'
import { freedUserNames } from './freed-names.table.ts'

/** The columns of a user name. */
export const nameColumns = (userName: string) => ({
	userName,
	userNameKey: normalised(userName),
	confusableKey: confusableKey(userName),
})

/** The column by which users are searched: their names and the address without its domain. */
export const userSearchKey = ({ userName, fullName, email }: Record<'userName' | 'fullName' | 'email', string>) => ({
	searchKey: searchKey(`${userName} ${fullName} ${email}`),
})

/** A name and the user who takes it; null for a new user. */
type Wanted = { userName: string; userId: number | null }

/**
 * The statements that give a name to a user, for the batch that writes the row. They refuse the batch if the name looks
 * like the name of another user, or equals or resembles a name that another user has freed.
 */
export function claimName(db: Database, wanted: Wanted, now: Date) {
	const { alike, freed } = rivals(wanted, now)
	const isFree = sql`not exists (select 1 from ${users} where ${alike}) and not exists (select 1 from ${freedUserNames} where ${freed})`
	return [
		refuseUnless(db, isFree),
		db.delete(freedUserNames).where(eq(freedUserNames.userNameKey, normalised(wanted.userName))),
	] as const
}

/** The statement that keeps a name for its former owner. */
export const reserveName = (db: Database, { id, userName }: { id: number; userName: string }, now: Date) =>
	db.insert(freedUserNames).values({
		userNameKey: normalised(userName),
		confusableKey: confusableKey(userName),
		userId: id,
		freedAt: now.toISOString(),
	})

/** The reason of a refusal by `claimName`; null if the name is free. */
export async function refusalOfName(db: Database, wanted: Wanted, now: Date): Promise<AppError | null> {
	const { alike, freed } = rivals(wanted, now)
	if ((await db.$count(users, alike)) > 0) return nameRefusal('user.name-alike')
	if ((await db.$count(freedUserNames, freed)) > 0) return nameRefusal('user.name-freed')
	return null
}

export const nameRefusal = (code: 'user.name-taken' | 'user.name-alike' | 'user.name-freed') =>
	new AppError(code, { fields: { userName: errors[code].message } })

/** Refuses a new name that breaks the rules for names. A stored name may break them. */
export function checkRenaming(before: string, after: string): void {
	const fault = after === before ? null : faultOfNewName(after)
	if (fault) throw new AppError('request.invalid', { fields: { userName: fault } })
}

/** The conditions for rows that block a name. The unique index blocks an equal name of another user. */
function rivals({ userName, userId }: Wanted, now: Date): { alike: SQL | undefined; freed: SQL | undefined } {
	const { userNameKey, confusableKey: key } = nameColumns(userName)
	const freedAfter = new Date(now.getTime() - keepFreedNameDays * dayMs).toISOString()
	return {
		alike: sql`${users.confusableKey} = ${key} and ${users.userNameKey} <> ${userNameKey} and ${users.id} is not ${userId}`,
		freed: and(
			or(eq(freedUserNames.userNameKey, userNameKey), eq(freedUserNames.confusableKey, key)),
			sql`${freedUserNames.userId} is not ${userId}`,
			gt(freedUserNames.freedAt, freedAfter),
		),
	}
}
