import { eq, inArray } from 'drizzle-orm'
import type { Role } from '#contracts/auth/roles.ts'
import { brand } from '#web/content/brand.ts'
import { openDatabase } from '#worker/data/db.ts'
import { permissions, userPermissions, users } from '#worker/data/users.table.ts'
import { hashPassword } from '#worker/features/auth/passwords.ts'
import { newSession, tokenFor } from '#worker/features/auth/sessions.ts'
import { nameColumns, userSearchKey } from '#worker/features/users/user-names.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { bindings } from './app.ts'

/** The default password of added staff. */
export const somePassword = 'Moonlight@1'

export const db = openDatabase(bindings.DB, 'primary')

const hashes = new Map<string, Promise<string>>()
let added = 0

/** Inserts a member of staff directly into the database. All values have defaults. */
export async function addStaff({
	userName = `member ${added + 1}`,
	roles = [],
	password = somePassword,
	active = true,
	...others
}: {
	userName?: string
	roles?: Role[]
	password?: string
	active?: boolean
	fullName?: string
	email?: string
	mobileNumber?: string
} = {}) {
	added += 1
	const hash = hashes.get(password) ?? hashPassword(password, bindings.PASSWORD_PEPPER)
	hashes.set(password, hash)
	const now = new Date().toISOString()
	const named = { fullName: `Full Name of ${userName}`, email: `member${added}`, ...others }
	const [user] = await db
		.insert(users)
		.values({
			...nameColumns(userName),
			...userSearchKey({ userName, ...named }),
			mobileNumber: brand.staffNumbers.example,
			active,
			passwordHash: await hash,
			createdAt: now,
			updatedAt: now,
			...named,
		})
		.returning({ id: users.id, userName: users.userName, email: users.email, fullName: users.fullName })
	if (!user) throw new Error('The new user has no row')
	await grant(user.id, roles)
	return user
}

/** The permission ids of these roles. */
export async function permissionsFor(roles: Role[]): Promise<number[]> {
	const rows = await db.select({ id: permissions.id }).from(permissions).where(inArray(permissions.role, roles))
	return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** Gives a user exactly these roles. */
export async function grant(userId: number, roles: Role[]): Promise<void> {
	await db.delete(userPermissions).where(eq(userPermissions.userId, userId))
	const granted = (await permissionsFor(roles)).map((permissionId) => ({ userId, permissionId }))
	if (granted.length > 0) await db.insert(userPermissions).values(granted)
}

/** Opens a session for this user and returns its headers. */
export async function sessionOf(userId: number, now = new Date()): Promise<{ Authorization: string }> {
	const { session, store } = newSession(db, userId, now)
	await store
	return { Authorization: await tokenFor(bindings, session, now) }
}

/** Adds a member of staff with exactly these roles and returns the headers of their session. */
export const signedInAs = async (roles: Role[]) => sessionOf((await addStaff({ roles })).id)

/** A new member of staff as the editor, for functions that a test calls without a request. */
export async function anEditor(): Promise<Editor> {
	const { id, userName, fullName } = await addStaff()
	const staff = { id, userName, fullName, permissions: [], sessionId: '', signedInAt: new Date() }
	return { staff, requestId: 'a test' }
}
