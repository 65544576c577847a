import { type SearchAnswer, type SearchQuestion, shortestSearch } from '#contracts/operations/search.ts'

type Place = SearchQuestion['in']

/** One kind of search for the present text. While it loads, `answer` may be that to an earlier text. */
type Part = { status: 'idle' | 'loading' | 'found' | 'failed'; answer: SearchAnswer | null; failure: unknown }

export type SearchState = { text: string } & Readonly<Record<Place, Part>>

/** Sends a question. The signal ends when its answer is no longer wanted. */
export type Ask = (question: SearchQuestion, signal: AbortSignal) => Promise<SearchAnswer>

const nothing: Part = { status: 'idle', answer: null, failure: null }

/** How long the user pauses before titles are searched, and then texts, which reads much more. */
const pausesMs: Readonly<Record<Place, number>> = { titles: 150, texts: 650 }
const places: readonly Place[] = ['titles', 'texts']

/** Searches while the user types: the answer to an earlier text never replaces that to a later one. */
export function createPaletteSearch(ask: Ask) {
	let state: SearchState = { text: '', titles: nothing, texts: nothing }
	let asked = ''
	let running: AbortController | null = null
	const timers = new Set<ReturnType<typeof setTimeout>>()
	const listeners = new Set<() => void>()

	function set(changes: Partial<SearchState>) {
		state = { ...state, ...changes }
		for (const listener of listeners) listener()
	}

	function cancel() {
		running?.abort()
		running = null
		for (const timer of timers) clearTimeout(timer)
		timers.clear()
	}

	async function run(text: string, place: Place, signal: AbortSignal) {
		try {
			const answer = await ask({ text, in: place }, signal)
			if (!signal.aborted) set({ [place]: { status: 'found', answer, failure: null } })
		} catch (failure) {
			if (!signal.aborted) set({ [place]: { status: 'failed', answer: null, failure } })
		}
	}

	function start(text: string, pauses: Readonly<Record<Place, number>>) {
		cancel()
		running = new AbortController()
		const { signal } = running
		for (const place of places) timers.add(setTimeout(() => void run(text, place, signal), pauses[place]))
	}

	return {
		state: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
		type(text: string) {
			const wanted = text.trim()
			if (wanted === asked) return set({ text })
			asked = wanted
			if (wanted.length < shortestSearch) {
				cancel()
				return set({ text, titles: nothing, texts: nothing })
			}
			// The earlier titles stay until the new ones arrive. Earlier excerpts go, because they mark other words.
			set({
				text,
				titles: { ...state.titles, status: 'loading', failure: null },
				texts: { ...nothing, status: 'loading' },
			})
			start(wanted, pausesMs)
		},
		/** Searches for the same text again, at once. */
		retry() {
			set({ titles: { ...nothing, status: 'loading' }, texts: { ...nothing, status: 'loading' } })
			start(asked, { titles: 0, texts: 0 })
		},
		stop: cancel,
	}
}
