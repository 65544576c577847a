import { Hono } from 'hono'
import { z } from 'zod/mini'
import { savedId } from '#contracts/shared/answers.ts'
import { paged } from '#contracts/shared/paging.ts'
import {
	permissionOption,
	userDetails,
	userForm,
	userNameQuestion,
	userRow,
	usersQuery,
} from '#contracts/users/users.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { addUser } from './add-user.ts'
import { changeUser } from './change-user.ts'
import { findUser, isUserNameTaken, listPermissions, listUsers } from './users.queries.ts'

/** Users: UserListing or Admin. */
export const usersStaff = new Hono<AppEnv>()
	.use(requireRole('users'))
	.post(
		'/getalluserdetails',
		validate('json', usersQuery),
		answers(paged(userRow), { summary: 'List users' }),
		async (c) => c.json(await listUsers(c.var.db, c.req.valid('json'), c.env.MAIL_DOMAIN)),
	)
	.get(
		'/fetchpermissions',
		answers(z.array(permissionOption), { summary: 'List the permissions that a user can have' }),
		async (c) => c.json(await listPermissions(c.var.db)),
	)
	.get(
		'/fetchdetailsbyid/:id',
		validate('param', byId),
		answers(userDetails, { summary: 'Get a user', errors: ['user.not-found'] }),
		async (c) => {
			const user = await findUser(c.var.db, c.req.valid('param').id)
			if (!user) throw new AppError('user.not-found')
			return c.json(user)
		},
	)
	.post(
		'/checkforusername',
		validate('json', userNameQuestion),
		answers(z.boolean(), { summary: 'Check whether another user has this name' }),
		async (c) => {
			const { userName, id } = c.req.valid('json')
			return c.json(await isUserNameTaken(c.var.db, userName, id))
		},
	)
	.post(
		'/saveusers',
		validate('json', userForm),
		answers(savedId, {
			summary: 'Add or change a user',
			errors: [
				'user.not-found',
				'user.name-taken',
				'user.name-alike',
				'user.name-freed',
				'user.email-taken',
				'user.last-admin',
				'user.self-deactivation',
				'user.role-not-held',
				'user.more-roles',
				'user.own-password',
				'user.admin-only',
				'write.stale',
				'sign-in.not-fresh',
			],
		}),
		async (c) => {
			const form = c.req.valid('json')
			if (form.id === null) return c.json(await addUser(c.var.db, c.env, form, c.var.editor))
			return c.json(await changeUser(c.var.db, c.env, form.id, form, c.var.editor))
		},
	)
export type UsersStaffApi = typeof usersStaff
