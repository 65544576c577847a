import { Hono } from 'hono'
import { z } from 'zod/mini'
import { holdsSection } from '#contracts/auth/roles.ts'
import { itemKinds } from '#contracts/items/kinds.ts'
import { momentToShow, siteAtPage } from '#contracts/items/previews.ts'
import { comingUpRow } from '#contracts/items/schedule.ts'
import { type Dashboard, dashboard } from '#contracts/operations/dashboard.ts'
import { dayMs, recentDays } from '#contracts/shared/periods.ts'
import { countApplications } from '#worker/features/applications/applications.queries.ts'
import { countActs } from '#worker/features/audit/audit.queries.ts'
import { requireStaff } from '#worker/features/auth/guard.ts'
import { countEnquiries } from '#worker/features/enquiries/enquiries.queries.ts'
import { kinds } from '#worker/features/item-kinds.ts'
import { siteAt } from '#worker/features/previews/site-at.ts'
import { listComingUp } from '#worker/features/schedule/coming-up.queries.ts'
import { countUsers } from '#worker/features/users/users.queries.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { countStuckMails } from '#worker/mail/outbox.ts'
import { countItems } from '#worker/publishing/publishable.ts'

/** The landing page: any member of staff. It counts the sections that they may open. */
export const dashboardStaff = new Hono<AppEnv>()
	.use(requireStaff)
	.get('/summary', answers(dashboard, { summary: 'Count the items of each section' }), async (c) => {
		const { db, staff } = c.var
		const since = new Date(Date.now() - recentDays * dayMs).toISOString()
		const summary: Dashboard = { cards: {} }
		for (const kind of itemKinds)
			if (holdsSection(staff.permissions, kind)) summary.cards[kind] = await countItems(db, kinds[kind].table, since)
		if (holdsSection(staff.permissions, 'applications')) summary.cards.applications = await countApplications(db, since)
		if (holdsSection(staff.permissions, 'enquiries')) summary.cards.enquiries = await countEnquiries(db, since)
		if (holdsSection(staff.permissions, 'users')) summary.cards.users = await countUsers(db, since)
		if (holdsSection(staff.permissions, 'administration')) {
			summary.cards.administration = await countActs(db, since)
			summary.stuckMails = await countStuckMails(db)
		}
		return c.json(summary)
	})
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
