import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { forgetUnsentForm, keepUnsentForm, readUnsentForm } from '#web/site/forms/unsent-form.ts'

const path = '/CareersApply/7'
const typed = { firstName: 'Amara', noticePeriod: '1 month' }
const hours = 60 * 60_000

beforeEach(() => {
	vi.stubGlobal('sessionStorage', memoryStorage())
})

test('typed input is there again, for this form alone', () => {
	keepUnsentForm(path, typed)
	expect(readUnsentForm(path)).toEqual(typed)
	expect(readUnsentForm('/CareersApply/8')).toEqual({})
	expect(sessionStorage.length).toBe(1)
})

test('it expires after twelve hours, and a sent form forgets it', () => {
	keepUnsentForm(path, typed, 0)
	expect(readUnsentForm(path, 12 * hours - 1)).toEqual(typed)
	expect(readUnsentForm(path, 12 * hours)).toEqual({})
	keepUnsentForm(path, typed)
	forgetUnsentForm(path)
	expect(sessionStorage.length).toBe(0)
})

test.each([
	'',
	'null',
	'[]',
	'{}',
	'7',
	'{"savedAt":0}',
	'{"savedAt":"now","values":{"a":"b"}}',
	'{"savedAt":1e99,"values":{}}',
])('%j in its place counts as nothing', (stored) => {
	sessionStorage.setItem(`draft:${path}`, stored)
	expect(readUnsentForm(path)).toEqual({})
})

test('values that are no text are left out', () => {
	const values = { firstName: 'Amara', lastName: 7, email: ['a'] }
	sessionStorage.setItem(`draft:${path}`, JSON.stringify({ savedAt: Date.now(), values }))
	expect(readUnsentForm(path)).toEqual({ firstName: 'Amara' })
})

test('the form works without storage', () => {
	const refuse = () => {
		throw new Error('The storage is full')
	}
	vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
	keepUnsentForm(path, typed)
	forgetUnsentForm(path)
	expect(readUnsentForm(path)).toEqual({})
})
