import type { MetaDescriptor } from 'react-router'
import { company } from '#web/content/company.ts'

export type PageFacts = {
	/** Scheme and host of the site. */
	origin: string
	/** The page's one address, whatever spelling it was asked by. */
	path: string
	title: string
	description: string
}

/** What search engines and those who share the page's address are told about it. */
export function pageMeta({ origin, path, title, description }: PageFacts): MetaDescriptor[] {
	const address = new URL(path, origin).href
	return [
		{ title: `${title} | ${company.name}` },
		{ name: 'description', content: description },
		{ tagName: 'link', rel: 'canonical', href: address },
		{ property: 'og:site_name', content: company.name },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:url', content: address },
		{ property: 'og:title', content: `${title} | ${company.name}` },
		{ property: 'og:description', content: description },
		{ property: 'og:image', content: new URL('/share-card.png', origin).href },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:image:alt', content: `${company.name}: ${company.tagline}` },
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}
