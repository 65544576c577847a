import { itemOfPage } from '#contracts/items/kinds.ts'
import { leastShareWidth } from '#web/site/publishing/share-card.ts'
import type { CheckedItem, CheckedLink, CheckedPage, Hint } from './item.ts'

/** Everything that could be better in an item. `dead` has the addresses of its dead links. */
export const hintsFor = (item: CheckedItem, dead: ReadonlySet<string>): Hint[] => [
	...[lengthHints, structuredDataHints, sharePictureHints, alternativeTextHints, headingHints, linkHints].flatMap(
		(rule) => rule(item),
	),
	...deadLinkHints(item, dead),
]

export const widestTitle = 580
const longestTitle = 60
const shortestDescription = 50
export const longestDescription = 160

/** A title or a description that search engines cut, or a description that is too short. */
export const lengthHints = ({ page }: CheckedItem): Hint[] =>
	page ? [...titleHints(page), ...descriptionHints(page)] : []

/** The item's own words should fit. It does no harm if Google cuts the names of the section and the company. */
function titleHints({ title: { text: title, field } }: CheckedPage): Hint[] {
	const { length } = title.trim()
	if (length <= longestTitle && titleWidth(title.trim()) <= widestTitle) return []
	const text = `The title has ${length} characters. Google shows about ${longestTitle}: shorten it, or say the important words first.`
	return [{ text, target: { field } }]
}

function descriptionHints({ description: { shown, source, isWhole, field } }: CheckedPage): Hint[] {
	const [{ length }, target] = [source.trim(), { field }]
	// The form requires it.
	if (length === 0) return []
	if (shown.length < shortestDescription) {
		const text = `The description has ${shown.length} characters. Write ${shortestDescription} to ${longestDescription} that say what readers find here.`
		return [{ text, target }]
	}
	if (length <= longestDescription) return []
	if (isWhole) {
		const text = `The description has ${length} characters, and search engines show ${longestDescription}. Shorten it.`
		return [{ text, target }]
	}
	// A cut at the end of a sentence is as good as a description of its own.
	if (!shown.endsWith('…')) return []
	const text = `Search engines show the first ${longestDescription} characters, which end inside a sentence. Begin with a shorter sentence.`
	return [{ text, target }]
}

/** The widths of the characters of Arial, Google's font, in thousandths of the font size. */
const widths: readonly [number, string][] = [
	[222, 'ijl‘’'],
	[278, ' !,./:;I[]\\ft|'],
	[333, '()-`r“”'],
	[500, 'ckJsvxyz'],
	[556, '0123456789abdeghnopqu_$?#L–'],
	[611, 'FTZ'],
	[667, '&ABEKPSVXY'],
	[722, 'CDHNRUw'],
	[778, 'GOQ'],
	[833, 'mM'],
	[944, 'W'],
	[1000, '—…@%'],
]
const byCharacter = new Map(widths.flatMap(([width, characters]) => [...characters].map((each) => [each, width])))
const otherWidth = 600
const fontSize = 20

/** The width of a title in a list of Google, in pixels. */
export const titleWidth = (text: string): number =>
	Math.round(([...text].reduce((sum, each) => sum + (byCharacter.get(each) ?? otherWidth), 0) * fontSize) / 1000)

/** Properties that the structured data lacks. */
export const structuredDataHints = ({ lacks }: CheckedItem): Hint[] =>
	lacks.map(({ what, todo, field }) => ({
		text: `The data for search engines has no ${what}. ${todo}`,
		target: { field },
	}))

/** A picture too narrow for the share card. */
export function sharePictureHints({ page }: CheckedItem): Hint[] {
	if (!page?.picture) return []
	const { name, field, width } = page.picture
	if (width === 0 || width >= leastShareWidth) return []
	return [
		{
			text: `${name} is ${width} pixels wide, so networks show the card of the section instead. Choose a picture of at least ${leastShareWidth} pixels.`,
			target: { field },
		},
	]
}

const fileName = /^[^/]*\.(?:jpe?g|png|webp|gif|avif|bmp|heic|svg|tiff?)$/i
const cameraName = /^(?:img|dsc[nf]?|pxl|screenshot|whatsapp image)[\s_-]*\d[\d\s_.-]*/i
const emptyWord =
	/^(?:an? |the )?(?:image|img|picture|photo|photograph|graphic|screenshot|thumbnail|cover|banner)(?: ?\d+)?\.?$/i

const todo = 'Describe what it shows for people who cannot see it.'

/** Pictures without an alternative text, or with one that says nothing. */
export const alternativeTextHints = ({ pictures }: CheckedItem): Hint[] =>
	pictures.flatMap(({ name, alt: given, target }) => {
		const alt = given.trim()
		if (alt === '') return [{ text: `${name} has no alternative text. ${todo}`, target }]
		const isUseless = [fileName, cameraName, emptyWord].some((pattern) => pattern.test(alt))
		return isUseless ? [{ text: `${name} has the alternative text “${alt}”, which says nothing. ${todo}`, target }] : []
	})

/** A longer text needs headings. In words. */
const longestWithoutHeadings = 600

/** Headings that skip a level, and a long text without any. */
export function headingHints({ text }: CheckedItem): Hint[] {
	if (!text) return []
	const { headings: all, words, field, below } = text
	if (all.length === 0 && words > longestWithoutHeadings)
		return [
			{
				text: `The text has ${words} words and no heading. Add a heading wherever the subject changes.`,
				target: { field },
			},
		]
	return all.flatMap(({ level, text: heading, target }, index) => {
		const before = all[index - 1]?.level ?? below
		if (level <= before + 1) return []
		const place = index === 0 ? 'opens the text' : `follows a heading ${before}`
		return [
			{
				text: `“${heading}” is a heading ${level} and ${place}. Make it a heading ${before + 1}, because screen readers go from level to level.`,
				target,
			},
		]
	})
}

const hasScheme = /^[a-z][a-z\d+.-]*:/i
const sayNothing = /^(?:(?:click|tap|press|read|see) )?here\.?$|^(?:this |the )?link\.?$/i

const named = ({ text, href }: CheckedLink) => `“${text || href}”`

/** Links without an address, without a scheme, or with a text that does not name where they lead. */
export const linkHints = ({ links: all }: CheckedItem): Hint[] =>
	all.flatMap((link) => {
		const { href, text, target } = link
		const hints: string[] = []
		if (/^#?$/.test(href.trim())) hints.push(`The link ${named(link)} has no address. Enter one, or remove the link.`)
		else if (!hasScheme.test(href) && !/^[/#]/.test(href))
			hints.push(`The link to “${href}” has no https://, so it opens a page of this site. Put https:// in front of it.`)
		if (sayNothing.test(text))
			hints.push(`The text of the link is only ${named(link)}. Link words that say where it leads.`)
		return hints.map((hint) => ({ text: hint, target }))
	})

const isItem = (href: string) => itemOfPage(new URL(href, 'https://own.invalid').pathname) !== null

/** Links to pages, items and files of this site that visitors cannot open. `dead` has their addresses as written. */
export const deadLinkHints = ({ links }: CheckedItem, dead: ReadonlySet<string>): Hint[] =>
	links
		.filter(({ href }) => dead.has(href))
		.map(({ href, target }) => ({
			text: isItem(href)
				? `Visitors see no item at ${href}. Publish the item first, or correct the address.`
				: `This site has no page at ${href} for visitors. Correct the address.`,
			target,
		}))
