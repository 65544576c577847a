import { pressedKey } from '#web/ui/keys.ts'
/** Turns the cards of a list on hover, on keyboard focus, and on a tap or key, which also turns them back. */
export function flip(list: HTMLElement): void {
	for (const card of list.querySelectorAll<HTMLElement>('.flip')) {
		const button = card.querySelector('button')
		if (button) enhanceCard(card, button)
	}
}

function enhanceCard(card: HTMLElement, button: HTMLButtonElement): void {
	let underMouse = false
	const turn = (turned: boolean) => {
		card.toggleAttribute('data-turned', turned)
		button.setAttribute('aria-expanded', String(turned))
	}
	const follow = (isOver: boolean) => (event: PointerEvent) => {
		if (event.pointerType !== 'mouse') return
		underMouse = isOver
		turn(isOver)
	}

	card.toggleAttribute('data-live', true)
	turn(false)
	card.addEventListener('pointerenter', follow(true))
	card.addEventListener('pointerleave', follow(false))
	button.addEventListener('focus', () => button.matches(':focus-visible') && turn(true))
	button.addEventListener('blur', () => turn(underMouse))
	// Hover has turned the card already.
	button.addEventListener('click', () => underMouse || turn(!card.hasAttribute('data-turned')))
	document.addEventListener('keydown', (event) => pressedKey(event) === 'Escape' && turn(false))
}
