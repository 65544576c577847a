import { pressedKey } from '#web/ui/keys.ts'
import css from './search-panel.css?inline'

/** How long a visitor pauses before the Worker searches. */
const pauseMs = 150
const shortestSearch = 2
const failure = 'The search does not answer. Press Enter to try the whole page.'

let panel: HTMLElement | undefined
let wasOpen = false

/** Opens the panel of the link, or closes it. */
export function toggleSearch(link: HTMLElement): void {
	panel ??= createPanel(link)
	panel.togglePopover(!wasOpen)
	if (!wasOpen) panel.querySelector('input')?.select()
	wasOpen = false
}

/** A copy of the form in the phone's menu, and the results while the visitor types. */
function createPanel(link: HTMLElement): HTMLElement {
	const form = document.querySelector('#site-menu search')?.cloneNode(true)
	const panel = document.createElement('div')
	const status = document.createElement('p')
	const list = document.createElement('ol')
	if (form) panel.replaceChildren(form, status, list)
	const field = panel.querySelector('input')
	if (!field) throw new Error('The menu has no search')
	panel.className = 'menu-panel search-panel'
	const sheet = new CSSStyleSheet()
	sheet.replaceSync(css)
	document.adoptedStyleSheets.push(sheet)
	panel.popover = 'auto'
	field.autofocus = true
	status.role = 'status'
	link.insertAdjacentElement('afterend', panel)

	function show(note: readonly (Node | string)[], hits: readonly Node[]) {
		// The focused hit is about to go.
		if (list.contains(document.activeElement)) field?.focus()
		list.ariaBusy = null
		list.replaceChildren(...hits)
		status.replaceChildren(...note)
	}
	const search = searchWhileTyping(show, () => {
		list.ariaBusy = 'true'
	})
	field.addEventListener('input', () => search(field.value.trim()))

	panel.addEventListener('keydown', (event) => {
		const key = pressedKey(event)
		const stops = [field, ...list.querySelectorAll('a')]
		const place = stops.findIndex((each) => each.matches(':focus'))
		const next = key === 'ArrowDown' ? stops[place + 1] : key === 'ArrowUp' ? stops[place - 1] : null
		next?.focus()
		// In a field of this type, Escape would only clear the text.
		if (key === 'Escape') panel.hidePopover()
		if (next || key === 'Escape') event.preventDefault()
	})
	panel.addEventListener('focusout', ({ relatedTarget }) => {
		if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover()
	})
	// Pressed, an open panel closes before the click.
	link.addEventListener('pointerdown', () => {
		wasOpen = panel.matches(':popover-open')
	})
	panel.addEventListener('beforetoggle', ({ newState }) => {
		// The focus returns to it. Safari does not focus a clicked link.
		if (newState === 'open') link.focus()
	})
	panel.addEventListener('toggle', ({ newState }) => {
		link.ariaExpanded = String(newState === 'open')
	})
	return panel
}

type Show = (note: readonly (Node | string)[], hits: readonly Node[]) => void

/** Searches after each pause, and shows the answer to the last text only. */
function searchWhileTyping(show: Show, onStart: () => void): (text: string) => void {
	let last = ''
	let timer: ReturnType<typeof setTimeout> | undefined
	let running = new AbortController()

	async function search(text: string, signal: AbortSignal) {
		try {
			const { note, hits } = await ask(text, signal)
			show(note, hits)
		} catch {
			if (!signal.aborted) show([failure], [])
		}
	}

	return (text) => {
		if (text === last) return
		last = text
		clearTimeout(timer)
		running.abort()
		if (text.length < shortestSearch) return show([], [])
		onStart()
		running = new AbortController()
		timer = setTimeout(search, pauseMs, text, running.signal)
	}
}

/** Reads the results out of the page for a text. */
async function ask(text: string, signal: AbortSignal): Promise<{ note: ChildNode[]; hits: Element[] }> {
	const answer = await fetch(`/search?${new URLSearchParams({ q: text })}`, { signal })
	const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
	const note = page.getElementById('results-note')
	if (!note) throw new Error('The answer has no results')
	const hits = [...page.querySelectorAll('#results > li')]
	for (const hit of hits) {
		hit.removeAttribute('class')
		// The stylesheet of the open page may lack the classes. Headings would stand before that of the page.
		for (const each of hit.querySelectorAll(':not(mark)')) each.removeAttribute('class')
		for (const each of hit.querySelectorAll('h2')) each.replaceWith(...each.childNodes)
	}
	return { note: [...note.childNodes], hits }
}
