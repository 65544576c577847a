import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { forgetVisitorDraft, readVisitorDraft, saveVisitorDraft } from '#web/site/forms/visitor-draft.ts'

const path = '/CareersApply/7'
const typed = { firstName: 'Amara', noticePeriod: '1 month' }
const hours = 60 * 60_000

beforeEach(() => {
	vi.stubGlobal('sessionStorage', memoryStorage())
})

test('what was typed is there again, for this form alone', () => {
	saveVisitorDraft(path, typed)
	expect(readVisitorDraft(path)).toEqual(typed)
	expect(readVisitorDraft('/CareersApply/8')).toEqual({})
	expect(sessionStorage.length).toBe(1)
})

test('it goes after twelve hours, and when it is not wanted any more', () => {
	saveVisitorDraft(path, typed, 0)
	expect(readVisitorDraft(path, 12 * hours - 1)).toEqual(typed)
	expect(readVisitorDraft(path, 12 * hours)).toEqual({})
	saveVisitorDraft(path, typed)
	forgetVisitorDraft(path)
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
])('%j in its place is no draft', (stored) => {
	sessionStorage.setItem(`draft:${path}`, stored)
	expect(readVisitorDraft(path)).toEqual({})
})

test('what is no text is left out', () => {
	const values = { firstName: 'Amara', lastName: 7, email: ['a'] }
	sessionStorage.setItem(`draft:${path}`, JSON.stringify({ savedAt: Date.now(), values }))
	expect(readVisitorDraft(path)).toEqual({ firstName: 'Amara' })
})

test('where nothing may be stored the form works all the same', () => {
	const refuse = () => {
		throw new Error('The storage is full')
	}
	vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
	saveVisitorDraft(path, typed)
	forgetVisitorDraft(path)
	expect(readVisitorDraft(path)).toEqual({})
})
