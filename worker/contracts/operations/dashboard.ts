import { z } from 'zod/mini'
import { sectionNames } from '../auth/roles.ts'
import { described, named } from '../shared/answers.ts'
import { recentDays } from '../shared/periods.ts'

/** The overview counts the new items of a section up to this number. */
export const mostRecent = 100

/** A card of the landing page: the items of a section, and how many are new. */
export const dashboardCard = named(
	'DashboardCard',
	z.object({
		total: z.int(),
		recent: described(`Added in the last ${recentDays} days. ${mostRecent} stands for ${mostRecent} or more.`, z.int()),
	}),
)
export type DashboardCard = z.infer<typeof dashboardCard>

export const dashboard = named(
	'Dashboard',
	z.object({
		cards: described('Only sections that the user may open.', z.partialRecord(z.enum(sectionNames), dashboardCard)),
		stuckMails: z.optional(described('Mails that have failed repeatedly. Admin only.', z.int())),
	}),
)
export type Dashboard = z.infer<typeof dashboard>
