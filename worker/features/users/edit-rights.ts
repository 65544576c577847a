import { holdsSection, type Role } from '#contracts/auth/roles.ts'
import { errors } from '#contracts/shared/error-catalogue.ts'
import type { UserDetails, UserInput } from '#contracts/users/users.ts'
import { needsCurrentPassword } from '#worker/features/auth/current-password.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Staff } from '#worker/http/request-context.ts'

/**
 * Refuses an edit of a user who holds roles that the editor lacks. Refuses that editors deactivate their own account or
 * grant a role that they lack.
 */
export function checkRights(staff: Staff, before: UserDetails, form: UserInput, roles: Map<number, Role>): void {
	const isAdmin = holdsSection(staff.permissions, 'administration')
	const heldBefore = before.permissionsList.map((permission) => roles.get(permission))
	if (!isAdmin && heldBefore.includes('Admin')) throw new AppError('user.admin-only')
	const holdsMore = heldBefore.some((role) => !staff.permissions.some(({ permission }) => permission === role))
	if (!isAdmin && holdsMore) throw new AppError('user.more-roles')
	if (staff.id === before.id && before.active && !form.active) throw new AppError('user.self-deactivation')
	if (staff.id === before.id && form.password && needsCurrentPassword(staff)) {
		throw new AppError('user.own-password', { fields: { password: errors['user.own-password'].message } })
	}
	checkGrants(staff, form.enabledPermissions, before.permissionsList, roles)
}

/** Refuses unknown permissions. Refuses that an editor who is not Admin grants or revokes a role that they lack. */
export function checkGrants(staff: Staff, wanted: number[], held: number[], roles: Map<number, Role>): void {
	if (wanted.some((permission) => !roles.has(permission))) {
		throw new AppError('request.invalid', { fields: { enabledPermissions: 'This permission does not exist' } })
	}
	if (holdsSection(staff.permissions, 'administration')) return
	const own = staff.permissions.map(({ permission }) => permission)
	const others = [...roles].filter(([, role]) => !own.includes(role))
	if (others.some(([permission]) => wanted.includes(permission) !== held.includes(permission))) {
		throw new AppError('user.role-not-held')
	}
}
