import { safeHref } from './rich-text.ts'

type FoundAddress = { index: number; text: string; href: string }

const letter = String.raw`\p{L}\p{M}\p{N}`
const host = String.raw`(?:[-_${letter}]+\.)+`
const port = String.raw`[-${letter}]+(?::\d+)?`
const path = String.raw`(?:[/?#](?:(?![,;]https?:)[${letter}!#$%&'()*+,\-./:;=?@[\]_~])*)?`

/** A web address with the characters after it, an address of another scheme, or a mail address. */
const candidate = new RegExp(
	String.raw`(?<![\w@./-])((?:https?:\/\/(?![^\s/?#]*@)|www\.)${host}${port}${path})|(?<!\w)\w+:\/\/\S*|(?<![_${letter}])([\p{L}\p{N}_][${letter}_.+'-]*@${host}\p{L}[-${letter}]+)`,
	'giu',
)

const pair = /\([^()[\]]*\)|\[[^()[\]]*\]/

/** Finds web addresses and mail addresses in a text. */
export function* addressesIn(text: string): Generator<FoundAddress> {
	const search = new RegExp(candidate)
	for (let found = search.exec(text); found; found = search.exec(text)) {
		const [, web, mail = ''] = found
		const shown = withoutEnd(web ?? mail)
		if (shown === '') continue
		const { index } = found
		search.lastIndex = index + shown.length
		const href = safeHref(web ? shown.replace(/^www/i, 'https://$&') : `mailto:${shown}`)
		if (href) yield { index, text: shown, href }
	}
}

/** Cuts an address before an unbalanced bracket and before trailing punctuation. */
function withoutEnd(address: string): string {
	let masked = address
	while (pair.test(masked)) masked = masked.replace(pair, ({ length }) => '_'.repeat(length))
	return address.slice(0, masked.split(/[()[\]]/)[0]?.length).replace(/[.,;:!?'*-]+$/, '')
}
