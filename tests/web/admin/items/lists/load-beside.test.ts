// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/pages/memory-storage.ts'
import { loadBeside } from '#web/admin/items/lists/load-beside.ts'

const asked = vi.fn<(call: unknown) => void>()

beforeEach(() => {
	vi.resetAllMocks()
	vi.stubGlobal('localStorage', memoryStorage())
	const part = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: '7' }))
	localStorage.setItem('refresh_token', `Bearer ${part}.${part}.s`)
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
		if (path.endsWith('/counts')) {
			asked(path)
			return Response.json({ total: 9, published: 4 })
		}
		const query: { isNew: boolean } = JSON.parse(String(body))
		asked(query)
		const content = query.isNew ? [] : [{ itemId: 5 }]
		return Response.json({ content, totalElements: 900, totalPages: 9 })
	})
})

const ofNew = { pageNumber: 1, isNew: true, title: null, size: 100 }
const counts = '/api/itemscontroller/news/counts'
const rows = (...ids: number[]) => Promise.resolve(ids.map((id) => ({ id })))
const params = (search = '') => new URLSearchParams(search)

test('a list loads the drafts of its rows in one call, however many drafts there are', async () => {
	const { drafts } = await loadBeside('news', rows(4, 5), params())
	expect(drafts.ofItems).toEqual([{ itemId: 5 }])
	expect(asked.mock.calls.flat()).toEqual([ofNew, counts, { pageNumber: 1, isNew: false, itemIds: [4, 5], size: 100 }])
})

test('a list without rows asks for the drafts of new items only', async () => {
	expect((await loadBeside('news', rows(), params('search=moon'))).drafts.ofItems).toEqual([])
	expect(asked.mock.calls.flat()).toEqual([{ ...ofNew, title: 'moon' }])
})

test.each(['page=2', 'status=published&sort=title&direction=asc'])('the tabs have counts in ?%s', async (search) => {
	expect((await loadBeside('news', rows(), params(search))).counts).toEqual({ total: 9, published: 4 })
})

test('the tabs have no counts with another filter, which the kept counts do not know', async () => {
	for (const [kind, search] of [
		['news', 'search=moon'],
		['blogs', 'status=active&tags=3'],
		['careers', 'page=1'],
	] as const)
		expect((await loadBeside(kind, rows(), params(search))).counts).toBeNull()
	expect(asked).not.toHaveBeenCalledWith(expect.stringContaining('/counts'))
})
