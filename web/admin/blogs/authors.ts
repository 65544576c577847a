import type { BlogAuthor } from '#contracts/content/blogs.ts'
import { containsWords } from '#contracts/shared/search-key.ts'
import { answerOf } from '#web/api.ts'
import { blogsApi } from '../staff-api.ts'

const mostShown = 6

export const loadAuthors = (): Promise<BlogAuthor[]> => answerOf(blogsApi.authors.$get())

/** The authors whose names contain the typed words, in their order. */
export const suggestedAuthors = (authors: readonly BlogAuthor[], typed: string): BlogAuthor[] =>
	authors.filter(({ authorName }) => containsWords(authorName, typed)).slice(0, mostShown)

/** Addresses of one file differ in their signature. */
export const isSameFile = (one: string, other: string) => one.split('?')[0] === other.split('?')[0]

/** Fetches the portrait as a file for the form. */
async function portraitAt(url: string): Promise<File | null> {
	const answer = await fetch(url)
	if (!answer.ok) return null
	const content = await answer.blob()
	const name = decodeURIComponent(url.split('?')[0]?.split('/').at(-1) ?? '')
	return new File([content], name, { type: content.type })
}

/** Fetches an author's portrait. An expired address is replaced once. */
export async function fetchPortrait({ authorName, profile }: BlogAuthor): Promise<File | null> {
	const portrait = profile && (await portraitAt(profile.url))
	if (portrait || !profile) return portrait
	const renewed = (await loadAuthors()).find((author) => author.authorName === authorName)
	return renewed?.profile ? portraitAt(renewed.profile.url) : null
}
