import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Account, account, changePasswordForm, notice } from '#contracts/auth/auth.ts'
import { holdsSection } from '#contracts/auth/roles.ts'
import { messages } from '#contracts/shared/messages.ts'
import type { Database } from '#worker/data/db.ts'
import { users } from '#worker/data/users.table.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv, Staff } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { changePassword } from './change-password.ts'
import { needsCurrentPassword } from './current-password.ts'
import { requireAccount } from './guard.ts'
import { factorDueAt, hasFactor } from './second-factor/policy.ts'

/** The account of the signed-in user: any member of staff. `lentJobsOf`: the feature of applications, which calls this one. */
export const accountStaff = (lentJobsOf: (db: Database, staff: Staff) => Promise<number[]>) =>
	new Hono<AppEnv>()
		.get('/fetchusername', requireAccount, answers(account, { summary: 'Get the signed-in user' }), async (c) => {
			const { db, staff } = c.var
			const { userName, fullName, permissions } = staff
			const [own] = await db
				.select({ mobileNumber: users.mobileNumber, version: users.version, hasFactor, factorDueAt })
				.from(users)
				.where(eq(users.id, staff.id))
			if (!own) throw new AppError('session.expired')
			const lentJobs = holdsSection(permissions, 'applications') ? [] : await lentJobsOf(db, staff)
			const needs = needsCurrentPassword(staff)
			return c.json({ userName, fullName, ...own, needsCurrentPassword: needs, lentJobs } satisfies Account)
		})
		.post(
			'/changepassword',
			requireAccount,
			validate('json', changePasswordForm),
			answers(notice, {
				summary: 'Change the password of the signed-in user',
				errors: ['password.current-wrong', 'confirm.code-due', 'confirm.code-wrong', 'request.too-many'],
			}),
			async (c) => {
				const { db, staff, requestId } = c.var
				await changePassword(db, c.env, staff, c.req.valid('json'), requestId)
				return c.json({ message: messages.passwordChanged })
			},
		)
export type AccountStaffApi = ReturnType<typeof accountStaff>
