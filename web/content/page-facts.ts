/** Facts about a page for its head, breadcrumbs, cards and the sitemap. */
export type PageFacts = {
	/** The first spelling in the route table, which is the canonical one. */
	path: `/${string}`
	/** Other spellings that differ by more than case. */
	aliases?: readonly `/${string}`[]
	/** The name in breadcrumbs and on cards. */
	name: string
	/** The title, without the company's name. */
	title: string
	/** One or two sentences of 70 to 160 characters. */
	description: string
	/** The section that it is switched off with. */
	section?: 'investors'
	/** The parent in the breadcrumbs. Home is the parent of all. */
	parent?: { name: string; path: `/${string}` }
}
