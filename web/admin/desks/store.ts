export type Store<State> = { state: () => State; subscribe: (listener: () => void) => () => void }

/** A state that is replaced by each change, and whose subscribers are told. */
export function createStore<State>(initial: State): Store<State> & { set: (change: Partial<State>) => void } {
	const listeners = new Set<() => void>()
	let state = initial
	return {
		state: () => state,
		subscribe(listener) {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		set(change) {
			state = { ...state, ...change }
			for (const listener of listeners) listener()
		},
	}
}
