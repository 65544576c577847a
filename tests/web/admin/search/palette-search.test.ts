import { beforeEach, expect, test, vi } from 'vitest'
import type { SearchAnswer, SearchQuestion } from '#contracts/operations/search.ts'
import { createPaletteSearch } from '#web/admin/search/palette-search.ts'

beforeEach(() => {
	vi.useFakeTimers()
})

const none = { items: [], people: [], enquiries: [], applications: [], site: [], more: false } satisfies SearchAnswer
/** An answer that a test tells from others. */
const answerFor = (fullName: string): SearchAnswer => ({
	...none,
	people: [{ id: 1, userName: '', fullName, email: '' }],
})

/** A search whose requests the test answers. */
function aSearch() {
	const requests: (PromiseWithResolvers<SearchAnswer> & { question: SearchQuestion; signal: AbortSignal })[] = []
	const search = createPaletteSearch((question, signal) => {
		const request = { ...Promise.withResolvers<SearchAnswer>(), question, signal }
		requests.push(request)
		return request.promise
	})
	return {
		search,
		requests,
		asked: () => requests.map(({ question }) => `${question.in}: ${question.text}`),
		named: () => search.state().titles.answer?.people[0]?.fullName,
		async answer(place: number, name: string) {
			requests[place]?.resolve(answerFor(name))
			await vi.advanceTimersByTimeAsync(0)
		},
	}
}

test('titles are searched after 150 ms from two characters, texts once typing has paused', async () => {
	const { search, asked } = aSearch()
	search.type('m')
	await vi.advanceTimersByTimeAsync(2_000)
	expect([asked(), search.state().titles.status]).toEqual([[], 'idle'])
	search.type('mo')
	await vi.advanceTimersByTimeAsync(149)
	expect([asked(), search.state().titles.status]).toEqual([[], 'loading'])
	await vi.advanceTimersByTimeAsync(1)
	expect(asked()).toEqual(['titles: mo'])
	search.type('moon')
	await vi.advanceTimersByTimeAsync(600)
	expect(asked()).toEqual(['titles: mo', 'titles: moon'])
	await vi.advanceTimersByTimeAsync(50)
	expect(asked()).toEqual(['titles: mo', 'titles: moon', 'texts: moon'])
	search.type(' moon ')
	await vi.advanceTimersByTimeAsync(2_000)
	expect([asked().length, search.state().text], 'spaces around the text are no other search').toEqual([3, ' moon '])
})

test('a new text aborts the search of the one before, whose late answer changes nothing', async () => {
	const { search, requests, answer, named } = aSearch()
	search.type('mo')
	await vi.advanceTimersByTimeAsync(150)
	search.type('moon')
	expect(requests[0]?.signal.aborted).toBe(true)
	await vi.advanceTimersByTimeAsync(150)
	await answer(1, 'of moon')
	await answer(0, 'of mo')
	expect([named(), search.state().titles.status]).toEqual(['of moon', 'found'])
})

test('titles stay until those of the next text are there, and go with a text that is too short', async () => {
	const { search, answer, named } = aSearch()
	search.type('mo')
	await vi.advanceTimersByTimeAsync(150)
	await answer(0, 'of mo')
	search.type('moo')
	expect([named(), search.state().titles.status]).toEqual(['of mo', 'loading'])
	search.type('')
	expect([named(), search.state().titles.status]).toEqual([undefined, 'idle'])
})

test('a failure is told, and trying again searches for the same text at once', async () => {
	const { search, requests, asked, answer, named } = aSearch()
	search.type('moon')
	await vi.advanceTimersByTimeAsync(150)
	const failure = new Error('no connection')
	requests[0]?.reject(failure)
	await vi.advanceTimersByTimeAsync(0)
	expect(search.state().titles).toEqual({ status: 'failed', answer: null, failure })
	search.retry()
	await vi.advanceTimersByTimeAsync(0)
	expect(asked()).toEqual(['titles: moon', 'titles: moon', 'texts: moon'])
	await answer(1, 'of moon')
	expect(named()).toBe('of moon')
})

test('subscribers hear of each change, and a stopped search asks nothing more', async () => {
	const { search, asked } = aSearch()
	const heard = vi.fn()
	const leave = search.subscribe(heard)
	search.type('moon')
	expect(heard).toHaveBeenCalledTimes(1)
	search.stop()
	leave()
	await vi.advanceTimersByTimeAsync(2_000)
	expect([heard.mock.calls.length, asked()]).toEqual([1, []])
})
