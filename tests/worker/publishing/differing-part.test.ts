import { expect, test } from 'vitest'
import { differingPart } from '#worker/publishing/differing-part.ts'

const many = (word: string) => Array(50).fill(word).join(' ')
const long = (middle: string) => `<p>${many('before')} ${middle} ${many('after')}</p>`

test('one letter is shown among some of its words, with an ellipsis where words are left out', () => {
	expect(differingPart(long('a book of notes'), long('a boot of notes'))).toEqual([
		'…before before before before before before before a book of notes after after after after after after after after…',
		'…before before before before before before before a boot of notes after after after after after after after after…',
	])
})

test('what is added at the end follows the words before it', () => {
	const [before, after] = differingPart(`<p>${many('word')}</p>`, `<p>${many('word')} and the end</p>`)
	expect(before).toMatch(/^…word( word)+<\/p>$/)
	expect(after).toBe(before.replace('</p>', ' and the end</p>'))
})

test('what is short, new or gone is shown as a whole', () => {
	expect(differingPart('<p>One</p>', '<p>Two</p>')).toEqual(['<p>One</p>', '<p>Two</p>'])
	expect(differingPart('', long('new'))).toEqual(['', long('new')])
	expect(differingPart(long('gone'), '')).toEqual([long('gone'), ''])
})

test('texts that are alike stay alike', () => {
	const [before, after] = differingPart(long('same'), long('same'))
	expect(before).toBe(after)
})

test('signs of two units stay whole where there are words, and text without words has its context too', () => {
	expect(differingPart('😀 one', '😁 one')).toEqual(['😀 one', '😁 one'])
	expect(differingPart(`${'字'.repeat(100)}甲`, `${'字'.repeat(100)}乙`)).toEqual([
		`…${'字'.repeat(60)}甲`,
		`…${'字'.repeat(60)}乙`,
	])
})
