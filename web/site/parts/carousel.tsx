import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const roundButton =
	'inline-flex size-11 items-center justify-center rounded-full border border-edge text-ink transition-colors ' +
	'hover:border-ink aria-disabled:opacity-40 [&>svg]:size-5'

type Motion = {
	/** A step every so many milliseconds; a pause button comes with it. */
	autoplayMs?: number
	durationMs?: number
	/** Begins again after the last one. */
	loop?: boolean
}

/**
 * Items in a row of which some are in view, moved by `enhance/carousel.ts`. `perView` are classes that set `--per-view`, such as
 * `[--per-view:1] tablet:[--per-view:2]`; each item brings its own padding, which is the distance between them. Without script the row is
 * scrolled.
 */
export function Carousel({
	label,
	items,
	perView,
	autoplayMs,
	durationMs,
	loop = false,
	children,
	className,
}: Motion & {
	label: string
	items: readonly { key: string; content: ReactNode }[]
	perView: string
	/** Stands beside the buttons: the heading of what is shown. */
	children?: ReactNode
	className?: string
}) {
	return (
		<section
			aria-roledescription="carousel"
			aria-label={label}
			data-enhance="carousel"
			data-autoplay={autoplayMs}
			data-duration={durationMs}
			data-loop={loop || undefined}
			className={classNames('carousel', className)}
		>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="min-w-0">{children}</div>
				<div className="carousel-controls flex gap-2 print:hidden">
					{autoplayMs && <PauseButton what={label} className={`${roundButton} motion-reduce:hidden`} />}
					<button type="button" data-carousel-step="-1" aria-label={`Previous: ${label}`} className={roundButton}>
						<ChevronLeft aria-hidden="true" />
					</button>
					<button type="button" data-carousel-step="1" aria-label={`Next: ${label}`} className={roundButton}>
						<ChevronRight aria-hidden="true" />
					</button>
				</div>
			</div>
			<ul data-carousel-track className={classNames('carousel-track mt-8', perView)}>
				{items.map(({ key, content }) => (
					<li key={key}>{content}</li>
				))}
			</ul>
		</section>
	)
}

/** Stops what moves by itself, and lets it go on; `enhance/autoplay.ts` works it. */
export function PauseButton({ what, className }: { what: string; className: string }) {
	return (
		<button
			type="button"
			data-autoplay-toggle
			aria-label={`Pause: ${what}`}
			data-other-label={`Play: ${what}`}
			className={classNames(className, 'motion-reduce:hidden')}
		>
			<Pause aria-hidden="true" className="while-playing fill-current" />
			<Play aria-hidden="true" className="while-paused fill-current" />
		</button>
	)
}
