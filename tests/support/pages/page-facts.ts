import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { brand } from '#web/content/brand.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { slugOf } from '#web/content/pages.ts'
import { allPages } from '#web/content/site-map.ts'
import { facts } from './facts.ts'
import { mainTextOf, markupText, type ServedPage } from './served-page.ts'

/** Only rules of the HTML standard, none of style. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

export async function htmlFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html)
	return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`))
}

/** The head of a page for search engines and link previews. */
export const saidToOthers = ({ lang, title, canonical, meta }: ServedPage) => ({ lang, title, canonical, ...meta })

export function expectedToOthers({ canonical }: ServedPage, { path, title: name, description }: PageFacts) {
	const title = path === '/' ? name : `${name} | ${brand.name}`
	return {
		lang: 'en',
		title,
		canonical: new URL(path, canonical).href,
		description,
		viewport: 'width=device-width, initial-scale=1',
		'og:site_name': brand.name,
		'og:type': 'website',
		'og:url': canonical,
		'og:title': title,
		'og:description': description,
		'og:image': new URL(`/share/${slugOf({ path })}.jpg`, canonical).href,
		'og:image:width': '1200',
		'og:image:height': '630',
		'og:image:type': 'image/jpeg',
		'twitter:card': 'summary_large_image',
	}
}

/** A page has one h1 and skips no level. */
export function headingFaults({ headings }: ServedPage): string[] {
	const first = headings.filter(({ level }) => level === 1)
	const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1)
	const isOne = first.length === 1 && first[0]?.text !== ''
	return [...(isOne ? [] : [`${first.length} h1`]), ...skipping.map(({ level, text }) => `h${level}: ${text}`)]
}

export const repeatedIds = ({ ids }: ServedPage) => ids.filter((id, index) => ids.indexOf(id) !== index)

/** Pictures that move the text below them when they arrive. */
export const unsizedPictures = ({ html }: Pick<ServedPage, 'html'>) =>
	(html.match(/<img [^>]*>/g) ?? []).filter((tag) => !(/ width="\d/.test(tag) && / height="\d/.test(tag)))

export const pathOf = (address: unknown) => new URL(String(address)).pathname

/** Reads a page's breadcrumbs for search engines: from home to the page, by existing addresses. */
export function breadcrumbsOf({ structuredData }: ServedPage) {
	const lists = structuredData.filter((each) => each['@type'] === 'BreadcrumbList')
	const items = lists.flatMap((list) => list.itemListElement as { position: number; name: string; item: string }[])
	const paths: string[] = allPages.map(({ path }) => path)
	return {
		lists: lists.length,
		isNumbered: items.length >= 2 && items.every(({ position }, index) => position === index + 1),
		first: { name: items[0]?.name, item: items[0]?.item },
		last: { name: items.at(-1)?.name, item: items.at(-1)?.item },
		unknown: items.map(({ item }) => pathOf(item)).filter((path) => !paths.includes(path)),
	}
}

export const expectedBreadcrumbs = ({ canonical }: ServedPage, { name }: PageFacts) => ({
	lists: 1,
	isNumbered: true,
	first: { name: 'Home', item: new URL('/', canonical).href },
	last: { name, item: canonical },
	unknown: [],
})

/** Offices, mailboxes, copyright line and legal pages that the page's footer lacks. */
export function missingInFooter({ html }: ServedPage): string[] {
	const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>')).replaceAll('<!-- -->', '')
	return [
		...brand.offices.map(({ place }) => markupText(place)),
		...brand.mailboxes.map(({ address }) => `mailto:${address}`),
		...[...brand.socialLinks.map(({ href }) => href), '/PrivacyPolicy', '/TermsConditions'].map(
			(href) => `href="${href}"`,
		),
		`© ${brand.copyrightYear} ${markupText(brand.name)}`,
	].filter((part) => !footer.includes(part))
}

/** Facts of the specification that the page lacks. */
export function missingFacts(page: ServedPage): string[] {
	const expected = Object.entries(facts).find(([path]) => path === page.path)?.[1] ?? []
	const text = mainTextOf(page)
	const says = (fact: string | RegExp) =>
		typeof fact === 'string' ? text.toLowerCase().includes(fact.toLowerCase()) : fact.test(text)
	return expected.filter((fact) => !says(fact)).map(String)
}
