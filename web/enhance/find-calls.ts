/** A shorter `searchKey`: the reference is in English. */
const plain = (text: string) =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\d\s]/gu, '')

/** Opens the call in the address, and narrows the API reference down to the calls with the words in a field. */
export function findCalls(reference: HTMLElement): void {
	const form = reference.querySelector<HTMLElement>('[data-find]')
	const field = form?.querySelector('input')
	const status = form?.querySelector('[role="status"]')
	const calls = [...reference.querySelectorAll<HTMLElement>('[data-call]')]
	if (!form || !field || !status) return

	const find = () => {
		const words = plain(field.value).split(/\s+/).filter(Boolean)
		for (const call of calls) {
			const text = plain((call.querySelector('summary') ?? call).textContent ?? '')
			call.hidden = !words.every((word) => text.includes(word))
		}
		for (const group of reference.querySelectorAll<HTMLElement>('section, details:has([data-call])')) {
			group.hidden = words.length > 0 && !group.querySelector('[data-call]:not([hidden])')
			if (group instanceof HTMLDetailsElement) group.open = words.length > 0
		}
		const found = calls.filter(({ hidden }) => !hidden).length
		status.textContent = words.length === 0 ? '' : found === 1 ? '1 call' : `${found} calls`
	}
	field.addEventListener('input', find)
	form.dataset.ready = ''

	const openNamed = () => {
		const named = calls.find(({ id }) => `#${id}` === location.hash)
		for (let closed = named?.closest('details'); closed; closed = closed.parentElement?.closest('details'))
			closed.open = true
		named?.scrollIntoView()
	}
	window.addEventListener('hashchange', openNamed)
	openNamed()
}
