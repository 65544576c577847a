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
import { holdsSection, type Section } from '#contracts/auth/roles.ts'

export type StaffMenuItem = {
	label: string
	href: string
	icon: LucideIcon
	section: Section
	about: string
	/** The unit of what the section lists; absent if it lists nothing. */
	unit?: [one: string, many: string]
}
export type StaffMenuGroup = { heading: string; items: readonly StaffMenuItem[] }

export const landingItem = { label: 'Overview', href: '/Admin', icon: LayoutDashboard } as const

const groups: readonly StaffMenuGroup[] = [
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
				about: 'Customer projects with their challenges and benefits.',
				unit: ['case study', 'case studies'],
			},
			{
				label: 'News',
				href: '/Admin/NewsAdmin',
				icon: Newspaper,
				section: 'news',
				about: 'Announcements, each with a link to the full article.',
				unit: ['item', 'items'],
			},
			{
				label: 'Flyers',
				href: '/Admin/FlyersAdmin',
				icon: FileImage,
				section: 'flyers',
				about: 'One-page PDFs on one subject.',
				unit: ['flyer', 'flyers'],
			},
			{
				label: 'Whitepapers',
				href: '/Admin/WhitepaperAdmin',
				icon: BookText,
				section: 'whitepapers',
				about: 'In-depth PDFs on one subject.',
				unit: ['whitepaper', 'whitepapers'],
			},
			{
				label: 'Events',
				href: '/Admin/EventsAdmin',
				icon: CalendarDays,
				section: 'events',
				about: 'Dates and places of events, with pictures.',
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
				about: 'Job posts with their opening and closing dates.',
				unit: ['job post', 'job posts'],
			},
			{
				label: 'Received applications',
				href: '/Admin/Receivedapplication',
				icon: FileUser,
				section: 'applications',
				about: 'Applications and CVs for each job post.',
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
				about: 'Messages from the contact page.',
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
				about: 'Staff accounts and their permissions.',
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
				about: 'Who changed what, and when.',
				unit: ['entry', 'entries'],
			},
			{
				label: 'Health',
				href: '/Admin/Health',
				icon: HeartPulse,
				section: 'administration',
				about: 'Checks of the site, with advice for each problem.',
			},
		],
	},
]

/** Opens the first page of a list. Its bare address would open the remembered page, which may hide what is new. */
export const openingHref = ({ href, unit }: Pick<StaffMenuItem, 'href' | 'unit'>) => (unit ? `${href}?page=1` : href)

/** Keeps the items that a user with these permissions may open. Drops empty groups. */
export function menuFor(permissions: readonly Record<string, string>[]): StaffMenuGroup[] {
	return groups
		.map(({ heading, items }) => ({
			heading,
			items: items.filter(({ section }) => holdsSection(permissions, section)),
		}))
		.filter(({ items }) => items.length > 0)
}
