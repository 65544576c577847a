/** What is said about a page outside it: in its head, in breadcrumbs, cards and the sitemap. */
export type PageFacts = {
	/** The first spelling in the route table; the canonical link names it. */
	path: `/${string}`
	/** Spellings that differ by more than upper and lower case. */
	aliases?: readonly `/${string}`[]
	/** How breadcrumbs and cards call the page. */
	name: string
	/** The title, in front of the company's name. */
	title: string
	/** One or two sentences of 70 to 160 characters. */
	description: string
	/** The page that stands above it in the breadcrumbs; home stands above all. */
	parent?: { name: string; path: `/${string}` }
}
