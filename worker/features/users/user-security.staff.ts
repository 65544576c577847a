import { Hono } from 'hono'
import { z } from 'zod/mini'
import {
	deviceRow,
	endUserSessionsForm,
	sessionsEnded,
	signInPolicy,
	signInPolicyForm,
} from '#contracts/auth/account-security.ts'
import { done } from '#contracts/shared/answers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { requireFresh } from '#worker/features/auth/second-factor/confirm.ts'
import { endSessions, listDevices } from '#worker/features/auth/second-factor/devices.ts'
import { resetFactors } from '#worker/features/auth/second-factor/factor-changes.ts'
import { readPolicy, savePolicy } from '#worker/features/auth/second-factor/policy.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { findUser } from './users.queries.ts'

const requireAdmin = requireRole('administration')

/** Sessions and second factors of users, and of whom one is asked: Admin only. */
export const userSecurity = new Hono<AppEnv>()
	.get(
		'/usersessions/:id',
		requireAdmin,
		validate('param', byId),
		answers(z.array(deviceRow), { summary: 'List the sessions of a user' }),
		async (c) => c.json(await listDevices(c.var.db, c.req.valid('param').id, c.var.staff.sessionId)),
	)
	.post(
		'/endusersessions',
		requireAdmin,
		requireFresh,
		validate('json', endUserSessionsForm),
		answers(sessionsEnded, { summary: 'End sessions of a user' }),
		async (c) => {
			const { userId, id } = c.req.valid('json')
			return c.json({ ended: await endSessions(c.var.db, userId, id, c.var.editor) })
		},
	)
	.post(
		'/resetfactors/:id',
		requireAdmin,
		requireFresh,
		validate('param', byId),
		answers(done, { summary: 'Remove all second factors of a user', errors: ['user.not-found', 'factor.last'] }),
		async (c) => {
			const { id } = c.req.valid('param')
			if (!(await findUser(c.var.db, id))) throw new AppError('user.not-found')
			await resetFactors(c.var.db, id, c.var.editor)
			return c.json(true as const)
		},
	)
	.get(
		'/signinpolicy',
		requireAdmin,
		answers(signInPolicy, { summary: 'Get of whom a second factor is asked' }),
		async (c) => c.json(await readPolicy(c.var.db)),
	)
	.post(
		'/savesigninpolicy',
		requireAdmin,
		requireFresh,
		validate('json', signInPolicyForm),
		answers(done, { summary: 'Set of whom a second factor is asked', errors: ['policy.needs-factor'] }),
		async (c) => {
			await savePolicy(c.var.db, c.req.valid('json').requiredOf, c.var.editor)
			return c.json(true as const)
		},
	)
export type UserSecurityApi = typeof userSecurity
