import { classNames } from '#web/ui/class-names.ts'
import { listedNames, nameOf } from './listed-names.ts'
import { start, verdictTexts } from './screening.ts'

/** On wide windows each name is a flag with its pole at the likeness. */
const poles = [
	'tablet:end-[29%] tablet:h-37',
	'tablet:end-[58%] tablet:h-28',
	'tablet:end-[62%] tablet:h-19',
	'tablet:end-[71%] tablet:h-10',
]
const bars = ['w-[71%]', 'w-[42%]', 'w-[38%]', 'w-[29%]']
const marks = [
	{ mark: '0', place: 'start-0' },
	{ mark: '25', place: 'start-1/4 -translate-x-1/2' },
	{ mark: '50', place: 'start-1/2 -translate-x-1/2' },
	{ mark: '75', place: 'start-3/4 -translate-x-1/2' },
	{ mark: '100% alike', place: 'end-0' },
]

/** The listed names by likeness. Choosing one opens it beside the record. */
export function Likeness() {
	return (
		<fieldset className="max-desktop:-order-1">
			<legend className="sr-only">Listed names by likeness</legend>
			<div className="relative grid grid-cols-[minmax(0,1fr)] gap-2 tablet:block tablet:h-37">
				{listedNames.map((listed, index) => (
					<label
						key={listed.likeness}
						data-part={`listed-${index}`}
						data-verdict="none"
						className={classNames(
							'group/flag block tablet:absolute tablet:bottom-0 tablet:border-e-2 tablet:border-edge tablet:has-checked:border-brand',
							poles[index],
						)}
					>
						<span className="relative flex items-center gap-3 overflow-clip rounded-sm bg-surface px-4 py-2.5 shadow-light transition-colors group-has-checked/flag:bg-brand group-has-checked/flag:text-on-brand group-has-focus-visible/flag:outline-2 group-has-focus-visible/flag:outline-offset-2 group-has-focus-visible/flag:outline-brand tablet:h-8 tablet:rounded-e-none tablet:py-0 tablet:max-desktop:gap-2 tablet:max-desktop:px-3 group-[:not(:has(:checked)):hover]/flag:bg-sunken">
							<input
								type="radio"
								name="listed"
								value={index}
								defaultChecked={index === start.open}
								className="sr-only noscript:hidden"
							/>
							<span className="font-semibold max-tablet:flex-1 tablet:text-sm tablet:whitespace-nowrap">
								{nameOf(listed)}
							</span>
							<span className="tabular-nums tablet:text-sm tablet:max-desktop:sr-only">{listed.likeness}%</span>
							<span
								data-part={`decision-${index}`}
								className="rounded-full bg-sunken px-2 text-xs font-semibold text-ink group-data-[verdict=other]/flag:bg-success-soft group-data-[verdict=other]/flag:text-success group-data-[verdict=same]/flag:bg-danger-soft group-data-[verdict=same]/flag:text-danger"
							>
								{verdictTexts.none}
							</span>
							<span
								aria-hidden="true"
								className={classNames('absolute bottom-0 start-0 h-1 bg-moon-deep tablet:hidden', bars[index])}
							/>
						</span>
					</label>
				))}
			</div>
			<div
				aria-hidden="true"
				className="relative h-6 border-t-2 border-ink text-xs text-muted tabular-nums max-tablet:hidden"
			>
				{marks.map(({ mark, place }) => (
					<span key={mark} className={classNames('absolute pt-1', place)}>
						{mark}
					</span>
				))}
			</div>
		</fieldset>
	)
}
