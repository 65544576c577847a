import { expect, test } from 'vitest'
import { submissionKey } from '#web/site/forms/submission-key.ts'

const enquiry = { name: 'Asha Menon', message: 'Hello' }

test('the key is a UUID of version 4', () => {
	expect(submissionKey().for(enquiry)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('the same content goes under the same key, however often it is sent', () => {
	const key = submissionKey()
	expect(key.for({ ...enquiry })).toBe(key.for({ ...enquiry }))
})

test('other content goes under another key', () => {
	const key = submissionKey()
	const first = key.for(enquiry)
	const second = key.for({ ...enquiry, message: 'Hello again' })
	expect(second).not.toBe(first)
	expect(key.for({ ...enquiry, message: 'Hello again' })).toBe(second)
})

test('after a success the same content is a new submission', () => {
	const key = submissionKey()
	const first = key.for(enquiry)
	key.settled()
	expect(key.for(enquiry)).not.toBe(first)
})

test('two forms never share a key', () => {
	expect(submissionKey().for(enquiry)).not.toBe(submissionKey().for(enquiry))
})
