import { expect, test } from 'vitest'
import { textDifference } from '#worker/editing/text-difference.ts'

const many = (word: string) => Array(50).fill(word).join(' ')
const long = (middle: string) => `<p>${many('before')} ${middle} ${many('after')}</p>`

test('one changed letter is shown with some words around it, and an ellipsis for the rest', () => {
	expect(textDifference(long('a book of notes'), long('a boot of notes'))).toEqual([
		'…before before before before before before before a book of notes after after after after after after after after…',
		'…before before before before before before before a boot of notes after after after after after after after after…',
	])
})

test('an addition at the end follows the words before it', () => {
	const [before, after] = textDifference(`<p>${many('word')}</p>`, `<p>${many('word')} and the end</p>`)
	expect(before).toMatch(/^…word( word)+<\/p>$/)
	expect(after).toBe(before.replace('</p>', ' and the end</p>'))
})

test('a short, new or deleted text is shown as a whole', () => {
	expect(textDifference('<p>One</p>', '<p>Two</p>')).toEqual(['<p>One</p>', '<p>Two</p>'])
	expect(textDifference('', long('new'))).toEqual(['', long('new')])
	expect(textDifference(long('gone'), '')).toEqual([long('gone'), ''])
})

test('equal texts stay equal', () => {
	const [before, after] = textDifference(long('same'), long('same'))
	expect(before).toBe(after)
})

test('signs of two units stay whole where there are words, and text without words has its context too', () => {
	expect(textDifference('😀 one', '😁 one')).toEqual(['😀 one', '😁 one'])
	expect(textDifference(`${'字'.repeat(100)}甲`, `${'字'.repeat(100)}乙`)).toEqual([
		`…${'字'.repeat(60)}甲`,
		`…${'字'.repeat(60)}乙`,
	])
})
