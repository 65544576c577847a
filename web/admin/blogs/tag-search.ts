import { type BlogTag, blogTagForm } from '#contracts/content/blog-labels.ts'
import { containsWords } from '#contracts/shared/search-key.ts'

/** As the server compares names. */
const keyOf = (name: string) => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

export type TagSearch = {
	/** The tags to show: those that contain its words, and the chosen ones. */
	shown: BlogTag[]
	/** The tag with exactly this name. */
	found: BlogTag | null
	/** The text as a new tag's name; null if a tag has it or it is empty. */
	newName: string | null
}

/** Finds tags by a part of their names. */
export function searchTags(tags: readonly BlogTag[], text: string, chosen: readonly number[]): TagSearch {
	const key = keyOf(text)
	const found = tags.find(({ tagsName }) => keyOf(tagsName) === key) ?? null
	return {
		shown: tags.filter(({ tagsId, tagsName }) => chosen.includes(tagsId) || containsWords(tagsName, text)),
		found,
		newName: key === '' || found ? null : text.trim(),
	}
}

/** The error of a new tag's name, or null. */
export const tagNameError = (tagsName: string): string | null =>
	blogTagForm.safeParse({ tagsId: null, tagsName }).error?.issues[0]?.message ?? null
