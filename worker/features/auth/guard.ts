import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { holdsSection, rolesFor, type Section, sections } from '#contracts/auth/roles.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import { countRefusal } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { describe } from '#worker/http/describe.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Staff } from '#worker/http/request-context.ts'
import { findSession, touchSession } from './sessions.ts'

/** Lets signed-in staff pass. */
export const requireStaff = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		await signedIn(c)
		await next()
	}),
	{ credential: { scheme: 'staff' }, errors: ['factor.required'] },
)

/** The same for calls that staff need to set up the second factor that they lack. */
export const requireAccount = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		await signedIn(c, true, { withoutFactor: true })
		await next()
	}),
	{ credential: { scheme: 'staff' } },
)

type RoleOptions = {
	extendsSession?: boolean
	/** Lets staff pass who hold none of the roles. */
	also?: (db: Database, staff: Staff) => Promise<boolean>
}

/** Lets staff pass who hold a role of the section in the database. */
export const requireRole = (section: Section, { extendsSession = true, also }: RoleOptions = {}) =>
	describe(
		createMiddleware<AppEnv>(async (c, next) => {
			await checkRole(c, section, extendsSession, also)
			await next()
		}),
		{ credential: { scheme: 'staff', roles: rolesFor(section) } },
	)

/** Lets staff pass who hold a role of the section that the address names: the kind of item. */
export const requireItemRole = ({ extendsSession }: { extendsSession: boolean }) =>
	describe(
		createMiddleware<AppEnv>(async (c, next) => {
			const kind = itemKinds.find((name) => name === c.req.param('kind'))
			if (!kind) throw new AppError('request.not-found')
			await checkRole(c, kind, extendsSession)
			await next()
		}),
		{ credential: { scheme: 'staff', roles: ['Admin', ...itemKinds.flatMap((kind) => sections[kind])] } },
	)

async function checkRole(
	c: Context<AppEnv>,
	section: Section,
	extendsSession = true,
	also?: RoleOptions['also'],
): Promise<void> {
	const staff = await signedIn(c, extendsSession)
	if (holdsSection(staff.permissions, section) || (await also?.(c.var.db, staff))) return
	const { db, requestId, afterwards } = c.var
	afterwards.push(async () => countRefusal(db, { actor: staff, section, action: 'role denied', requestId }))
	throw new AppError('role.required')
}

async function signedIn(c: Context<AppEnv>, extendsSession = true, { withoutFactor = false } = {}) {
	// A route may have two guards. The second one finds the staff that the first one set.
	const known: Staff | undefined = c.var.staff
	if (known) return known
	const authorization = c.req.header('Authorization')
	const live = await findSession(c.var.db, c.env, authorization)
	if (!live) throw new AppError(authorization === undefined ? 'session.required' : 'session.expired')
	if (live.isFactorOverdue && !withoutFactor) throw new AppError('factor.required')
	if (live.needsTouch && extendsSession) c.var.afterwards.push(async () => touchSession(c.var.db, live.staff.sessionId))
	c.set('staff', live.staff)
	c.set('editor', { staff: live.staff, requestId: c.var.requestId })
	return live.staff
}
