import { expect, test } from 'vitest'
import { newEntry, withMoved } from '#web/admin/file-fields/gallery-entry.ts'

test('an entry moves a place earlier or later, and not beyond the ends', () => {
	const entries = ['a', 'b', 'c']
	expect(withMoved(entries, 0, 1)).toEqual(['b', 'a', 'c'])
	expect(withMoved(entries, 2, -1)).toEqual(['a', 'c', 'b'])
	expect(withMoved(entries, 0, -1)).toEqual(entries)
	expect(withMoved(entries, 2, 1)).toEqual(entries)
	expect(entries).toEqual(['a', 'b', 'c'])
})

test('the same file twice makes two entries', () => {
	const file = new File([], 'a.png')
	expect(newEntry(file).key).not.toBe(newEntry(file).key)
})
