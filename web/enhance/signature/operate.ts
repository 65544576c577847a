/** A press of a button, or a new value of a field, by the control's name. */
type Act = { name: string; value: string }

type Scene<State> = {
	start: State
	/** Returns the next state. It never changes the given one. */
	act: (state: State, act: Act) => State
	/** Draws a state. */
	show: (state: State) => void
}

/**
 * Operates a scene by its named controls: each one is an act. The status line says what happened. The button `again` returns to the start.
 */
export function operate<State extends { said: string }>(
	scene: HTMLFormElement,
	{ start, act, show }: Scene<State>,
): void {
	const status = scene.querySelector('[role="status"]')
	let state = start
	const step = ({ name, value }: Act) => {
		if (name === 'again') scene.reset()
		state = name === 'again' ? start : act(state, { name, value })
		show(state)
		if (status) status.textContent = state.said
	}
	scene.addEventListener('submit', (event) => event.preventDefault())
	scene.addEventListener('input', ({ target }) => {
		if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) step(target)
	})
	scene.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[name]') : null
		if (button) step(button)
	})
	show(state)
}

/** Finds an element of the scene by its `data-part`. */
export const partsOf =
	(scene: HTMLElement) =>
	(name: string): HTMLElement => {
		const part = scene.querySelector<HTMLElement>(`[data-part="${name}"]`)
		if (!part) throw new Error(`The scene has no part ${name}`)
		return part
	}
