import { Inbox, LayoutDashboard, type LucideIcon, Newspaper, Users } from 'lucide-react'
import { holds, type Section } from '#contracts/roles.ts'

export type MenuItem = {
	label: string
	href: string
	icon: LucideIcon
	section: Section
	about: string
	unit: [one: string, many: string]
}
export type MenuGroup = { heading: string; items: readonly MenuItem[] }

export const landingItem = { label: 'Overview', href: '/Admin', icon: LayoutDashboard } as const

/** Every section of the back office that has a page. */
const groups: readonly MenuGroup[] = [
	{
		heading: 'Content',
		items: [
			{
				label: 'News',
				href: '/Admin/NewsAdmin',
				icon: Newspaper,
				section: 'news',
				about: 'What has happened, with a link to each story.',
				unit: ['item', 'items'],
			},
		],
	},
	{
		heading: 'Enquiries',
		items: [
			{
				label: 'Contact requests',
				href: '/Admin/Contactpage',
				icon: Inbox,
				section: 'enquiries',
				about: 'What visitors wrote on the contact page.',
				unit: ['request', 'requests'],
			},
		],
	},
	{
		heading: 'People',
		items: [
			{
				label: 'Users',
				href: '/Admin/Users',
				icon: Users,
				section: 'users',
				about: 'Who may sign in, and what they may do.',
				unit: ['user', 'users'],
			},
		],
	},
]

/** The groups with what the holder of `permissions` may open; empty groups are left out. */
export function menuFor(permissions: readonly Record<string, string>[]): MenuGroup[] {
	return groups
		.map(({ heading, items }) => ({ heading, items: items.filter(({ section }) => holds(permissions, section)) }))
		.filter(({ items }) => items.length > 0)
}
