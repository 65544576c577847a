import { countWords, readingMinutes } from '#web/site/blog/article-html.ts'

const counted = (count: number, one: string, many: string) =>
	`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** For example "312 words, 2 minutes to read", as in the article. */
export function wordCountText(text: string): string {
	const words = countWords(text)
	if (words === 0) return 'No words yet'
	return `${counted(words, 'word', 'words')}, ${counted(readingMinutes(words), 'minute', 'minutes')} to read`
}
