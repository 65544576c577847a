import { delivered, perCent } from './matching.ts'

const most = 3
const steps = Array.from({ length: most * 2 + 1 }, (_, index) => index / 2)

/** The slider of the price tolerance, over a scale that marks the difference of the bearings. */
export function Tolerance() {
	return (
		<fieldset
			data-part="rule"
			className="grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-2 rounded-md bg-surface p-5 shadow-light max-desktop:-order-1 tablet:grid-cols-[auto_minmax(0,1fr)_5rem] tablet:px-8 tablet:py-3 noscript:hidden print:hidden"
		>
			<legend className="sr-only">Rule for prices</legend>
			<label htmlFor="price-tolerance" className="font-semibold">
				Price tolerance
			</label>
			<div className="max-tablet:order-1 max-tablet:col-span-2">
				<input
					id="price-tolerance"
					name="tolerance"
					type="range"
					min="0"
					max={most}
					step="0.5"
					defaultValue={delivered}
					className="m-0 block h-8 w-full cursor-pointer accent-brand focus-visible:rounded-sm focus-visible:outline-offset-0 disabled:cursor-not-allowed"
				/>
				<div aria-hidden="true" className="flex justify-between px-0.5 text-xs text-muted tabular-nums">
					{steps.map((step) => (
						<span key={step} className={step === 2 ? 'w-0 font-semibold text-warning' : 'w-0'}>
							<span className="flex -translate-x-1/2 justify-center whitespace-nowrap">
								{step === 2 ? '2% bearings' : Number.isInteger(step) ? `${step}%` : '·'}
							</span>
						</span>
					))}
				</div>
			</div>
			<output
				htmlFor="price-tolerance"
				data-part="tolerance"
				className="text-[1.75rem] leading-tight font-semibold text-brand-strong tablet:text-end"
			>
				{perCent(delivered)}
			</output>
		</fieldset>
	)
}
