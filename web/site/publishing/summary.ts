const [least, most] = [70, 160]

/** Cuts a text for search engines and feeds: at a sentence if one fits, otherwise at a word. */
export function summaryOf(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim()
	if (line.length <= most) return line
	const start = line.slice(0, most)
	const sentences = start.slice(0, Math.max(...['. ', '? ', '! '].map((end) => start.lastIndexOf(end))) + 1)
	if (sentences.length >= least) return sentences
	return `${line.slice(0, most - 1).replace(/[\s,;:]*\S*$/u, '')}…`
}
