/** What the company lacks: `switchedOff` of the brand, applied to pages and links. */
import { brand } from './brand.ts'
import type { Brand } from './brand-schema.ts'
import type { PageFacts } from './page-facts.ts'
import { pages } from './pages.ts'
import { products } from './products/all.ts'

type SwitchedOff = Brand['switchedOff']

/** Returns the pages that a company has. */
export const sitePages = <Page extends PageFacts>(switchedOff: SwitchedOff, all: readonly Page[]): Page[] =>
	all.filter(({ path, section }) => !switchedOff.includes(path) && !(section && switchedOff.includes(section)))

export const hasInvestors = !brand.switchedOff.includes('investors')
export const hasFilms = !brand.switchedOff.includes('films')

const onPages = [...sitePages<PageFacts>(brand.switchedOff, Object.values(pages)), ...products]
const paths = onPages.flatMap(({ path, aliases = [] }) => [path, ...aliases]).map((path) => path.toLowerCase())

/** Whether the company has the page that a link leads to: false for a product that is switched off or gone. */
export const isOn = (href: string) => paths.includes(href.replace(/[?#].*/, '').toLowerCase())

/** Returns the links that lead somewhere. */
export const onlyOn = <Link extends { path: string }>(links: readonly Link[]) => links.filter(({ path }) => isOn(path))
