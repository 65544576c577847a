import { addressesIn } from '#contracts/content/addresses.ts'
import { classNames } from '#web/ui/class-names.ts'

type Piece = { at: number; text: string; href?: string }

/** A telephone number with the code of its country, written as usual: +91 (0)484 234 5678. */
const phone =
	/(?<![\p{L}\p{N}+]|\d[.,])(?:\((?:\+|00)[1-9]\d{0,2}\)|(?:\+|00[ \u00a0]?)[1-9]\d{0,2})(?:[ \u00a0]?\(\d{1,5}\))?(?:[ \u00a0\u2009\u202f.‐‑–-]{0,2}\d)+(?!\p{L}|[ \u00a0\u2009\u202f.‐‑–-]{0,2}\d)/gu

/** The digits after + or 00. A zero in brackets is not dialled from abroad. */
const digitsIn = (shown: string) => shown.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')

/** A day, or the hour of a time, that follows a number. */
const behind = /[ \u00a0](?:(?:19|20)\d\d-\d\d-\d\d|\d)$/

function* phonesIn(text: string) {
	for (const { 0: whole, index } of text.matchAll(phone)) {
		const shown = whole.replace(behind, '')
		const digits = digitsIn(shown)
		if (digits.length >= 8 && digits.length <= 15) yield { index, text: shown, href: `tel:+${digits}` }
	}
}

/** Cuts a text into links of one kind and the words around them. */
function cut({ at, text, href }: Piece, find: typeof addressesIn): Piece[] {
	if (href) return [{ at, text, href }]
	const pieces: Piece[] = []
	let end = 0
	for (const found of find(text)) {
		pieces.push({ at: at + end, text: text.slice(end, found.index) }, { ...found, at: at + found.index })
		end = found.index + found.text.length
	}
	return [...pieces, { at: at + end, text: text.slice(end) }]
}

/** A plain text whose web addresses, mail addresses and telephone numbers are links. */
export const LinkedWords = ({ text, className }: { text: string; className?: string }) =>
	cut({ at: 0, text }, addressesIn)
		.flatMap((piece) => cut(piece, phonesIn))
		.map(({ at, text: words, href }) =>
			href ? (
				<a
					key={at}
					href={href}
					rel={/^http/i.test(href) ? 'noopener noreferrer' : undefined}
					className={classNames(
						'underline decoration-current/40 underline-offset-[0.18em] hover:decoration-current',
						className ?? 'text-brand',
					)}
				>
					<bdi dir="ltr" translate="no">
						{words}
					</bdi>
				</a>
			) : (
				words
			),
		)
