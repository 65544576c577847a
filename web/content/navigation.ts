/** Links of the menu. List only pages that exist. */

import { capitalised } from '#contracts/shared/capitalised.ts'
import { clocks } from './about.ts'
import { countInWords, officeCount, officeCountries } from './brand-facts.ts'
import type { MenuGroup } from './menu-group.ts'
import { productMenu, serviceLinks } from './product-menu.ts'
import { isOn } from './switched-off.ts'

/** The item that a panel shows with a drawing (`site/frame/menu-pictures.tsx`). */
export type MenuFeature = { picture: 'match' | 'hours' | 'paper'; title: string; text: string; href: string }

/** An entry of the bar, which opens a panel of links. `href` is the page about the panel, `overview` the label of its link. */
export type NavigationPanel = {
	id: string
	label: string
	href: string
	overview: string
	lead: string
	groups: readonly MenuGroup[]
	feature?: MenuFeature
}

/** Returns what is left of the groups without links that lead nowhere. */
const onlyOn = (groups: readonly MenuGroup[]): readonly MenuGroup[] =>
	groups
		.map((group) => ({ ...group, links: group.links.filter(({ href }) => isOn(href)) }))
		.filter(({ links }) => links.length > 0)

const productGroups = onlyOn(productMenu)

const productCount = productGroups.flatMap(({ links }) => links).length

const panels: readonly NavigationPanel[] = [
	{
		id: 'menu-solutions',
		label: 'Solutions',
		href: '/solutions',
		overview: 'All solutions',
		lead: `${productCount} products, sorted by who works with them.`,
		groups: productGroups,
		feature: {
			picture: 'match',
			title: 'Out by 2 per cent',
			text: 'Order, receipt and invoice, line by line. See which line stops.',
			href: '/3-way-matching-solution',
		},
	},
	{
		id: 'menu-services',
		label: 'Services',
		href: '/services',
		overview: 'Our services',
		lead: 'People who build, move and run it, beside yours or instead of them.',
		groups: [
			{
				heading: 'Services',
				links: serviceLinks,
			},
		],
	},
	{
		id: 'menu-company',
		label: 'Company',
		href: '/about',
		overview: 'About us',
		lead: `${capitalised(officeCount)} in ${countInWords(officeCountries.length, 'country', 'countries')}, and the people in them.`,
		feature: { picture: 'hours', title: clocks.heading, text: 'See when each one answers.', href: '/about#offices' },
		groups: [
			{
				heading: 'Who we are',
				links: [
					{ label: 'Our Work Space', href: '/about', icon: 'building-2', note: 'Culture, vision, mission' },
					{ label: 'Careers', href: '/careers', icon: 'briefcase', note: 'Why join us, and how' },
					{ label: 'Contact', href: '/contact', icon: 'message-square', note: 'Offices, mailboxes, enquiry form' },
				],
			},
			{
				heading: 'What is new',
				links: [
					{ label: 'News', href: '/news', icon: 'newspaper', note: 'Releases, offices, people' },
					{ label: 'Events', href: '/events', icon: 'calendar-days', note: 'Where to meet us next' },
				],
			},
			{
				heading: 'Something to read',
				links: [
					{ label: 'Blog', href: '/blog', icon: 'pen-line', note: 'Notes from the work' },
					{ label: 'Case studies', href: '/case-study', icon: 'book-open', note: 'What it brought, and to whom' },
					{ label: 'Resources', href: '/resources', icon: 'download', note: 'Brochures, flyers, whitepapers' },
				],
			},
		],
	},
	{
		id: 'menu-investors',
		label: 'Investors',
		href: '/Ipo',
		overview: 'Investor documents',
		lead: 'Reports, returns, codes and policies, and whom to ask.',
		feature: {
			picture: 'paper',
			title: 'The year in print',
			text: 'Accounts, notes and the auditor’s report, as PDF.',
			href: '/AnnualReport',
		},
		groups: [
			{
				heading: 'Documents',
				links: [
					{ label: 'IPO', href: '/Ipo', icon: 'trending-up' },
					{ label: 'Annual report', href: '/AnnualReport', icon: 'bar-chart-3' },
					{ label: 'Annual return', href: '/AnnualReturn', icon: 'file-text' },
					{ label: 'Code of conduct', href: '/CodeofConduct', icon: 'scale' },
					{ label: 'Policies', href: '/Policies', icon: 'shield-check' },
				],
			},
			{
				heading: 'People',
				links: [
					{ label: 'Management', href: '/Management', icon: 'users-round' },
					{ label: 'Investor enquiry', href: '/InvestorEnquiry', icon: 'mail' },
					{ label: 'Grievance redressal officer', href: '/investor-grievance-redressal-officer', icon: 'life-buoy' },
				],
			},
		],
	},
]

/** The panels that have links. A panel whose own page is switched off is about its first link. */
export const menuPanels: readonly NavigationPanel[] = panels.flatMap(({ feature, ...panel }) => {
	const groups = onlyOn(panel.groups)
	const [first] = groups.flatMap(({ links }) => links)
	if (!first) return []
	const about = isOn(panel.href) ? panel : { ...panel, href: first.href, overview: first.label }
	return [{ ...about, groups, feature: feature && isOn(feature.href) ? feature : undefined }]
})

/** The button of every page. */
export const callToAction = { label: 'Get in touch', href: '/contact' }
