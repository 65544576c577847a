import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { forgetAllDrafts, forgetDraft, forgetDraftsOfOthers, readDraft, saveDraft } from '#web/admin/session/drafts.ts'

const path = '/Admin/Users?add'
const hour = 60 * 60_000
const now = Date.UTC(2026, 10, 21, 9, 0)

beforeEach(() => {
	vi.stubGlobal('sessionStorage', memoryStorage())
})

test('a draft comes back to who typed it, and to nobody else', () => {
	saveDraft(path, 7, { fullName: 'Asha' }, now)
	expect(readDraft(path, 7, now)).toEqual({ fullName: 'Asha' })
	expect(readDraft(path, 8, now)).toBeNull()
	expect(readDraft('/Admin/Users?user=5', 7, now)).toBeNull()
})

test('a draft lives 12 hours', () => {
	saveDraft(path, 7, { fullName: 'Asha' }, now)
	expect(readDraft(path, 7, now + 12 * hour - 1)).not.toBeNull()
	expect(readDraft(path, 7, now + 12 * hour)).toBeNull()
})

test('what is no draft is no draft', () => {
	for (const stored of ['', 'null', '[]', '{"userId":7}', '{"userId":"7","savedAt":0,"values":{}}']) {
		sessionStorage.setItem(`draft:${path}`, stored)
		expect(readDraft(path, 7, now), stored).toBeNull()
	}
})

test('signing in removes the drafts of others and those that are over-age', () => {
	saveDraft('/Admin/Users?add', 7, {}, now)
	saveDraft('/Admin/Users?user=5', 8, {}, now)
	saveDraft('/Admin/Contactpage?departments=add', 7, {}, now - 13 * hour)
	sessionStorage.setItem('something-else', 'stays')
	forgetDraftsOfOthers(7, now)
	expect(sessionStorage.length).toBe(2)
	expect(sessionStorage.getItem('draft:/Admin/Users?add')).not.toBeNull()
	forgetDraftsOfOthers(null, now)
	expect(sessionStorage.length).toBe(1)
})

test('a saved form forgets its draft, a logout forgets them all', () => {
	saveDraft('/Admin/Users?add', 7, {}, now)
	saveDraft('/Admin/Users?user=5', 7, {}, now)
	saveDraft('/Admin/Users?user=6', 7, {}, now)
	forgetDraft('/Admin/Users?add')
	expect(sessionStorage.length).toBe(2)
	sessionStorage.setItem('something-else', 'stays')
	forgetAllDrafts()
	expect(sessionStorage.length).toBe(1)
})

test('a full storage costs the draft and nothing else', () => {
	vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError')
	})
	expect(() => saveDraft(path, 7, {}, now)).not.toThrow()
})
