import { itemsOf, joinedItems } from '#contracts/content/case-studies.ts'

/** An item of a list that is being edited. Two may read alike, so each has a key of its own. */
export type ListedItem = { key: string; text: string }

let made = 0

/** A new item. Items stand on one line, whatever was typed or pasted. */
export function listedItem(typed: string): ListedItem {
	made += 1
	return { key: `item-${made}`, text: oneLine(typed) }
}

export const oneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

export const listedItems = (saved: string): ListedItem[] => itemsOf(saved).map(listedItem)

export const savedItems = (items: readonly ListedItem[]): string => joinedItems(items.map(({ text }) => text))
