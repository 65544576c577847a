import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import {
	forgetAllKeptForms,
	forgetKeptForm,
	forgetKeptFormsOfOthers,
	keepForm,
	readKeptForm,
} from '#web/admin/session/kept-forms.ts'

const path = '/Admin/Users?add'
const hour = 60 * 60_000
const now = Date.UTC(2026, 10, 21, 9, 0)

beforeEach(() => {
	vi.stubGlobal('sessionStorage', memoryStorage())
})

test('kept input comes back to the user who typed it, and to nobody else', () => {
	keepForm(path, 7, { fullName: 'Asha' }, now)
	expect(readKeptForm(path, 7, now)).toEqual({ fullName: 'Asha' })
	expect(readKeptForm(path, 8, now)).toBeNull()
	expect(readKeptForm('/Admin/Users?user=5', 7, now)).toBeNull()
})

test('kept input lives 12 hours', () => {
	keepForm(path, 7, { fullName: 'Asha' }, now)
	expect(readKeptForm(path, 7, now + 12 * hour - 1)).not.toBeNull()
	expect(readKeptForm(path, 7, now + 12 * hour)).toBeNull()
})

test('anything else under its key counts as nothing', () => {
	for (const stored of ['', 'null', '[]', '{"userId":7}', '{"userId":"7","savedAt":0,"values":{}}']) {
		sessionStorage.setItem(`draft:${path}`, stored)
		expect(readKeptForm(path, 7, now), stored).toBeNull()
	}
})

test('signing in removes the input of others and expired input', () => {
	keepForm('/Admin/Users?add', 7, {}, now)
	keepForm('/Admin/Users?user=5', 8, {}, now)
	keepForm('/Admin/Contactpage?departments=add', 7, {}, now - 13 * hour)
	sessionStorage.setItem('something-else', 'stays')
	forgetKeptFormsOfOthers(7, now)
	expect(sessionStorage.length).toBe(2)
	expect(sessionStorage.getItem('draft:/Admin/Users?add')).not.toBeNull()
	forgetKeptFormsOfOthers(null, now)
	expect(sessionStorage.length).toBe(1)
})

test('a saved form forgets its input, a logout forgets that of all forms', () => {
	keepForm('/Admin/Users?add', 7, {}, now)
	keepForm('/Admin/Users?user=5', 7, {}, now)
	keepForm('/Admin/Users?user=6', 7, {}, now)
	forgetKeptForm('/Admin/Users?add')
	expect(sessionStorage.length).toBe(2)
	sessionStorage.setItem('something-else', 'stays')
	forgetAllKeptForms()
	expect(sessionStorage.length).toBe(1)
})

test('a full storage costs the kept input and nothing else', () => {
	vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError')
	})
	expect(() => keepForm(path, 7, {}, now)).not.toThrow()
})
