import { itemKinds, kindFacts } from '#contracts/items/kinds.ts'
import { brand } from './brand.ts'
import type { PageFacts } from './page-facts.ts'
import { pages } from './pages.ts'
import { everyProduct, products } from './products/all.ts'
import { sitePages } from './switched-off.ts'

/** The investor section in the order of its side list. */
export const investorPages: readonly PageFacts[] = sitePages<PageFacts>(brand.switchedOff, [
	pages.ipo,
	pages.annualReport,
	pages.annualReturn,
	pages.management,
	pages.codeOfConduct,
	pages.policies,
	pages.investorEnquiry,
	pages.grievanceOfficer,
])

/** Pages without data from D1. The build renders them to files. */
export const prerenderedPages: readonly PageFacts[] = [
	pages.home,
	pages.about,
	pages.solutions,
	...products,
	...investorPages,
	pages.developers,
	pages.backOfficeApi,
	pages.privacyPolicy,
	pages.termsConditions,
]

/** Pages with data from D1. The Worker renders them. */
export const lists: readonly PageFacts[] = Object.values<PageFacts>(pages).filter(({ path }) =>
	itemKinds.some((kind) => kindFacts[kind].publicList.path === path),
)

/** Every page of the sitemap, without single items. */
export const allPages: readonly PageFacts[] = [...prerenderedPages, ...lists, pages.contact]

export const switchedOffPages: readonly PageFacts[] = [...Object.values(pages), ...everyProduct].filter(
	(page) => !allPages.includes(page),
)
