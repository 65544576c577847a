import { itemsOf, joinedItems } from '#contracts/content/case-studies.ts'

/** An item with its own key, because two items may have the same text. */
export type KeyedText = { key: string; text: string }

let made = 0

/** Makes an item. Items are single lines. */
export function listedItem(typed: string): KeyedText {
	made += 1
	return { key: `item-${made}`, text: oneLine(typed) }
}

export const oneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

export const listedItems = (saved: string): KeyedText[] => itemsOf(saved).map(listedItem)

export const savedItems = (items: readonly KeyedText[]): string => joinedItems(items.map(({ text }) => text))
