import type { MetaDescriptor } from 'react-router'
import type { Thing } from 'schema-dts'
import { sharePicture } from '#contracts/content/picture-sizes.ts'
import { brand } from '#web/content/brand.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages, slugOf } from '#web/content/pages.ts'
import { breadcrumbList } from '../frame/breadcrumb-list.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const siteFacts = (matches: Matches): object => {
	const facts = matches.find((match) => match?.id === 'root')?.loaderData
	return typeof facts === 'object' && facts !== null ? facts : {}
}

/** The site's scheme and host, from the root loader. */
export function originIn(matches: Matches): string {
	const facts = siteFacts(matches)
	return 'origin' in facts ? String(facts.origin) : ''
}

/** Whether the platform scales pictures, from the root loader. */
export function scalesPicturesIn(matches: Matches): boolean {
	const facts = siteFacts(matches)
	return 'scalesPictures' in facts && facts.scalesPictures === true
}

/** Every title but the home page's ends with the company's name. */
export const fullTitle = ({ path, title }: PageFacts) => (path === '/' ? title : `${title} | ${brand.name}`)

/** The picture of a page for shared links. */
export type ShareCardPicture = { url: string; alt: string; width: number; height: number }

/** The type of a picture that link previews read, by the extension of its address. LinkedIn reads no WebP. */
export function previewType(url: string): 'image/jpeg' | 'image/png' | null {
	const [path = ''] = url.split('?')
	if (/\.jpe?g$/i.test(path)) return 'image/jpeg'
	return /\.png$/i.test(path) ? 'image/png' : null
}

/** One item of the page's JSON-LD. schema.org types may also be plain strings. */
type StructuredData = Exclude<Thing, string>

type Extras = {
	data?: readonly StructuredData[]
	/** Replaces the page's own card. */
	card?: ShareCardPicture | undefined
	type?: 'website' | 'article'
	/** Feeds of what the page lists. */
	feeds?: readonly { title: string; path: string }[]
	/** Keeps the page, such as a preview, out of search engines. */
	hidden?: boolean
	/** The canonical address if it is more than the path, as on the second page of a list. */
	address?: string
}

const feedType = (path: string) => `application/${path.endsWith('atom.xml') ? 'atom' : 'rss'}+xml`

/** Builds the tags for search engines and link previews. */
export function metaTags(page: PageFacts, origin: string, extras: Extras = {}): MetaDescriptor[] {
	const { data = [], card = ownCard(page), type = 'website', feeds = [], hidden = false } = extras
	const address = new URL(extras.address ?? page.path, origin).href
	const title = fullTitle(page)
	const imageType = previewType(card.url)
	const inner = page.path === pages.home.path ? [] : [breadcrumbList(page, origin)]
	return [
		{ title },
		{ name: 'description', content: page.description },
		...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
		{ tagName: 'link', rel: 'canonical', href: address },
		...feeds.map((feed) => ({
			tagName: 'link' as const,
			rel: 'alternate',
			type: feedType(feed.path),
			title: feed.title,
			href: new URL(feed.path, origin).href,
		})),
		{ property: 'og:site_name', content: brand.name },
		{ property: 'og:type', content: type },
		{ property: 'og:url', content: address },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: page.description },
		{ property: 'og:image', content: new URL(card.url, origin).href },
		...(imageType ? [{ property: 'og:image:type', content: imageType }] : []),
		{ property: 'og:image:width', content: String(card.width) },
		{ property: 'og:image:height', content: String(card.height) },
		{ property: 'og:image:alt', content: card.alt },
		{ name: 'twitter:card', content: 'summary_large_image' },
		...[...data, ...inner].map((each) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...each } })),
	]
}

export const ownCard = (page: PageFacts): ShareCardPicture => ({
	url: `/share/${slugOf(page)}.jpg`,
	alt: `${page.name}, ${brand.name}`,
	width: sharePicture.width,
	height: sharePicture.height,
})

/** The `meta` of a page with fixed facts: `export const meta = metaOf(pages.about)`. */
export const metaOf =
	(page: PageFacts, ...structuredData: ((origin: string) => StructuredData)[]) =>
	({ matches }: { matches: Matches }): MetaDescriptor[] => {
		const origin = originIn(matches)
		return metaTags(page, origin, { data: structuredData.map((make) => make(origin)) })
	}
