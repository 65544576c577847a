import { expect, test } from 'vitest'
import { isOfOneScript } from '#contracts/users/one-script.ts'

test.each([
	...['asha', 'Zoë', 'e\u0301clair', 'O’Neil-2', 'ａｄｍｉｎ', '', '42', 'asha 🌙'],
	...[
		'Нина',
		'Νίκος',
		'अरुण',
		'മായ',
		'李小龍',
		'ひらがなカタカナ漢字ABC',
		'한국어 漢字 abc',
		'ㄅㄆㄇ 漢字 abc',
		'שלום',
		'مرحبا',
	],
])('%j is of one script', (name) => {
	expect(isOfOneScript(name)).toBe(true)
})

test.each([
	['a Cyrillic а', 'аdmin'],
	['a Greek ο', 'blοgs'],
	['a Cherokee letter', 'ᎪB'],
	['letters of a script out of use', 'ᎠᎡᎢ'],
	['Devanagari digits', 'asha २'],
	['an Arabic letter', 'adminا'],
	['Hangul with Hiragana', '한국ひら'],
	['the micro sign, which is Greek', 'µser'],
])('a name with %s is not', (_, name) => {
	expect(isOfOneScript(name)).toBe(false)
})
