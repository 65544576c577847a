import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { FactorAudience, SignInPolicy } from '#contracts/auth/account-security.ts'
import { factorGraceDays } from '#contracts/shared/periods.ts'
import { auditLog, isSignIn } from '#worker/data/audit.table.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { authenticators, passkeys, signInPolicies } from './factors.table.ts'

// The expressions stand in queries from `users`. They name the columns in full: drizzle shortens those of one table.

/** Whether a user has a second factor. */
export const hasFactor = sql<boolean>`(
	exists (select 1 from ${authenticators} where ${authenticators}.user_id = users.id)
	or exists (select 1 from ${passkeys} where ${passkeys}.user_id = users.id)
)`.mapWith(Boolean)

const isAdmin = sql`exists (
	select 1 from user_permissions join permissions on permissions.id = user_permissions.permission_id
	where user_permissions.user_id = users.id and permissions.role = 'Admin'
)`

/** The policy of a user, from `${signInPolicies}` on. */
const ofAudience = sql`(sign_in_policies.required_of = 'everybody' or (sign_in_policies.required_of = 'admins' and ${isAdmin}))`

/** Whether the policy asks a user for a second factor. */
export const needsFactor = sql<boolean>`exists (select 1 from ${signInPolicies} where ${ofAudience})`.mapWith(Boolean)

/**
 * The moment from which a user without a factor gets no further: some days after their first sign-in under the policy, so
 * that nobody comes back from a leave to a closed door. Null if the policy does not ask for one.
 */
export const factorDueAt = sql<string | null>`(
	select strftime('%Y-%m-%dT%H:%M:%fZ', (
		select min(audit_log.at) from ${auditLog}
		where audit_log.actor_id = users.id and ${isSignIn(auditLog.action)}
			and audit_log.at >= max(sign_in_policies.set_at, users.created_at)
	), '+' || ${factorGraceDays} || ' days')
	from ${signInPolicies} where ${ofAudience} and not ${hasFactor}
)`

/** Whether a user must set up a second factor before anything else. */
export const isFactorOverdue = (now: Date): SQL<boolean> =>
	sql<boolean>`coalesce(${factorDueAt} <= ${now.toISOString()}, 0)`.mapWith(Boolean)

export async function readPolicy(db: Database): Promise<SignInPolicy> {
	const lacking = and(eq(users.active, true), not(hasFactor))
	const [[policy], everybody, admins] = await Promise.all([
		db
			.select({ requiredOf: signInPolicies.requiredOf, setAt: signInPolicies.setAt, setBy: users.userName })
			.from(signInPolicies)
			.leftJoin(users, eq(users.id, signInPolicies.setBy)),
		db.$count(users, lacking),
		db.$count(users, and(lacking, isAdmin)),
	])
	const none = { requiredOf: 'nobody', setAt: null, setBy: null } as const
	return { ...(policy ?? none), withoutFactor: { admins, everybody } }
}

/** Sets which users need a second factor. Throws `policy.needs-factor` if the editor has none. */
export async function savePolicy(
	db: Database,
	requiredOf: FactorAudience,
	{ staff, requestId, now = new Date() }: Editor,
): Promise<void> {
	const { requiredOf: before } = await readPolicy(db)
	if (before === requiredOf) return
	const row = { requiredOf, setAt: now.toISOString(), setBy: staff.id }
	const act = { actor: staff, section: 'users', action: 'sign-in policy changed', requestId }
	try {
		await db.batch([
			refuseUnless(db, sql`exists (select 1 from users where users.id = ${staff.id} and ${hasFactor})`),
			db
				.insert(signInPolicies)
				.values({ id: 1, ...row })
				.onConflictDoUpdate({ target: signInPolicies.id, set: row }),
			recordAct(db, { ...act, changes: { requiredOf: [before, requiredOf] } }, now),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('policy.needs-factor')
		throw error
	}
}
