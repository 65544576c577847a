import type { MetaDescriptor } from 'react-router'
import { company } from '#web/content/company.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages, slugOf } from '#web/content/pages.ts'
import { breadcrumbList } from './breadcrumb-list.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The site's scheme and host, as the root's loader read them from the configuration. */
function originIn(matches: Matches): string {
	const facts = matches.find((match) => match?.id === 'root')?.loaderData
	return typeof facts === 'object' && facts !== null && 'origin' in facts ? String(facts.origin) : ''
}

/** The home page's title is the company's claim; every other one names the company after it. */
const fullTitle = ({ path, title }: PageFacts) => (path === '/' ? title : `${title} | ${company.name}`)

/** What search engines and those who share the page's address are told about it: `export const meta = metaOf(pages.about)`. */
export const metaOf =
	(page: PageFacts, ...structuredData: ((origin: string) => Record<string, unknown>)[]) =>
	({ matches }: { matches: Matches }): MetaDescriptor[] => {
		const origin = originIn(matches)
		const address = new URL(page.path, origin).href
		const title = fullTitle(page)
		const inner = page.path === pages.home.path ? [] : [breadcrumbList(page, origin)]
		const data = [...structuredData.map((make) => make(origin)), ...inner]
		return [
			{ title },
			{ name: 'description', content: page.description },
			{ tagName: 'link', rel: 'canonical', href: address },
			{ property: 'og:site_name', content: company.name },
			{ property: 'og:type', content: 'website' },
			{ property: 'og:url', content: address },
			{ property: 'og:title', content: title },
			{ property: 'og:description', content: page.description },
			{ property: 'og:image', content: new URL(`/share/${slugOf(page)}.jpg`, origin).href },
			{ property: 'og:image:width', content: '1200' },
			{ property: 'og:image:height', content: '630' },
			{ property: 'og:image:alt', content: `${page.name}, ${company.name}` },
			{ name: 'twitter:card', content: 'summary_large_image' },
			...data.map((each) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...each } })),
		]
	}
