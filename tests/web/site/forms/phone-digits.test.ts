// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { normalisePhone, phoneDigits } from '#web/site/forms/phone-digits.ts'

test.each([
	['+91 98470 55512', '919847055512'],
	['+1 (202) 555-0100', '12025550100'],
	['0484.2345678', '04842345678'],
	['[0484] 234 56 78', '04842345678'],
	['\u202a+971\u00a04\u2011123\u20135678\u202c', '97141235678'],
	[' 919847055512\n', '919847055512'],
	['919847055512', '919847055512'],
	// A text that is no number stays unchanged, so its message fits.
	['98470 55512 ext. 5', '98470 55512 ext. 5'],
	['12a', '12a'],
	['९८४७०', '98470'],
	['０９０－１２３４－５６７８', '09012345678'],
	['+٩٧١ ٤ ١٢٣', '9714123'],
	['+49 (0) 170 1234567', '+49 (0) 170 1234567'],
	['98470/55512', '98470/55512'],
	['+', '+'],
	['', ''],
])('of "%s" remains "%s"', (text, digits) => {
	expect(phoneDigits(text)).toBe(digits)
})

const written = '+91 98470 55512'
const input = (inputType: string, data: string | null = null) => new InputEvent('input', { inputType, data })

test.each([
	['a paste', input('insertFromPaste'), true],
	['a drop', input('insertFromDrop'), true],
	['a suggestion', input('insertReplacementText', written), true],
	['a keyboard that suggests the whole number', input('insertText', written), true],
	['autofill, whose event says nothing', new Event('input'), true],
	['what was there before the form listened', undefined, true],
	['a letter', input('insertText', '2'), false],
	['a composition', input('insertCompositionText', written), false],
	['a deletion', input('deleteContentBackward'), false],
	['undoing', input('historyUndo'), false],
])('%s: brought to its digits: %s', (_, event: Event | undefined, isTidied: boolean) => {
	const control = Object.assign(document.createElement('input'), { type: 'tel', value: written })
	normalisePhone(control, event)
	expect(control.value).toBe(isTidied ? '919847055512' : written)
})

test('only telephone numbers are brought to digits', () => {
	const control = Object.assign(document.createElement('input'), { type: 'text', value: 'A. B.' })
	normalisePhone(control, input('insertFromPaste'))
	expect(control.value).toBe('A. B.')
})
