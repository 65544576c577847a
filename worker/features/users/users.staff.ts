import { Hono } from 'hono'
import { userForm, userNameQuestion, usersQuery } from '#contracts/users/users.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { addUser } from './add-user.ts'
import { changeUser } from './change-user.ts'
import { findUser, isUserNameTaken, listPermissions, listUsers } from './users.queries.ts'

/** Users: UserListing or Admin. */
export const usersStaff = new Hono<AppEnv>()
	.use(requireRole('users'))
	.post('/getalluserdetails', validate('json', usersQuery), async (c) =>
		c.json(await listUsers(c.var.db, c.req.valid('json'))),
	)
	.get('/fetchpermissions', async (c) => c.json(await listPermissions(c.var.db)))
	.get('/fetchdetailsbyid/:id', validate('param', byId), async (c) => {
		const user = await findUser(c.var.db, c.req.valid('param').id)
		if (!user) throw new AppError('user.not-found')
		return c.json(user)
	})
	.post('/checkforusername', validate('json', userNameQuestion), async (c) => {
		const { userName, id } = c.req.valid('json')
		return c.json(await isUserNameTaken(c.var.db, userName, id))
	})
	.post('/saveusers', validate('json', userForm), async (c) => {
		const form = c.req.valid('json')
		if (form.id === null) return c.json(await addUser(c.var.db, c.env, form, c.var.editor))
		return c.json(await changeUser(c.var.db, c.env, form.id, form, c.var.editor))
	})
export type UsersStaffApi = typeof usersStaff
