/** A mail without the part that it quotes. Nothing is lost: the two make up the text. */
type FoldedText = { own: string; quoted: string }

/** Lines longer than this are no separators. */
const longestSeparator = 400

/** Rules and dashes around the words that a program writes above the quoted mail. */
const rules: readonly RegExp[] = [
	/^[-_ ]{2,}\s*(?:original (?:message|appointment)|ursprüngliche nachricht|originalnachricht|message d['’]origine|message original)\s*[-_ ]{2,}$/i,
	/^-{3,}.+\b(?:wrote|schrieb|a écrit)\s?:\s*-{3,}$/i,
]

/** What a program writes about the quoted mail, in one line or wrapped to three. */
const attributions: readonly RegExp[] = [
	/^On\b.{6,}\bwrote\s?:$/is,
	/^(?:Am|Den)\b.{4,}\bschrieb\b.*:$/is,
	/^Le\b.{6,}\ba écrit\s?:$/is,
	/^.{2,}\bwrote on\b.{6,}:$/is,
	/^.{2,}\bschrieb am\b.{6,}:$/is,
	/^.{2,}\ba écrit le\b.{6,}:$/is,
]

const mostWrapped = 3

/** The header that Outlook and Notes write above the quoted mail. */
const headerStart = /^\*?(?:From|Von|De)\s?:\*?\s*\S/i
const headerLine =
	/^\*?(?:Sent|Date|To|Cc|Subject|Gesendet|Datum|An|Betreff|Envoyé|À|Objet|Importance|Priorität)\s?:\*?(?:\s|$)/i
const headerReach = 6

/** What a program writes above a mail that is passed on: that is no quote, but what the sender wants to show. */
const forward =
	/^[-\s]*(?:begin forwarded message|forwarded message|anfang der weitergeleiteten nachricht|weitergeleitete nachricht|début du message (?:réexpédié|transféré)|message transféré)\s*:?[-\s]*$/i

const isQuoted = (line: string) => line.startsWith('>')
const isBlank = (line: string) => line.trim() === ''
const isOwn = (line: string) => !isBlank(line) && !isQuoted(line)

/** The lines of a text, and which of them are the last of their kind. */
type Lines = { all: readonly string[]; lastOwn: number; lastQuoted: number }

/** Whether a header of at least three lines begins here. A word and a colon alone may be the sender's own. */
const startsHeader = (lines: readonly string[], at: number) =>
	headerStart.test(lines[at] ?? '') &&
	lines.slice(at + 1, at + headerReach).filter((line) => headerLine.test(line)).length >= 2

/** How many lines an attribution takes that begins here; 0: none begins. */
function attributionLength(lines: readonly string[], at: number): number {
	for (let length = 1; length <= mostWrapped; length += 1) {
		const wrapped = lines.slice(at, at + length)
		if (wrapped.length < length || !wrapped.every(isOwn)) return 0
		const text = wrapped.join(' ').trim()
		if (text.length > longestSeparator) return 0
		if (attributions.some((attribution) => attribution.test(text))) return length
	}
	return 0
}

/** Whether the quoted part begins with this line. */
function startsQuoted({ all, lastOwn, lastQuoted }: Lines, at: number): boolean {
	const line = (all[at] ?? '').trim()
	if (line.length > longestSeparator) return false
	if (isQuoted(line)) return lastOwn < at
	if (rules.some((rule) => rule.test(line)) || startsHeader(all, at)) return true
	if (/^_{8,}$/.test(line)) return startsHeader(all, at + 1) || startsHeader(all, at + 2)
	const length = attributionLength(all, at)
	// Words of the sender may stand between the marked lines.
	return length > 0 && (lastQuoted < at || lastOwn < at + length)
}

/**
 * Separates what somebody wrote from the mail that is quoted below. A text that begins with what it quotes, has words
 * between the quoted lines, or passes a mail on, stays whole.
 */
export function foldQuoted(text: string): FoldedText {
	const all = text.split('\n')
	const lines = { all, lastOwn: all.findLastIndex(isOwn), lastQuoted: all.findLastIndex(isQuoted) }
	const start = all.findIndex((line, at) => forward.test(line.slice(0, longestSeparator)) || startsQuoted(lines, at))
	const own = all.slice(0, start).join('\n').trimEnd()
	if (start === -1 || own === '' || forward.test(all[start] ?? '')) return { own: text, quoted: '' }
	return { own, quoted: all.slice(start).join('\n').trim() }
}
