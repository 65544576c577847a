import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { holds, type Section } from '#contracts/auth/roles.ts'
import { countRefusal } from '#worker/data/audit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Staff } from '#worker/http/request-context.ts'
import { findSession, touchSession } from './sessions.ts'

/** Lets signed-in staff pass. */
export const requireStaff = createMiddleware<AppEnv>(async (c, next) => {
	await signedIn(c)
	await next()
})

/** Lets staff pass who hold a role of the section in the database. */
export const requireRole = (section: Section) =>
	createMiddleware<AppEnv>(async (c, next) => {
		const staff = await signedIn(c)
		if (!holds(staff.permissions, section)) {
			const { db, requestId, afterwards } = c.var
			afterwards.push(async () => countRefusal(db, { actor: staff, section, action: 'role denied', requestId }))
			throw new AppError('role.required')
		}
		await next()
	})

async function signedIn(c: Context<AppEnv>) {
	// A route may have two guards. The second one finds the staff that the first one set.
	const known: Staff | undefined = c.var.staff
	if (known) return known
	const authorization = c.req.header('Authorization')
	const live = await findSession(c.var.db, c.env, authorization)
	if (!live) throw new AppError(authorization === undefined ? 'session.required' : 'session.expired')
	if (live.needsTouch) c.var.afterwards.push(async () => touchSession(c.var.db, live.staff.sessionId))
	c.set('staff', live.staff)
	c.set('editor', { staff: live.staff, requestId: c.var.requestId })
	return live.staff
}
