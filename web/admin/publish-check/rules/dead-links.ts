import { itemOfPage } from '#contracts/items/item-pages.ts'
import type { CheckedItem, Hint } from '../item.ts'

const isItem = (href: string) => itemOfPage(new URL(href, 'https://own.invalid').pathname) !== null

/** Links to pages, items and files of this site that visitors cannot open. `dead` has their addresses as the links write them. */
export const deadLinks = ({ links }: CheckedItem, dead: ReadonlySet<string>): Hint[] =>
	links
		.filter(({ href }) => dead.has(href))
		.map(({ href, target }) => ({
			text: isItem(href)
				? `Visitors see no item at ${href}. Publish the item first, or correct the address.`
				: `This site has no page at ${href} for visitors. Correct the address.`,
			target,
		}))
