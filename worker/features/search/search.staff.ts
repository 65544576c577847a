import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { searchAnswer, searchQuestion } from '#contracts/operations/search.ts'
import { requireStaff } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import { describe } from '#worker/http/describe.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { search } from './search.ts'

/** The same number of searches in a minute as of public posts, by user: a whole office may share an address. */
const searchLimit = describe(
	createMiddleware<AppEnv>(async (c, next) => {
		if (c.req.raw.headers.has('CF-Connecting-IP')) {
			const { success } = await c.env.FLOOD_LIMIT.limit({ key: `search ${c.var.staff.id}` })
			if (!success) throw new AppError('request.too-many', { retryAfterSeconds: 60 })
		}
		await next()
	}),
	{ errors: ['request.too-many'] },
)

/** The search of the back office: any member of staff. It finds what their roles open. A post, so that no log has the text. */
export const searchStaff = new Hono<AppEnv>()
	.use(requireStaff)
	.use(searchLimit)
	.post(
		'/search',
		validate('json', searchQuestion),
		answers(searchAnswer, {
			summary: 'Find items, people, contact requests, applications, and pages of the website by words',
		}),
		async (c) => {
			const { permissions } = c.var.staff
			return c.json(await search(c.var.db, c.req.valid('json'), { permissions, bindings: c.env }))
		},
	)
export type SearchStaffApi = typeof searchStaff
