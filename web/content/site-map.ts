import type { PageFacts } from './page-facts.ts'
import { pages } from './pages.ts'
import { products } from './products/all.ts'

/** The investor section in the order of its side list. */
export const investorPages: readonly PageFacts[] = [
	pages.ipo,
	pages.annualReport,
	pages.annualReturn,
	pages.management,
	pages.codeOfConduct,
	pages.policies,
	pages.investorEnquiry,
	pages.grievanceOfficer,
]

/** Pages without data from D1. The build renders them to files. */
export const prerenderedPages: readonly PageFacts[] = [
	pages.home,
	pages.about,
	pages.solutions,
	...products,
	...investorPages,
	pages.privacyPolicy,
	pages.termsConditions,
]

/** Pages with data from D1. The Worker renders them. */
export const lists: readonly PageFacts[] = [
	pages.careers,
	pages.resources,
	pages.news,
	pages.blog,
	pages.caseStudies,
	pages.events,
]

/** Every page of the sitemap, without single items. */
export const allPages: readonly PageFacts[] = [...prerenderedPages, ...lists, pages.contact]
