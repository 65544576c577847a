import type { CheckedItem, Hint } from '../item.ts'

/** Links to pages, items and files of this site that visitors cannot open. `dead` has their addresses as the links write them. */
export const deadLinks = ({ links }: CheckedItem, dead: ReadonlySet<string>): Hint[] =>
	links
		.filter(({ href }) => dead.has(href))
		.map(({ href, target }) => ({
			text: `Visitors cannot open ${href}: this site shows nothing there. Correct the address, or publish the item first.`,
			target,
		}))
