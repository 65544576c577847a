/** Cuts a text at a word where it is longer than fits. */
export function cutText(text: string, fits: (text: string) => boolean): string {
	if (fits(text)) return text
	const words = text.split(' ')
	while (words.length > 1 && !fits(`${words.join(' ')} ...`)) words.pop()
	return `${words.join(' ')} ...`
}
