import { safeHref } from './rich-text.ts'

type FoundAddress = { index: number; text: string; href: string }

const label = String.raw`[-\p{L}\p{M}\p{N}`
const host = String.raw`(?:${label}_]+\.)+`
const path = String.raw`(?:(?![,;]https?:)[\p{L}\p{M}\p{N}!#$%&'()*+,\-./:;=?@[\]_~])*`

/** A web address and what may follow it without a space, an address that is no link, or a mail address. */
const candidate = new RegExp(
	String.raw`(?<![\w@./-])(?<web>(?:https?:\/\/(?![^\s/?#]*@)|www\.)${host}${label}]+(?::\d+)?(?:[/?#]${path})?)|(?<!\w)\w+:\/\/\S*|(?<![\p{L}\p{M}\p{N}_])(?<mail>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.+'-]*@${host}\p{L}${label}]+)`,
	'giu',
)

/** Finds web addresses and mail addresses in a text. */
export function* addressesIn(text: string): Generator<FoundAddress> {
	const search = new RegExp(candidate)
	for (let found = search.exec(text); found; found = search.exec(text)) {
		const { index, groups: { web, mail } = {} } = found
		const shown = withoutEnd(web ?? mail ?? '')
		if (shown === '') continue
		search.lastIndex = index + shown.length
		const href = safeHref(mail ? `mailto:${shown}` : shown.replace(/^www/i, 'https://$&'))
		if (href !== null) yield { index, text: shown, href }
	}
}

/** Ends an address before a bracket that has no counterpart in it, and before punctuation. */
function withoutEnd(address: string): string {
	const open: number[] = []
	let end = address.length
	for (const { 0: bracket, index } of address.matchAll(/[()[\]]/g)) {
		if ('(['.includes(bracket)) open.push(index)
		else if (address[open.at(-1) ?? -1] === (bracket === ')' ? '(' : '[')) open.pop()
		else {
			end = index
			break
		}
	}
	return address.slice(0, open[0] ?? end).replace(/[.,;:!?'*-]+$/, '')
}
