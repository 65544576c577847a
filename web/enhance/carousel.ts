import KeenSlider from 'keen-slider'
import { autoplay } from './autoplay.ts'
import { reducedMotion } from './reduced-motion.ts'

const defaultDurationMs = 500

/**
 * Moves the row of `site/parts/carousel.tsx`. The stylesheet says how many items are in view (`--per-view`), so the row
 * looks the same before the script. `data-autoplay` and `data-duration` are milliseconds, `data-loop` continues after the
 * last item, and buttons have `data-carousel-step`, -1 or 1.
 */
export function carousel(root: HTMLElement): void {
	const track = root.querySelector<HTMLElement>('[data-carousel-track]')
	if (!track) return
	const slides = [...track.children].filter((child) => child instanceof HTMLElement)
	const buttons = [...root.querySelectorAll<HTMLElement>('[data-carousel-step]')]
	const loop = root.dataset.loop !== undefined
	const perView = () => Number(getComputedStyle(track).getPropertyValue('--per-view')) || 1
	const durationMs = () => (reducedMotion.matches ? 0 : Number(root.dataset.duration ?? defaultDurationMs))

	const slider = new KeenSlider(track, {
		selector: slides,
		loop,
		slides: { perView },
		drag: matchMedia('(pointer: coarse)').matches,
	})
	const moveTo = (index: number) => slider.moveToIdx(index, true, { duration: durationMs() })
	const isAllInView = () => slides.length <= perView()
	const stepBy = (step: number) => moveTo((slider.animator.targetIdx ?? slider.track.details.abs) + step)

	const showState = () => {
		const { abs, minIdx, maxIdx } = slider.track.details
		root.toggleAttribute('data-all-in-view', isAllInView())
		for (const button of buttons) {
			const target = abs + Number(button.dataset.carouselStep)
			button.ariaDisabled = target < minIdx || target > maxIdx ? 'true' : null
		}
	}
	slider.on('slideChanged', showState)
	slider.on('updated', showState)
	showState()

	for (const button of buttons)
		button.addEventListener('click', () => {
			if (button.ariaDisabled !== 'true') stepBy(Number(button.dataset.carouselStep))
		})
	track.addEventListener('focusin', ({ target }) => {
		const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target))
		const isOutOfView = (slider.track.details.slides[index]?.portion ?? 1) < 0.99
		if (isOutOfView) slider.moveToIdx(index, false, { duration: durationMs() })
	})
	if (root.dataset.autoplay) autoplay(root, Number(root.dataset.autoplay), () => isAllInView() || stepBy(1))
	root.toggleAttribute('data-ready', true)
}
