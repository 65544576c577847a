import { company } from './company.ts'

/** What the menu and the footer lead to. Only pages that exist are listed here. */

export type MenuLink = { label: string; href: string; note?: string }
export type MenuGroup = { heading: string; links: readonly MenuLink[] }

/** One entry of the bar: it opens a panel of groups. `href` is the page that the panel is about. */
export type MenuPanel = { id: string; label: string; href: string; lead: string; groups: readonly MenuGroup[] }

export const menuPanels: readonly MenuPanel[] = [
	{
		id: 'menu-contact',
		label: 'Contact',
		href: '/contact',
		lead: 'Five offices in three countries, and one form that reaches the right desk.',
		groups: [
			{
				heading: 'Write to us',
				links: [
					{ label: 'Enquiry form', href: '/contact#enquiry', note: 'Six fields, two minutes' },
					...company.mailboxes.map(({ id, label, address }) => ({ label, href: `/contact#${id}`, note: address })),
				],
			},
			{
				heading: 'Offices',
				links: company.offices.map(({ id, kind, place }) => ({ label: place, href: `/contact#${id}`, note: kind })),
			},
		],
	},
]

/** The one act that every page offers. */
export const callToAction: MenuLink = { label: 'Get in touch', href: '/contact' }

/** Stand beside the copyright line. */
export const legalLinks: readonly MenuLink[] = []
