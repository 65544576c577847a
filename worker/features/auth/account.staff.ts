import { Hono } from 'hono'
import { type Account, account, changePasswordForm, notice } from '#contracts/auth/auth.ts'
import { holdsSection } from '#contracts/auth/roles.ts'
import { messages } from '#contracts/shared/messages.ts'
import type { Database } from '#worker/data/db.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv, Staff } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { changePassword, needsCurrentPassword } from './change-password.ts'
import { requireStaff } from './guard.ts'

/** The account of the signed-in user: any member of staff. `lentJobsOf`: the feature of applications, which calls this one. */
export const accountStaff = (lentJobsOf: (db: Database, staff: Staff) => Promise<number[]>) =>
	new Hono<AppEnv>()
		.get('/fetchusername', requireStaff, answers(account, { summary: 'Get the signed-in user' }), async (c) => {
			const { db, staff } = c.var
			const { userName, fullName, permissions } = staff
			const lentJobs = holdsSection(permissions, 'applications') ? [] : await lentJobsOf(db, staff)
			const needs = needsCurrentPassword(staff)
			return c.json({ userName, fullName, needsCurrentPassword: needs, lentJobs } satisfies Account)
		})
		.post(
			'/changepassword',
			requireStaff,
			validate('json', changePasswordForm),
			answers(notice, {
				summary: 'Change the password of the signed-in user',
				errors: ['password.current-wrong', 'request.too-many'],
			}),
			async (c) => {
				const { db, staff, requestId } = c.var
				await changePassword(db, c.env, staff, c.req.valid('json'), requestId)
				return c.json({ message: messages.passwordChanged })
			},
		)
export type AccountStaffApi = ReturnType<typeof accountStaff>
