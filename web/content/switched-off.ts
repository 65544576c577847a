/** What the company lacks: `switchedOff` of the brand, applied to pages and links. */
import { brand } from './brand.ts'
import type { Brand } from './brand-schema.ts'
import type { PageFacts } from './page-facts.ts'
import { pages } from './pages.ts'

type SwitchedOff = Brand['switchedOff']

/** Returns the pages that a company has. */
export const sitePages = <Page extends PageFacts>(switchedOff: SwitchedOff, all: readonly Page[]): Page[] =>
	all.filter(({ path, section }) => !switchedOff.includes(path) && !(section && switchedOff.includes(section)))

export const hasInvestors = !brand.switchedOff.includes('investors')
export const hasFilms = !brand.switchedOff.includes('films')

const known: readonly PageFacts[] = Object.values(pages)
const onPages = sitePages(brand.switchedOff, known)
const offPaths = [...brand.switchedOff, ...known.filter((page) => !onPages.includes(page)).map(({ path }) => path)].map(
	(path) => path.toLowerCase(),
)

/** Whether the company has the page that a link leads to. */
export const isOn = (href: string) => !offPaths.includes(href.replace(/[?#].*/, '').toLowerCase())

/** Returns the links that lead somewhere. */
export const onlyOn = <Link extends { path: string }>(links: readonly Link[]) => links.filter(({ path }) => isOn(path))
