// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { formSide, mergedContent, withFiles } from '#web/admin/items/drafts/conflict-sides.ts'
import { aVersion, keysOf } from '../merge/versions.ts'

const picked = new File(['cat'], 'cat.png')
const stored = aVersion({ title: 'Rain', publishAt: '2026-03-02T10:00:00Z' }, { thumbnailImage: 'stored' })

test('the form has the stored files that it does not name, and the stored value of half a time', () => {
	const content = { values: { title: 'Snow' }, files: {} }
	const side = formSide(content, content, stored, [])
	expect(side.values).toEqual({ title: 'Snow', publishAt: '2026-03-02T10:00:00Z' })
	expect(side.files).toEqual(stored.files)
})

test('a picture that I have picked is mine, also when a draft has it already, and is sent when it is taken', () => {
	const content = { values: {}, files: { thumbnailImage: picked } }
	for (const keyed of [content, { ...content, files: { thumbnailImage: 'uploaded' } }]) {
		const mine = formSide(content, keyed, stored, [stored])
		expect(mine.files.thumbnailImage?.name).toBe('cat.png')
		expect(mergedContent(mine, content).files).toEqual({ thumbnailImage: picked })
		expect(mergedContent(stored, content).files).toEqual({ thumbnailImage: 'stored' })
	}
})

test('a picture that the server has under its key is that one', () => {
	const content = { values: {}, files: { thumbnailImage: picked } }
	const theirs = aVersion({}, { thumbnailImage: 'shared' })
	const side = formSide(content, { ...content, files: { thumbnailImage: 'shared' } }, stored, [stored, null, theirs])
	expect(side.files).toEqual(theirs.files)
})

test('a gallery has the pictures that the form names and no others, also one that no loaded version has', () => {
	const gallery = aVersion({ galleryAlts: ['a', 'b'] }, { 'gallery.0': 'a', 'gallery.1': 'b', thumbnailImage: 'c' })
	const content = { values: { galleryAlts: ['b', 'x'] }, files: { 'gallery.0': 'b', 'gallery.1': 'gone' } }
	const side = formSide(content, content, gallery, [gallery])
	expect(keysOf(side)).toEqual({ 'gallery.0': 'b', 'gallery.1': 'gone', thumbnailImage: 'c' })
	expect(mergedContent(side, content).files).toEqual({ 'gallery.0': 'b', 'gallery.1': 'gone', thumbnailImage: 'c' })
})

test('a content that names no file has the stored ones', () => {
	expect(withFiles({ values: { title: 'Rain' }, files: {} }, stored.files, [])).toEqual({
		values: { title: 'Rain' },
		files: stored.files,
	})
})
