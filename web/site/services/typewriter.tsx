import { PauseButton } from '#web/site/parts/carousel.tsx'
import { classNames } from '#web/ui/class-names.ts'

/**
 * Phrases that `enhance/typewriter.ts` types and deletes in turn. All of them are invisible in one grid cell: the longest one sets the
 * size, and a screen reader reads each once. The pause button precedes the text, because the end of the text moves.
 */
export function Typewriter({ phrases, className }: { phrases: readonly string[]; className?: string }) {
	const [first] = phrases
	return (
		<div data-enhance="typewriter" className={classNames('typewriter flex items-center gap-3', className)}>
			<PauseButton
				what="typed text"
				className="inline-flex size-9 shrink-0 items-center justify-center rounded-full border border-night-line text-on-night hover:border-on-night print:hidden noscript:hidden [&>svg]:size-4"
			/>
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
		</div>
	)
}
