import { type AnyColumn, and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#contracts/auth/roles.ts'
import { type FoundPerson, mostFound } from '#contracts/operations/search.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import type { PermissionOption, UserDetails, UserRow, UsersQuery } from '#contracts/users/users.ts'
import { auditLog, isSignIn } from '#worker/data/audit.table.ts'
import type { Database } from '#worker/data/db.ts'
import { normalised } from '#worker/data/normalise.ts'
import { containsText, selectPage } from '#worker/data/select-page.ts'
import { permissions, roleNames, users } from '#worker/data/users.table.ts'
import { hasFactor } from '#worker/features/auth/second-factor/policy.ts'
import { linksMadeBy } from '#worker/features/previews/end-links.ts'

const listed = {
	id: users.id,
	userName: users.userName,
	fullName: users.fullName,
	email: users.email,
	mobileNumber: users.mobileNumber,
	active: users.active,
}

/** An index holds the sign-ins alone. */
const lastSignInAt = sql<string | null>`(select max(${auditLog.at}) from ${auditLog}
	where ${auditLog.actorId} = users.id and ${isSignIn(auditLog.action)})`

/** Matches users by their names and their address, also the whole one: rows hold it without the domain, the same for all. */
function isFound(searched: string, mailDomain: string): SQL | undefined {
	const isWhole = searched.toLowerCase().endsWith(`@${mailDomain.toLowerCase()}`)
	const text = isWhole ? searched.slice(0, -mailDomain.length - 1) : searched
	return containsText({ key: users.searchKey, text: users.userName }, text)
}

/** Users, the oldest first: a new user is on the last page. */
export async function listUsers(db: Database, query: UsersQuery, mailDomain: string): Promise<Paged<UserRow>> {
	const where = and(
		query.userName === null ? undefined : isFound(query.userName, mailDomain),
		typeof query.active === 'boolean' ? eq(users.active, query.active) : undefined,
	)
	const rows = db
		.select({
			...listed,
			roles: sql<string>`${roleNames}`.as('roles'),
			lastSignInAt: sql<string | null>`${lastSignInAt}`.as('last_sign_in_at'),
			hasFactor: sql<boolean>`${hasFactor}`.mapWith(Boolean).as('has_factor'),
		})
		.from(users)
		.where(where)
		.orderBy(asc(users.id))
	const page = await selectPage(db, { rows, table: users, where }, query)
	return { ...page, content: page.content.map((user) => ({ ...user, roles: JSON.parse(user.roles) as Role[] })) }
}

/** The id of the user with this name, as an expression for another query. The case does not matter. */
export const idOfUser = (userName: string): SQL<number> =>
	sql`(select ${users.id} from ${users} where ${users.userNameKey} = ${normalised(userName)})`

/** The present name of a user, as an expression for another query. */
export const currentName = (userId: AnyColumn): SQL<string | null> =>
	sql`(select ${users.userName} from ${users} where ${users.id} = ${userId})`

export async function findUser(db: Database, id: number, now = new Date()): Promise<UserDetails | null> {
	const [[user], reviewLinks] = await db.batch([
		db
			.select({ ...listed, version: users.version, permissionIds })
			.from(users)
			.where(eq(users.id, id)),
		linksMadeBy(db, id, now),
	])
	if (!user) return null
	const { permissionIds: ids, ...details } = user
	return { ...details, permissionsList: JSON.parse(ids) as number[], reviewLinks }
}

const permissionIds = sql<string>`(select json_group_array(permission_id order by permission_id) from user_permissions where user_id = users.id)`

/** Whether another user has this name in any spelling. */
export async function isUserNameTaken(db: Database, userName: string, exceptId: number | null): Promise<boolean> {
	const other: SQL | undefined = exceptId === null ? undefined : ne(users.id, exceptId)
	const taken = await db.$count(users, and(eq(users.userNameKey, normalised(userName)), other))
	return taken > 0
}

export const listPermissions = (db: Database): Promise<PermissionOption[]> =>
	db.select().from(permissions).orderBy(asc(permissions.id))

/** The roles by permission id. */
export async function rolesById(db: Database): Promise<Map<number, Role>> {
	const rows = await db.select().from(permissions)
	return new Map(rows.map(({ id, role }) => [id, role]))
}

/** A condition for a batch: an active user is Admin and has a password. */
export const hasActiveAdmin = sql`exists (
	select 1 from users
	join user_permissions on user_permissions.user_id = users.id
	join permissions on permissions.id = user_permissions.permission_id
	where users.active and users.password_hash is not null and permissions.role = 'Admin'
)`

/**
 * Finds users by their name, user name and address, the newest first. Finds one more than are shown, which tells that more
 * exist.
 */
export const searchUsers = (db: Database, text: string, mailDomain: string): Promise<FoundPerson[]> =>
	db
		.select({ id: users.id, userName: users.userName, fullName: users.fullName, email: users.email })
		.from(users)
		.where(isFound(text, mailDomain))
		.orderBy(desc(users.id))
		.limit(mostFound + 1)
