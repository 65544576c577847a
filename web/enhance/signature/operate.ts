/** A press of a button, or a new value of a field, by the control's name. */
type Act = { name: string; value: string }

type Scene<State> = {
	start: State
	/** Returns the next state. It never changes the given one. */
	act: (state: State, act: Act) => State
	/** Draws a state. */
	show: (state: State) => void
	/** The chosen value of each choice, by the name of its buttons. */
	chosen?: (state: State) => Record<string, string | null>
	/** The name of the button that goes on from here. */
	main?: (state: State) => string | null
	/** The sum that the case saved. Null until it has ended. */
	saved: (state: State) => string | null
}

/** A field that keeps only its last value, unlike a radio button or a checkbox. */
const isValued = (control: EventTarget | null): control is HTMLInputElement | HTMLSelectElement =>
	control instanceof HTMLSelectElement ||
	(control instanceof HTMLInputElement && ['search', 'range'].includes(control.type))

/**
 * Operates a scene by its named controls: each one is an act. The status line says what happened. The button `again`
 * returns to the start. The link to the state has all acts as its query, and a scene that is opened by it repeats them.
 */
export function operate<State extends { said: string }>(
	scene: HTMLFormElement,
	{ start, act, show, chosen, main, saved }: Scene<State>,
): void {
	const part = scenePartsOf(scene)
	const status = scene.querySelector('[role="status"]')
	const link = part('link') as HTMLAnchorElement
	let state = start
	let acts: [name: string, value: string][] = []
	const draw = () => {
		show(state)
		const values = chosen?.(state) ?? {}
		const next = main?.(state)
		for (const button of scene.querySelectorAll('button')) {
			if (button.name in values) button.ariaPressed = String(values[button.name] === button.value)
			button.toggleAttribute('data-main', button.name === next)
		}
		const sum = saved(state)
		scene.toggleAttribute('data-ended', sum !== null)
		part('saved').textContent = sum ?? 'nothing yet'
		link.search = String(new URLSearchParams(acts))
	}
	const step = ({ name, value }: Act, replaces = false) => {
		if (name === 'again') scene.reset()
		state = name === 'again' ? start : act(state, { name, value })
		if (name === 'again') acts = []
		else acts = [...(replaces && acts.at(-1)?.[0] === name ? acts.slice(0, -1) : acts), [name, value]]
		draw()
		if (status) status.textContent = state.said
	}
	scene.addEventListener('submit', (event) => event.preventDefault())
	scene.addEventListener('input', ({ target }) => {
		if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) step(target, isValued(target))
	})
	scene.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[name]') : null
		if (button) step(button)
	})
	link.addEventListener('click', async (event) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return
		event.preventDefault()
		history.replaceState(history.state, '', link.href)
		const place = await navigator.clipboard?.writeText(link.href).then(
			() => 'copied',
			() => null,
		)
		if (status) status.textContent = `The link is ${place ?? 'in the address bar'}. It opens the scene as it is now.`
	})
	draw()
	for (const [name, value] of new URLSearchParams(location.search)) repeat(scene, { name, value })
}

/** Operates the control of an act. Nothing happens if the scene shows no such control: anybody can write a link. */
function repeat(scene: HTMLFormElement, { name, value }: Act): void {
	for (const control of scene.querySelectorAll('input, select, button')) {
		if (!isControl(control) || control.name !== name || control.closest('[hidden]')) continue
		if (isValued(control)) {
			control.value = value
			if (control.value === value) control.dispatchEvent(new Event('input', { bubbles: true }))
		} else if (control.value === value) control.click()
	}
}

const isControl = (element: EventTarget): element is HTMLInputElement | HTMLButtonElement | HTMLSelectElement =>
	'name' in element && 'value' in element

/** Finds an element of the scene by its `data-part`. */
export const scenePartsOf =
	(scene: HTMLElement) =>
	(name: string): HTMLElement => {
		const part = scene.querySelector<HTMLElement>(`[data-part="${name}"]`)
		if (!part) throw new Error(`The scene has no part ${name}`)
		return part
	}
