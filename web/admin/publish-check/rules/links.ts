import type { CheckedItem, CheckedLink, Hint } from '../item.ts'

const hasScheme = /^[a-z][a-z\d+.-]*:/i
const sayNothing = /^(?:(?:click|tap|press|read|see) )?here\.?$|^(?:this |the )?link\.?$/i

const named = ({ text, href }: CheckedLink) => `“${text || href}”`

/** Links without an address, without a scheme, or with a text that does not name where they lead. */
export const links = ({ links: all }: CheckedItem): Hint[] =>
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
