import { below, forwardRule, forwardSubject, header, originalRule, wrote } from './quote-words.ts'

/**
 * A mail without the part that it quotes. Nothing is lost: the two make up the text. `isOpen`: the quoted part should be in
 * sight, since the own words are few or send the reader there.
 */
type FoldedText = { own: string; quoted: string; isOpen: boolean }

/** Lines longer than this are no separators. */
const longestSeparator = 400

const mostWrapped = 3
const headerReach = 6
const markReach = 4

const address = /[^\s<>()@]@[^\s<>()@]/
const clock = /(?<![\d.])\d{1,2}[:.h]\d{2}(?![\d.])/
/** A date beside the time: a program always writes it, a person at most "on Monday at 10:00". */
const hasMoment = (text: string) => clock.test(text) && /\d/.test(text.replace(clock, ''))

const isQuoted = (line: string | undefined) => line?.startsWith('>') === true
const isBlank = (line: string) => line.trim() === ''
const isOwn = (line: string) => !isBlank(line) && !isQuoted(line)

/** "The command prints this:" */
const isAnnouncing = (line = '') => /[:：]$/.test(line.trim())

/** The lines of a text, and which of them are the last of their kind. */
type Lines = { all: readonly string[]; lastOwn: number; lastQuoted: number }

/** Whether the header of a mail begins here. Words with colons alone may be the sender's own. */
function startsHeader(lines: readonly string[], at: number): boolean {
	if (!header.from.test(lines[at] ?? '')) return false
	const rest = lines.slice(at + 1, at + headerReach)
	const people = [lines[at] ?? '', ...rest.filter((line) => header.to.test(line))]
	const isOfMail =
		people.some((line) => address.test(line)) || rest.some((line) => header.sent.test(line) && hasMoment(line))
	return isOfMail && rest.filter((line) => header.any.test(line)).length >= 2
}

/** The start of the attribution that ends with this line, which a program may have wrapped; -1: none ends. */
function attributionStart({ all, lastOwn, lastQuoted }: Lines, end: number): number {
	const last = (all[end] ?? '').trim()
	if (!isAnnouncing(last)) return -1
	let start = end
	const text = () =>
		all
			.slice(start, end + 1)
			.join(' ')
			.trim()
	const continues = (line: string) => isOwn(line) && !/[.!?:]$/.test(line.trim())
	while (!hasMoment(text()) && end - start + 1 < mostWrapped && continues(all[start - 1] ?? '')) start -= 1
	if (!hasMoment(text())) start = end
	const isOfMail = address.test(text()) || hasMoment(text())
	const isMarked = isQuoted(all.slice(end + 1, end + markReach).find((line) => !isBlank(line)))
	const isAttribution = isMarked ? isOfMail || wrote.test(text()) : isOfMail && wrote.test(text())
	// Words of the sender may stand between the marked lines.
	return isAttribution && (lastQuoted < end || lastOwn <= end) ? start : -1
}

/** Notes and Zoho write it between dashes. */
const isDashedAttribution = (line: string) =>
	/^-{3,}.*[^-]-{3,}$/.test(line) && wrote.test(line) && (address.test(line) || hasMoment(line))

/** The start of the quoted part that a program announces with this line; -1: it announces none. */
function quotedStart(lines: Lines, at: number): number {
	const { all, lastOwn } = lines
	const line = (all[at] ?? '').trim()
	if (line.length > longestSeparator) return -1
	if (isQuoted(line)) return lastOwn < at && !isAnnouncing(all[lastOwn]) ? at : -1
	const isRule = originalRule.test(line) || isDashedAttribution(line) || startsHeader(all, at)
	const isLine = /^_{8,}$/.test(line) && (startsHeader(all, at + 1) || startsHeader(all, at + 2))
	return isRule || isLine ? at : attributionStart(lines, at)
}

const fewWords = 10

/** Enough for as many words of any language. */
const startOf = (text: string) => text.slice(0, 1_000)

const isShort = (text: string) => {
	const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(startOf(text))]
	return words.filter(({ isWordLike }) => isWordLike).length < fewWords
}

/**
 * Separates what somebody wrote from the mail that is quoted below. A text that begins with what it quotes, has words
 * between the quoted lines, or passes a mail on, stays whole. `subject`: of the mail.
 */
export function foldQuoted(text: string, subject = ''): FoldedText {
	const whole = { own: text, quoted: '', isOpen: false }
	if (forwardSubject.test(subject)) return whole
	const all = text.split('\n')
	const lines = { all, lastOwn: all.findLastIndex(isOwn), lastQuoted: all.findLastIndex(isQuoted) }
	for (let at = 0; at < all.length; at += 1) {
		const line = (all[at] ?? '').slice(0, longestSeparator).trim()
		if (forwardRule.test(line) && !originalRule.test(line)) return whole
		const start = quotedStart(lines, at)
		if (start === -1) continue
		const own = all.slice(0, start).join('\n').trimEnd()
		if (own === '') return whole
		// Marked lines that no program announces may be the sender's own.
		const isOpen = isQuoted(line) || isShort(own) || below.test(startOf(own))
		return { own, quoted: all.slice(start).join('\n').trim(), isOpen }
	}
	return whole
}
