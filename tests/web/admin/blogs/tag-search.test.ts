import { expect, test } from 'vitest'
import { searchTags, tagNameError } from '#web/admin/blogs/tag-search.ts'

const tags = [
	{ tagsId: 3, tagsName: 'Ebb tide' },
	{ tagsId: 4, tagsName: 'Flood tide' },
	{ tagsId: 5, tagsName: 'Quay' },
]
const names = (text: string, chosen: number[] = []) =>
	searchTags(tags, text, chosen).shown.map(({ tagsName }) => tagsName)

test('without text, all tags are shown and none is new', () => {
	expect(names('')).toEqual(['Ebb tide', 'Flood tide', 'Quay'])
	expect(searchTags(tags, '  ', [])).toMatchObject({ found: null, newName: null })
})

test('words in any order, with or without accents, narrow the tags down, and chosen ones stay', () => {
	expect(names('TIDE')).toEqual(['Ebb tide', 'Flood tide'])
	expect(names('tíde ebb')).toEqual(['Ebb tide'])
	expect(names('tide', [5])).toEqual(['Ebb tide', 'Flood tide', 'Quay'])
})

test('a name that a tag has in another spelling is found, not new', () => {
	expect(searchTags(tags, ' ｅｂｂ  TIDE', [])).toMatchObject({ found: { tagsId: 3 }, newName: null })
})

test('any other name is new', () => {
	expect(searchTags(tags, ' Ebb ', [])).toMatchObject({ found: null, newName: 'Ebb' })
})

test('a name follows the rules of the contract', () => {
	expect(tagNameError('Quay')).toBeNull()
	expect(tagNameError('')).toBe('Tag name is required')
	expect(tagNameError('x'.repeat(1_000))).toMatch(/\d+ characters/)
})
