import { expect, test } from 'vitest'
import { errors } from '#contracts/shared/error-catalogue.ts'
import { ApiRefusal } from '#web/api.ts'
import { refusalText, wrongFieldsText } from '#web/wrong-fields.ts'

const missing = 'Please fill out all required fields.'
const marked = 'Check the marked fields.'
const cv = new File(['Notes'], 'fake.pdf')

test.each([
	{ what: 'an empty text', value: ' ', says: missing },
	{ what: 'no file', value: null, says: missing },
	{ what: 'an empty gallery', value: [], says: missing },
	{ what: 'a wrong text', value: 'amara', says: marked },
	{ what: 'a wrong file', value: cv, says: marked },
])('above a form with $what stands: $says', ({ value, says }) => {
	expect(wrongFieldsText(['field'], { field: value, other: '' })).toBe(says)
})

test('one empty field among the wrong ones is called missing', () => {
	expect(wrongFieldsText(['email', 'name'], { email: 'amara', name: '' })).toBe(missing)
})

test('a refusal of fields says the same; where it names none of the form, the server is quoted', () => {
	const refusal = (fields: Record<string, string>) =>
		new ApiRefusal(400, { code: 'request.invalid', errorMsg: errors['request.invalid'].message, fields })
	const text = (failure: unknown) => refusalText(failure, 'It failed.', { file: cv, name: '' })
	expect(text(refusal({ file: 'Invalid file type.' }))).toBe(marked)
	expect(text(refusal({ file: 'Invalid file type.', name: 'Name is required' }))).toBe(missing)
	expect(text(refusal({ 'Idempotency-Key': 'A UUID is expected' }))).toBe(missing)
	expect(text(new ApiRefusal(409, { code: 'write.stale', errorMsg: 'Stale.' }))).toBe('Stale.')
	expect(text(new Error('No network'))).toBe('It failed.')
})
