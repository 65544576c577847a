import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Renders into the page and waits until React is done. */
export function rendered(element: ReactElement): void {
	const remove = renderedUntil(element)
	onTestFinished(() => {
		remove()
		document.body.replaceChildren()
	})
}

/** Renders into the page until the test calls the answer. */
export function renderedUntil(element: ReactElement): () => void {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
	const place = document.body.appendChild(document.createElement('div'))
	const root = createRoot(place)
	act(() => root.render(element))
	return () => {
		act(() => root.unmount())
		place.remove()
	}
}

const wordsOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The control with this label in the group with this legend. */
export function control(group: string, label: string): HTMLInputElement {
	const groups = [...document.querySelectorAll('fieldset')]
	const found = groups.find((each) => wordsOf(each.querySelector('legend') ?? each) === group)
	const labels = [...(found?.querySelectorAll('label') ?? [])]
	const input = labels.find((each) => wordsOf(each) === label)?.querySelector('input')
	if (!input) throw new Error(`No control ${label} in ${group}: ${groups.map(wordsOf).join('; ')}`)
	return input
}

export function checkbox(label: string): HTMLInputElement {
	const input = [...document.querySelectorAll('label')].find((each) => wordsOf(each) === label)?.querySelector('input')
	if (!input) throw new Error(`No checkbox ${label}`)
	return input
}

export const click = (element: HTMLElement | undefined) => act(() => element?.click())

export const button = (label: string): HTMLElement | undefined =>
	[...document.querySelectorAll('button')].find((each) => wordsOf(each) === label)

/** The words of the page. */
export const words = () => wordsOf(document.body)
