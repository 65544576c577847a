import { itemsOf, joinedItems } from '#contracts/content/case-studies.ts'
import { pastedLines } from '../forms/pasted-lines.ts'

/** An item with its own key, because two items may have the same text. */
export type KeyedText = { key: string; text: string }

let made = 0

/** Makes an item. Items are single lines. */
export function listedItem(text: string): KeyedText {
	made += 1
	return { key: `item-${made}`, text: oneLine(text) }
}

const oneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

/** The items in a text. Several lines are several items, and lose their bullets. */
export function linesIn(typed: string): string[] {
	const lines = pastedLines(typed)
	return lines.length > 1 ? lines : [oneLine(typed)]
}

export const listedItems = (saved: string): KeyedText[] => itemsOf(saved).map(listedItem)

export const savedItems = (items: readonly KeyedText[]): string => joinedItems(items.map(({ text }) => text))
