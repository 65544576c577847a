import { RotateCw } from 'lucide-react'
import type { OnboardingSolution } from '#web/content/products/onboarding-solution.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const sides = {
	day: {
		front: 'border-line bg-surface',
		icon: 'text-brand',
		hint: 'text-muted',
		back: 'border-brand bg-brand text-on-brand',
	},
	night: {
		front: 'border-night-line bg-night print:border-line print:text-ink',
		icon: 'text-moon print:text-brand',
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
		<ul data-enhance="flip" className={classNames('grid gap-4', className)}>
			{cards.map(({ icon, title, text }, index) => {
				const name = `${id}-${index + 1}`
				return (
					<li key={title} className={classNames('flip', cardClassName?.(index))}>
						<div className="flip-turn">
							<div
								className={classNames(
									'flip-side flip-front flex min-h-24 items-center gap-4 border p-5 tablet:min-h-44 tablet:flex-col tablet:items-start tablet:justify-between print:min-h-0',
									side.front,
								)}
							>
								<Icon name={icon} className={classNames('size-7 shrink-0', side.icon)} />
								<div className="flex w-full items-center justify-between gap-3 tablet:items-end">
									<h3 id={name} className="text-lg font-semibold">
										{title}
									</h3>
									<RotateCw aria-hidden="true" className={classNames('flip-hint size-4 shrink-0', side.hint)} />
								</div>
							</div>
							<div
								className={classNames(
									'flip-side flip-back flex items-center border p-5 print:border-line print:bg-transparent print:text-ink',
									side.back,
								)}
							>
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
