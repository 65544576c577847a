import { Hono } from 'hono'
import { z } from 'zod/mini'
import { holdsSection } from '#contracts/auth/roles.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import { momentToShow, siteAtPage } from '#contracts/items/previews.ts'
import { comingUpRow } from '#contracts/items/schedule.ts'
import { dashboard } from '#contracts/operations/dashboard.ts'
import { requireStaff } from '#worker/features/auth/guard.ts'
import { siteAt } from '#worker/features/previews/site-at.ts'
import { listComingUp } from '#worker/features/schedule/coming-up.queries.ts'
import { answers } from '#worker/http/answers.ts'
import { type AppEnv, isLocal } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { retentionDays } from '#worker/set-up/setting-rules.ts'
import { summarise } from './summary.queries.ts'

/** The overview: any member of staff. It shows the sections that they may open. */
export const dashboardStaff = new Hono<AppEnv>()
	.use(requireStaff)
	.get('/summary', answers(dashboard, { summary: 'Get what the overview shows of the user’s sections' }), async (c) =>
		c.json(
			await summarise(c.var.db, {
				...{ staff: c.var.staff, isLocal: isLocal(c.env) },
				retentionDays: retentionDays(c.env.APPLICATION_RETENTION_DAYS),
			}),
		),
	)
	.get(
		'/comingup',
		answers(z.array(comingUpRow), { summary: 'List what is scheduled in the sections of the user, the next first' }),
		async (c) => {
			const wanted = itemKinds.filter((kind) => holdsSection(c.var.staff.permissions, kind))
			return c.json(await listComingUp(c.var.db, wanted))
		},
	)
	.post(
		'/siteat',
		validate('json', momentToShow),
		answers(z.array(siteAtPage), {
			summary: 'Get the public lists of the user’s sections as they will be at a moment',
		}),
		async (c) => c.json(await siteAt(c.env, c.req.valid('json').at, c.var.staff)),
	)
export type DashboardStaffApi = typeof dashboardStaff
