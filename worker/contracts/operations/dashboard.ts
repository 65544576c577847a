import type { Section } from '../auth/roles.ts'

/** A card of the landing page: the items of a section, and how many are new. */
export type DashboardCard = { total: number; recent: number }

export type Dashboard = {
	/** Only sections that the user may open. */
	cards: Partial<Record<Section, DashboardCard>>
	/** Mails that have failed repeatedly. Admin only. */
	stuckMails?: number
}
