/** Makes a state without React. Each change replaces it and tells those who follow it. */
export function createStore<State>(initial: State) {
	const listeners = new Set<() => void>()
	let state = initial
	return {
		state: () => state,
		/** Returns what ends it. */
		subscribe(listener: () => void) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		set(change: Partial<State>) {
			state = { ...state, ...change }
			for (const listener of listeners) listener()
		},
	}
}
