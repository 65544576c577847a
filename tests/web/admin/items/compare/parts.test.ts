import { expect, test } from 'vitest'
import { alignedParts, chosenItems, unitedParts } from '#web/admin/items/compare/parts.ts'
import type { SideChoice } from '#web/admin/items/compare/sides.ts'

const keyed = (keys: string) => [...keys].map((key) => ({ key }))
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key).join('')

type Parts = ReturnType<typeof alignedParts<{ key: string }>>
const written = (parts: Parts) =>
	parts.map((part) => ('mine' in part ? `${keysOf(part.mine)}|${keysOf(part.theirs)}` : keysOf(part.same)))
const chosen = (parts: Parts, choices: Record<number, SideChoice>) =>
	keysOf(chosenItems(parts, (part) => choices[part] ?? 'mine').map(({ item }) => item))

test.each([
	['abc', 'abc', ['abc']],
	['abc', 'axc', ['a', 'b|x', 'c']],
	['abc', 'abcd', ['abc', '|d']],
	['abc', 'bc', ['a|', 'bc']],
	['abc', 'xyz', ['abc|xyz']],
	['', 'a', ['|a']],
	['', '', []],
])('%j and %j align as %j', (mine, theirs, parts) => {
	expect(written(alignedParts(keyed(mine), keyed(theirs)))).toEqual(parts)
})

test('each stretch is chosen by itself; both puts mine first', () => {
	const parts = alignedParts(keyed('abcd'), keyed('axcy'))
	expect(chosen(parts, {})).toBe('abcd')
	expect(chosen(parts, { 1: 'theirs' })).toBe('axcd')
	expect(chosen(parts, { 1: 'both', 3: 'theirs' })).toBe('abxcy')
	expect(chosen(parts, { 0: 'both' }), 'what both share is there once').toBe('abcd')
})

test.each([
	['abc', 'abc', ['a', 'b', 'c']],
	['ab', 'acb', ['a', '|c', 'b']],
	['abc', 'bd', ['a|', 'b', '|d', 'c|']],
	['', 'ab', ['|a', '|b']],
	['abc', 'cab', ['abc|cab']],
])('the lists %j and %j unite as %j', (mine, theirs, parts) => {
	expect(written(unitedParts(keyed(mine), keyed(theirs)))).toEqual(parts)
})

test('an item with another detail is one that differs', () => {
	const [one, other] = [
		{ key: 'a', detail: 'A hall' },
		{ key: 'a', detail: 'A full hall' },
	]
	expect(unitedParts([one], [other])).toEqual([{ mine: [one], theirs: [other] }])
})
