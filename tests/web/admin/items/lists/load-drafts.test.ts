// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { loadDrafts } from '#web/admin/items/lists/load-drafts.ts'

const asked = vi.fn<(body: unknown) => void>()

beforeEach(() => {
	vi.resetAllMocks()
	vi.stubGlobal('localStorage', memoryStorage())
	const part = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: '7' }))
	localStorage.setItem('refresh_token', `Bearer ${part}.${part}.s`)
	vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
		const query: { isNew: boolean } = JSON.parse(String(body))
		asked(query)
		const content = query.isNew ? [] : [{ itemId: 5 }]
		return Response.json({ content, totalElements: 900, totalPages: 9 })
	})
})

const ofNew = { pageNumber: 1, isNew: true, size: 100 }

test('a list loads the drafts of its rows in one call, however many drafts there are', async () => {
	const { ofItems } = await loadDrafts('news', Promise.resolve([{ id: 4 }, { id: 5 }]))
	expect(ofItems).toEqual([{ itemId: 5 }])
	expect(asked.mock.calls).toEqual([[ofNew], [{ pageNumber: 1, isNew: false, itemIds: [4, 5], size: 100 }]])
})

test('a list without rows asks for the drafts of new items only', async () => {
	expect((await loadDrafts('news', Promise.resolve([]))).ofItems).toEqual([])
	expect(asked.mock.calls).toEqual([[ofNew]])
})
