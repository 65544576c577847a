import type { Section } from '../auth/roles.ts'

/** The landing page's cards: how many items a section holds, and how many of them are new. */
export type DashboardCard = { total: number; recent: number }

export type Dashboard = {
	/** Only the sections that the asker may open. */
	cards: Partial<Record<Section, DashboardCard>>
	/** Mails that could not be delivered so far; Admin only. */
	stuckMails?: number
}
