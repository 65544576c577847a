import { Plus } from 'lucide-react'
import type { OnboardingSolution } from '#web/content/products/onboarding-solution.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const sides = {
	day: {
		front: 'border-line bg-surface',
		icon: 'text-brand',
		line: 'text-muted',
		hint: 'text-muted',
		back: 'border-brand bg-brand text-on-brand',
	},
	night: {
		front: 'border-night-line bg-night print:border-line print:text-ink',
		icon: 'text-moon print:text-brand',
		line: 'text-on-night-muted print:text-muted',
		hint: 'text-on-night-muted',
		back: 'border-moon bg-moon text-night',
	},
}

/** Screen readers read both sides. A button over each card turns it. */
export function FlipCards({
	solution: { id, cards },
	onNight = false,
	className,
	cardClassName,
}: {
	solution: OnboardingSolution
	onNight?: boolean
	className?: string
	/** By the card's index. */
	cardClassName?: (index: number) => string
}) {
	const side = onNight ? sides.night : sides.day
	return (
		<ul data-enhance="flip" className={classNames('grid gap-3', className)}>
			{cards.map(({ icon, title, front, text }, index) => {
				const name = `${id}-${index + 1}`
				return (
					<li key={title} className={classNames('flip', cardClassName?.(index))}>
						<div className="flip-turn">
							<div
								className={classNames(
									'flip-side flip-front flex items-start gap-3 border p-4 print:min-h-0',
									side.front,
								)}
							>
								<Icon name={icon} className={classNames('mt-0.5 size-6 shrink-0', side.icon)} />
								<div className="min-w-0 flex-1">
									<h3 id={name} className="font-semibold">
										{title}
									</h3>
									<p className={classNames('mt-1 text-sm', side.line)}>{front}</p>
								</div>
								<Plus aria-hidden="true" className={classNames('flip-hint mt-1 size-4 shrink-0', side.hint)} />
							</div>
							<div
								className={classNames(
									'flip-side flip-back flex flex-col justify-center border p-4 print:border-line print:bg-transparent print:text-ink',
									side.back,
								)}
							>
								<p aria-hidden="true" className="flip-again mb-1 text-sm font-semibold">
									{title}
								</p>
								<p id={`${name}-text`} className="text-sm">
									{text}
								</p>
							</div>
						</div>
						<button
							type="button"
							aria-labelledby={name}
							aria-controls={`${name}-text`}
							className={classNames('flip-button', onNight && 'outline-moon')}
						/>
					</li>
				)
			})}
		</ul>
	)
}
