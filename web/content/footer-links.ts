/** The links of the footer. Its site map follows the menu. */
import type { IndustryId } from './industries.ts'
import { menuPanels } from './navigation.ts'
import { isOn } from './switched-off.ts'

type FooterLink = { label: string; href: string }
export type FooterGroup = { heading: string; industry?: IndustryId; links: readonly FooterLink[] }

const groupsOf = (id: string): readonly FooterGroup[] => menuPanels.find((panel) => panel.id === id)?.groups ?? []

const productsFor = (...wanted: readonly IndustryId[]) =>
	groupsOf('menu-solutions').filter(({ industry }) => industry && wanted.includes(industry))

const joined = (heading: string, groups: readonly FooterGroup[], more: readonly FooterLink[] = []): FooterGroup => ({
	heading,
	links: [...groups.flatMap(({ links }) => links), ...more],
})

const [company, ...reading] = groupsOf('menu-company')

/** The section's side list has the others. */
const forInvestors = ['/Ipo', '/AnnualReport', '/Policies', '/InvestorEnquiry', '/investor-grievance-redressal-officer']
const investors = joined('Investors', groupsOf('menu-investors'))

/** Each column holds one or two groups. */
export const footerColumns: readonly (readonly FooterGroup[])[] = [
	productsFor('banking', 'education'),
	productsFor('e-governance'),
	productsFor('enterprise'),
	[joined('Services', groupsOf('menu-services')), joined('Company', company ? [company] : [])],
	[joined('Resources', reading, isOn('/developers') ? [{ label: 'Developers', href: '/developers' }] : [])],
	[{ ...investors, links: investors.links.filter(({ href }) => forInvestors.includes(href)) }],
]
	.map((groups) => groups.filter(({ links }) => links.length > 0))
	.filter((groups) => groups.length > 0)

/** Beside the copyright line. */
export const legalLinks: readonly FooterLink[] = [
	{ label: 'Privacy policy', href: '/PrivacyPolicy' },
	{ label: 'Terms and conditions', href: '/TermsConditions' },
]
