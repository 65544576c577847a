import { autoplay } from './autoplay.ts'
import { laterDrawings } from './later-drawings.ts'

const slideMs = 5000
const leastSwipePx = 40

/** Shows one slide of a stack at a time. The style sheet fades between them. Without script the slides are in a row. */
export function hero(root: HTMLElement): void {
	const stage = root.querySelector<HTMLElement>('[data-hero-slides]')
	if (!stage) return
	const slides = [...stage.children].filter((child) => child instanceof HTMLElement)
	const dots = [...root.querySelectorAll<HTMLElement>('[data-hero-dot]')]

	let current = 0
	const show = (wanted: number) => {
		current = (wanted + slides.length) % slides.length
		for (const [index, slide] of slides.entries()) {
			slide.toggleAttribute('data-current', index === current)
			slide.inert = index !== current
		}
		for (const [index, dot] of dots.entries()) dot.ariaCurrent = index === current ? 'true' : null
	}
	show(0)

	for (const [index, dot] of dots.entries())
		dot.addEventListener('click', (event) => {
			event.preventDefault()
			show(index)
		})
	onSwipe(stage, (step) => show(current + step))
	autoplay(root, slideMs, () => show(current + 1))
	root.toggleAttribute('data-ready', true)
	void laterDrawings(root)
}

/** By mouse, the same movement selects text. */
function onSwipe(stage: HTMLElement, go: (step: number) => void): void {
	let startX = 0
	stage.addEventListener('pointerdown', ({ clientX }) => {
		startX = clientX
	})
	stage.addEventListener('pointerup', ({ clientX, pointerType }) => {
		const way = startX - clientX
		if (pointerType !== 'mouse' && Math.abs(way) >= leastSwipePx) go(Math.sign(way))
	})
}
