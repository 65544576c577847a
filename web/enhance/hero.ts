import KeenSlider from 'keen-slider'
import { autoplay } from './autoplay.ts'

const slideMs = 5000

/**
 * Slides that lie on each other in one cell of a grid: the current one is seen, the style sheet fades between them. Each dot is a link to
 * its slide, so that they are reached without script too, where the slides stand in a row.
 */
export function hero(root: HTMLElement): void {
	const stage = root.querySelector<HTMLElement>('[data-hero-slides]')
	if (!stage) return
	const slides = [...stage.children].filter((child) => child instanceof HTMLElement)
	const dots = [...root.querySelectorAll<HTMLElement>('[data-hero-dot]')]

	const slider = new KeenSlider(stage, {
		selector: slides,
		loop: true,
		renderMode: 'custom',
		// By mouse a text is selected, by finger a slide is swept on.
		drag: matchMedia('(pointer: coarse)').matches,
	})
	const goTo = (index: number) => slider.track.add(slider.track.idxToDist(index, false))
	let current = -1
	const show = () => {
		const leaving = current
		current = slider.track.details.rel
		for (const [index, slide] of slides.entries()) {
			slide.toggleAttribute('data-current', index === current)
			slide.toggleAttribute('data-leaving', index === leaving)
			slide.inert = index !== current
		}
		for (const [index, dot] of dots.entries()) dot.ariaCurrent = index === current ? 'true' : null
	}
	slider.on('slideChanged', show)
	show()

	for (const [index, dot] of dots.entries())
		dot.addEventListener('click', (event) => {
			event.preventDefault()
			goTo(index)
		})
	autoplay(root, slideMs, () => goTo((slider.track.details.rel + 1) % slides.length))
	root.toggleAttribute('data-ready', true)
}
