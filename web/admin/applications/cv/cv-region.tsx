import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { pressedKey } from '#web/ui/keys.ts'

const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']

/** The keys that scroll the CV step through no list. */
function keepScrolling(event: KeyboardEvent<HTMLElement>): void {
	const { scrollWidth, clientWidth } = event.currentTarget
	const key = pressedKey(event) ?? ''
	const sideways = ['ArrowLeft', 'ArrowRight'].includes(key) && scrollWidth > clientWidth
	if (sideways || scrollKeys.includes(key)) event.stopPropagation()
}

type Props = {
	label: string
	children?: ReactNode
	ref?: Ref<HTMLElement>
	onScroll?: (region: HTMLElement) => void
}

/** Scrolls a CV in the height that is left, also by the keyboard. */
export const CvRegion = ({ label, children, ref, onScroll }: Props) => (
	<section
		ref={ref}
		aria-label={label}
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
		tabIndex={0}
		data-cv-region=""
		className="relative min-h-0 flex-1 overflow-auto rounded-sm bg-sunken p-1 tablet:p-3 [scrollbar-gutter:stable]"
		onKeyDown={keepScrolling}
		onScroll={(event) => onScroll?.(event.currentTarget)}
	>
		{children}
	</section>
)
