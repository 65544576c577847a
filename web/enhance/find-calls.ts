/** Opens the call in the address, and narrows the calls of the API reference down by the words in a field. */
export function findCalls(reference: HTMLElement): void {
	const form = reference.querySelector<HTMLElement>('[data-find]')
	const field = form?.querySelector('input')
	const status = form?.querySelector('[role="status"]')
	const calls = [...reference.querySelectorAll<HTMLDetailsElement>('[data-call]')]
	if (!form || !field || !status) return

	const find = () => {
		const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
		for (const call of calls) {
			const text = call.querySelector('summary')?.textContent?.toLowerCase() ?? ''
			call.hidden = !words.every((word) => text.includes(word))
		}
		for (const section of reference.querySelectorAll('section'))
			section.hidden = !section.querySelector('[data-call]:not([hidden])')
		const found = calls.filter(({ hidden }) => !hidden).length
		status.textContent = words.length === 0 ? '' : found === 1 ? '1 call' : `${found} calls`
	}
	field.addEventListener('input', find)
	form.dataset.ready = ''

	const openNamed = () => {
		const named = calls.find(({ id }) => `#${id}` === location.hash)
		if (named) named.open = true
	}
	window.addEventListener('hashchange', openNamed)
	openNamed()
}
