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
import { type ItemKindName, kindFacts } from '#contracts/items/kinds.ts'

export type StaffMenuItem = {
	label: string
	href: string
	icon: LucideIcon
	section: Section
	about: string
	/** The unit of what the section lists; absent if it lists nothing. */
	unit?: readonly [one: string, many: string]
}
export type StaffMenuGroup = { heading: string; items: readonly StaffMenuItem[] }

export const landingItem = { label: 'Overview', href: '/Admin', icon: LayoutDashboard } as const

const ofKind = (section: ItemKindName, icon: LucideIcon, about: string): StaffMenuItem => {
	const { label, listPath, units } = kindFacts[section]
	return { label, href: listPath, icon, section, about, unit: units }
}

const groups: readonly StaffMenuGroup[] = [
	{
		heading: 'Content',
		items: [
			ofKind('blogs', PenLine, 'Articles with categories, tags and pictures.'),
			ofKind('caseStudies', BookOpenCheck, 'Customer projects with their challenges and benefits.'),
			ofKind('news', Newspaper, 'Announcements, each with a link to the full article.'),
			ofKind('flyers', FileImage, 'One-page PDFs on one subject.'),
			ofKind('whitepapers', BookText, 'In-depth PDFs on one subject.'),
			ofKind('events', CalendarDays, 'Dates and places of events, with pictures.'),
		],
	},
	{
		heading: 'Hiring',
		items: [
			ofKind('careers', BriefcaseBusiness, 'Job posts with their opening and closing dates.'),
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

/** Keeps the items that a user with these permissions may open, or to whom jobs are lent. Drops empty groups. */
export function menuFor(permissions: readonly Record<string, string>[], hasLentJobs = false): StaffMenuGroup[] {
	const opens = (section: Section) => holdsSection(permissions, section) || (hasLentJobs && section === 'applications')
	return groups
		.map(({ heading, items }) => ({
			heading,
			items: items.filter(({ section }) => opens(section)),
		}))
		.filter(({ items }) => items.length > 0)
}
