import type { CheckedItem, CheckedPage, Hint } from '../item.ts'
import { titleWidth } from './title-width.ts'

export const widestTitle = 580
const longestTitle = 60
const shortestDescription = 50
export const longestDescription = 160

/** A title or a description that search engines cut, or a description that is too short. */
export const lengths = ({ page }: CheckedItem): Hint[] => (page ? [...titleHints(page), ...descriptionHints(page)] : [])

/** The item's own words should fit. It does no harm if Google cuts the names of the section and the company. */
function titleHints({ title: { text: title, field } }: CheckedPage): Hint[] {
	const { length } = title.trim()
	if (length <= longestTitle && titleWidth(title.trim()) <= widestTitle) return []
	const text = `The title has ${length} characters. Google shows about ${longestTitle}: shorten it, or say the important words first.`
	return [{ text, target: { field } }]
}

function descriptionHints({ description: { shown, source, isWhole, field } }: CheckedPage): Hint[] {
	const [{ length }, target] = [source.trim(), { field }]
	// The form asks for it.
	if (length === 0) return []
	if (shown.length < shortestDescription) {
		const text = `The description has ${shown.length} characters. Write ${shortestDescription} to ${longestDescription} that say what readers find here.`
		return [{ text, target }]
	}
	if (length <= longestDescription) return []
	if (isWhole) {
		const text = `The description has ${length} characters, and search engines show ${longestDescription}. Shorten it.`
		return [{ text, target }]
	}
	// A cut at the end of a sentence is as good as a description of its own.
	if (!shown.endsWith('…')) return []
	const text = `Search engines show the first ${longestDescription} characters, which end inside a sentence. Begin with a shorter sentence.`
	return [{ text, target }]
}
