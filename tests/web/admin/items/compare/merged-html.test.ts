// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { allOf } from '#web/admin/items/compare/compared-fields.ts'
import { aVersion, compared, keysOf } from './versions.ts'

const blog = (content: string, files: Record<string, string> = {}) => aVersion({ content }, files)
const picture = (name: string) => `<p><img src="{{${name}}}" alt=""></p>`

test('a text is chosen stretch by stretch', () => {
	const mine = '<h2>Tides</h2><p>Mine &amp; more</p><p>End</p>'
	const theirs = '<h2>Tides</h2><p>Theirs</p><p>And <em>more</em></p><p>End</p>'
	const { merged, found } = compared('blogs', blog(mine), blog(theirs))
	const content = (choice: 'mine' | 'theirs' | 'both') => merged({ content: { 1: choice } }).values.content
	expect(content('mine')).toBe(mine)
	expect(content('theirs')).toBe(theirs)
	expect(content('both')).toBe('<h2>Tides</h2><p>Mine &amp; more</p><p>Theirs</p><p>And <em>more</em></p><p>End</p>')
	expect(merged(allOf('theirs', found)).values.content).toBe(theirs)
})

test('spellings that the Worker changes and space between tags are no difference', () => {
	const { differing } = compared(
		'blogs',
		blog('<p>See <a href="/x" rel="noopener">this</a></p><ul><li>One</li></ul>'),
		blog('<p>See\n<a href="/x">this</a></p>\n\n<ul><li>One</li></ul>\n'),
	)
	expect(differing).toEqual([])
})

test('text without a block is a paragraph of its own, and what the contract does not allow is left out', () => {
	const { merged } = compared(
		'blogs',
		blog('<p>One</p>'),
		blog('Bare <b onclick="x()">text</b> <a href="javascript:x()">link</a><p>One</p><p>Two</p>'),
	)
	expect(merged({ content: { 0: 'theirs' } }).values.content).toBe('<p>Bare text <a>link</a></p><p>One</p>')
})

test('the files of the pictures are those that the chosen text names', () => {
	const { merged, found, differing } = compared(
		'blogs',
		blog(`<p>Start</p>${picture('cat')}<p>Mid</p>${picture('owl')}`, { 'images.cat': 'cat', 'images.owl': 'owl' }),
		blog(`<p>Start</p>${picture('dog')}<p>Mid</p>`, { 'images.dog': 'dog', coverImage: 'cover' }),
	)
	expect(differing).toEqual(['content', 'coverImage'])
	expect(keysOf(merged({}))).toEqual({ 'images.cat': 'cat', 'images.owl': 'owl' })
	expect(keysOf(merged({ content: { 1: 'both' } }))).toEqual({
		'images.cat': 'cat',
		'images.dog': 'dog',
		'images.owl': 'owl',
	})
	expect(keysOf(merged({ content: { 1: 'theirs' } }))).toEqual({ 'images.dog': 'dog', 'images.owl': 'owl' })
	expect(keysOf(merged(allOf('theirs', found)))).toEqual({ 'images.dog': 'dog', coverImage: 'cover' })
})

test('one name with two files is a difference; of both, mine is taken', () => {
	const { merged, differing } = compared(
		'blogs',
		blog(`<p>A</p>${picture('cat')}`, { 'images.cat': 'old' }),
		blog(`<p>A</p>${picture('cat')}`, { 'images.cat': 'new' }),
	)
	expect(differing).toEqual(['content'])
	const keys = (choice: 'theirs' | 'both') => keysOf(merged({ content: { 1: choice } }))
	expect(keys('theirs')).toEqual({ 'images.cat': 'new' })
	expect(keys('both')).toEqual({ 'images.cat': 'old' })
})
