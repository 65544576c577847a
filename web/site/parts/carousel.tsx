import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const roundButton =
	'inline-flex size-11 items-center justify-center rounded-full border border-edge text-ink transition-colors ' +
	'hover:border-ink aria-disabled:opacity-40 [&>svg]:size-5'

type Motion = {
	/** Milliseconds between steps. Adds a pause button. */
	autoplayMs?: number
	durationMs?: number
	/** Continues with the first item after the last one. */
	loop?: boolean
}

/**
 * A row that shows some of its items. `enhance/carousel.ts` moves it, and without script it scrolls. `perView` are classes
 * that set `--per-view`, such as `[--per-view:1] tablet:[--per-view:2]`. Each item brings its own padding as the gap.
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
	/** The heading beside the buttons. */
	children?: ReactNode
	className?: string
}) {
	if (items.length === 0) return null
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
				{items.length > 1 && (
					<div className="carousel-controls flex gap-2 print:hidden">
						{autoplayMs && <PauseButton what={label} className={`${roundButton} motion-reduce:hidden`} />}
						<button type="button" data-carousel-step="-1" aria-label={`Previous: ${label}`} className={roundButton}>
							<ChevronLeft aria-hidden="true" />
						</button>
						<button type="button" data-carousel-step="1" aria-label={`Next: ${label}`} className={roundButton}>
							<ChevronRight aria-hidden="true" />
						</button>
					</div>
				)}
			</div>
			<ul data-carousel-track className={classNames('carousel-track mt-8', perView)}>
				{items.map(({ key, content }) => (
					<li key={key}>{content}</li>
				))}
			</ul>
		</section>
	)
}

/** Pauses and resumes automatic movement (`enhance/autoplay.ts`). */
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
