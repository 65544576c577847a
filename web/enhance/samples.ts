const parts = /"(?:[^"\\]|\\.)*"(:?)/g
const shownFor = 2_000

/** Colours the names and the texts in the samples of a page, and copies a request. */
export function samples(page: HTMLElement): void {
	const boxes = [...page.querySelectorAll<HTMLElement>('.samples')]
	if ('highlights' in CSS) colour(boxes)
	if (navigator.clipboard) for (const box of boxes) offerCopy(box)
}

function colour(boxes: readonly HTMLElement[]): void {
	const names = new Highlight()
	const texts = new Highlight()
	for (const sample of boxes.flatMap((box) => [...box.querySelectorAll('pre')])) {
		const { firstChild: text } = sample
		if (!text) continue
		for (const { 0: part, 1: colon = '', index } of (text.textContent ?? '').matchAll(parts)) {
			const range = new StaticRange({
				startContainer: text,
				startOffset: index,
				endContainer: text,
				endOffset: index + part.length - colon.length,
			})
			;(colon ? names : texts).add(range)
		}
	}
	CSS.highlights.set('name', names).set('text', texts)
}

function offerCopy(box: HTMLElement): void {
	const button = document.createElement('button')
	button.type = 'button'
	const label = 'Copy request'
	button.textContent = label
	button.addEventListener('click', async () => {
		await navigator.clipboard.writeText(box.querySelector('pre')?.textContent ?? '')
		button.textContent = 'Copied'
		setTimeout(() => {
			button.textContent = label
		}, shownFor)
	})
	box.insertAdjacentElement('beforeend', button)
}
