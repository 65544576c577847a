import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editsBetween } from '#web/admin/items/compare/edits.ts'

const words = fc.array(fc.constantFrom('the', 'tide', 'of', 'six', ' '), { maxLength: 12 })

/** The length of the longest text that both contain. */
const sharedLength = (one: readonly string[], other: readonly string[]): number =>
	one
		.reduce<number[]>(
			(above, word) =>
				other.reduce(
					(row, each, at) =>
						row.concat(word === each ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0)),
					[0],
				),
			Array(other.length + 1).fill(0),
		)
		.at(-1) ?? 0

test('the edits are as few as possible and turn one text into the other', () => {
	fc.assert(
		fc.property(words, words, (before, after) => {
			const { removed = [], added = [] } = editsBetween(before, after, 24) ?? {}
			const kept = before.filter((_, place) => !removed.includes(place))
			expect(kept).toEqual(after.filter((_, place) => !added.includes(place)))
			expect(kept).toHaveLength(sharedLength(before, after))
		}),
	)
})

test('texts that differ by more words than are allowed have none', () => {
	expect(editsBetween(['a', 'b', 'c'], ['c', 'b', 'a'], 4)).toEqual({ removed: [0, 1], added: [1, 2] })
	expect(editsBetween(['a', 'b', 'c'], ['c', 'b', 'a'], 3), 'the order takes more').toBeNull()
	expect(editsBetween(['a', 'b'], ['c', 'd'], 3), 'even the words differ by more').toBeNull()
	expect(editsBetween(['a'], ['a'], 0)).toEqual({ removed: [], added: [] })
})
