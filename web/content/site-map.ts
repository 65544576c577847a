import type { PageFacts } from './page-facts.ts'
import { pages } from './pages.ts'
import { products } from './products/all.ts'

/** The investor section, in the order of its side list. */
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

/** Pages that show nothing from the database: the build renders them once, and they are served as files. */
export const prerenderedPages: readonly PageFacts[] = [
	pages.home,
	pages.about,
	pages.solutions,
	...products,
	...investorPages,
	pages.privacyPolicy,
	pages.termsConditions,
]

/** Pages that show rows of the database: the Worker renders them. */
export const lists: readonly PageFacts[] = [
	pages.careers,
	pages.resources,
	pages.news,
	pages.blog,
	pages.caseStudies,
	pages.events,
]

/** Every public page that stays where it is, for the sitemap. */
export const allPages: readonly PageFacts[] = [...prerenderedPages, ...lists, pages.contact]
