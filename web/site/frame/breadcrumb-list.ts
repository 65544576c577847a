import type { BreadcrumbList } from 'schema-dts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { isOn } from '#web/content/switched-off.ts'

type Crumb = { name: string; path: string }

/** The path from the home page to this page, inclusive. */
export const crumbsTo = (page: PageFacts): readonly Crumb[] => [
	{ name: 'Home', path: '/' },
	...(page.parent && page.parent.path !== page.path && isOn(page.parent.path) ? [page.parent] : []),
	{ name: page.name, path: page.path },
]

export const breadcrumbList = (page: PageFacts, origin: string): BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	itemListElement: crumbsTo(page).map(({ name, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: new URL(path, origin).href,
	})),
})
