import {
	BookOpenCheck,
	BookText,
	BriefcaseBusiness,
	CalendarDays,
	FileImage,
	FileUser,
	HeartPulse,
	Inbox,
	LayoutDashboard,
	type LucideIcon,
	Newspaper,
	PenLine,
	ScrollText,
	Users,
} from 'lucide-react'
import { holds, type Section } from '#contracts/auth/roles.ts'

export type MenuItem = {
	label: string
	href: string
	icon: LucideIcon
	section: Section
	about: string
	/** The unit of the count on the landing page; absent if there is no count. */
	unit?: [one: string, many: string]
}
export type MenuGroup = { heading: string; items: readonly MenuItem[] }

export const landingItem = { label: 'Overview', href: '/Admin', icon: LayoutDashboard } as const

const groups: readonly MenuGroup[] = [
	{
		heading: 'Content',
		items: [
			{
				label: 'Blogs',
				href: '/Admin/Blogs',
				icon: PenLine,
				section: 'blogs',
				about: 'Articles with categories, tags and pictures.',
				unit: ['blog', 'blogs'],
			},
			{
				label: 'Case studies',
				href: '/Admin/casestudies',
				icon: BookOpenCheck,
				section: 'caseStudies',
				about: 'What was done for whom, and what it brought.',
				unit: ['case study', 'case studies'],
			},
			{
				label: 'News',
				href: '/Admin/NewsAdmin',
				icon: Newspaper,
				section: 'news',
				about: 'What has happened, with a link to each story.',
				unit: ['item', 'items'],
			},
			{
				label: 'Flyers',
				href: '/Admin/FlyersAdmin',
				icon: FileImage,
				section: 'flyers',
				about: 'One sheet on one subject, to hand out.',
				unit: ['flyer', 'flyers'],
			},
			{
				label: 'Whitepapers',
				href: '/Admin/WhitepaperAdmin',
				icon: BookText,
				section: 'whitepapers',
				about: 'A subject in depth, over several pages.',
				unit: ['whitepaper', 'whitepapers'],
			},
			{
				label: 'Events',
				href: '/Admin/EventsAdmin',
				icon: CalendarDays,
				section: 'events',
				about: 'Where visitors can meet us, and pictures of where they did.',
				unit: ['event', 'events'],
			},
		],
	},
	{
		heading: 'Hiring',
		items: [
			{
				label: 'Careers',
				href: '/Admin/CareersAdmin',
				icon: BriefcaseBusiness,
				section: 'careers',
				about: 'Job posts, from the day they open to the day they close.',
				unit: ['job post', 'job posts'],
			},
			{
				label: 'Received applications',
				href: '/Admin/Receivedapplication',
				icon: FileUser,
				section: 'applications',
				about: 'Who has applied for what, with their CVs.',
				unit: ['application', 'applications'],
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
	{
		heading: 'Administration',
		items: [
			{
				label: 'Audit log',
				href: '/Admin/Audit',
				icon: ScrollText,
				section: 'administration',
				about: 'Who did what, when, and which fields it changed.',
				unit: ['entry', 'entries'],
			},
			{
				label: 'Health',
				href: '/Admin/Health',
				icon: HeartPulse,
				section: 'administration',
				about: 'Whether the site is in order, and what to do where it is not.',
			},
		],
	},
]

/** Keeps the items that a user with these permissions may open. Drops empty groups. */
export function menuFor(permissions: readonly Record<string, string>[]): MenuGroup[] {
	return groups
		.map(({ heading, items }) => ({ heading, items: items.filter(({ section }) => holds(permissions, section)) }))
		.filter(({ items }) => items.length > 0)
}
