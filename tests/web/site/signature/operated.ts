import type { ComponentType } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A signature scene as the server renders it, with its behaviour, in the document of the test. */
export function operated(Scene: ComponentType, enhance: (scene: HTMLFormElement) => void) {
	document.body.innerHTML = renderToStaticMarkup(createElement(Scene))
	const scene = document.querySelector('form')
	if (!scene) throw new Error('The scene has no form')
	enhance(scene)
	const control = <Kind extends HTMLElement>(selector: string): Kind => {
		const found = scene.querySelector<Kind>(selector)
		if (!found) throw new Error(`The scene has no ${selector}`)
		return found
	}
	return {
		scene,
		press: (name: string, value = '') =>
			control(`button[name="${name}"][value="${value}"], button[name="${name}"]:not([value])`).click(),
		enter(name: string, value: string) {
			const radio = scene.querySelector<HTMLInputElement>(`[type="radio"][name="${name}"][value="${value}"]`)
			const field = radio ?? control<HTMLInputElement>(`:is(input, select)[name="${name}"]`)
			if (radio) radio.checked = true
			else field.value = value
			field.dispatchEvent(new Event('input', { bubbles: true }))
		},
		part: (name: string) => control(`[data-part="${name}"]`),
		said: () => control('[role="status"]').textContent,
	}
}
