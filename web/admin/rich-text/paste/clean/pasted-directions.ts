const blocks =
	'p, h1, h2, h3, h4, h5, h6, li, ul, ol, table, td, th, blockquote, div, section, article, dt, dd, figcaption'
const styled = '[data-style*="direction:rtl" i], [data-style*="direction: rtl" i]'

/** Each block inside a text from right to left says so itself, because what surrounds it may go. */
export function readDirections(body: HTMLElement): void {
	for (const block of body.querySelectorAll(blocks)) {
		const around = block.closest(`[dir], ${styled}`)
		if (around?.matches(`[dir="rtl" i], :not([dir])`)) block.setAttribute('dir', 'rtl')
	}
}
