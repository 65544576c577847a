import type { PageFacts } from '#web/content/page-facts.ts'

export type Crumb = { name: string; path: string }

/** The way from home to a page, the page itself last. */
export const crumbsTo = (page: PageFacts): readonly Crumb[] => [
	{ name: 'Home', path: '/' },
	...(page.parent && page.parent.path !== page.path ? [page.parent] : []),
	{ name: page.name, path: page.path },
]

/** The same way for search engines: https://schema.org/BreadcrumbList */
export const breadcrumbList = (page: PageFacts, origin: string) => ({
	'@type': 'BreadcrumbList',
	itemListElement: crumbsTo(page).map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: new URL(path, origin).href,
	})),
})
