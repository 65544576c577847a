import { Pause, Play } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

/**
 * Phrases that `enhance/typewriter.ts` types and deletes in turn. All of them are invisible in one grid cell: the longest
 * one sets the size, and a screen reader reads each once. The button pauses the film of the page as well.
 */
export function Typewriter({ phrases, className }: { phrases: readonly string[]; className?: string }) {
	const [first] = phrases
	return (
		<div
			data-enhance="typewriter"
			className={classNames('typewriter flex flex-wrap items-center gap-x-4 gap-y-3', className)}
		>
			<p className="sr-only">{phrases.join(' ')}</p>
			<div aria-hidden="true" className="grid font-semibold tablet:text-title text-moon print:text-ink">
				{phrases.map((phrase) => (
					<span key={phrase} data-phrase className="invisible pe-2 [grid-area:1/1]">
						{phrase}
					</span>
				))}
				<span className="[grid-area:1/1]">
					<span data-typed>{first}</span>
				</span>
			</div>
			<button
				type="button"
				data-autoplay-toggle
				data-page-movement
				aria-label="Pause movement"
				data-other-label="Play movement"
				className="inline-flex min-h-9 items-center rounded-full border border-night-line px-3.5 text-sm font-semibold text-on-night hover:border-on-night motion-reduce:hidden print:hidden noscript:hidden [&_svg]:size-4"
			>
				<span className="while-playing">
					<Pause aria-hidden="true" className="me-2 inline fill-current" />
					Pause movement
				</span>
				<span className="while-paused">
					<Play aria-hidden="true" className="me-2 inline fill-current" />
					Play movement
				</span>
			</button>
		</div>
	)
}
