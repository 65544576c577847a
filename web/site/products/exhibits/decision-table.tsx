import { brand } from '#web/content/brand.ts'
import { Sign } from '#web/site/scenes/kit.tsx'
import { Screen, ScreenFoot } from './screen.tsx'

const columns = ['Two quotations', 'Plant head', 'Finance director']

const limits = [
	{ amount: 'Up to 100,000', asked: [false, true, false] },
	{ amount: 'Above 100,000', asked: [true, true, false] },
	{ amount: 'Above 500,000', asked: [true, true, true] },
]

const label = `The decision table of the capital request, in ${brand.currency}. The plant head approves every amount, two quotations are asked for above 100,000, and the finance director signs above 500,000.`

export function DecisionTable() {
	return (
		<Screen title="Decision table" note={`Amounts in ${brand.currency}`} label={label}>
			<div className="grid grid-cols-[1.6fr_1fr_1fr_1fr] items-end gap-x-2 px-5 py-2.5 text-center text-xs text-muted">
				<span className="text-start">Capital request</span>
				{columns.map((column) => (
					<span key={column}>{column}</span>
				))}
			</div>
			{limits.map(({ amount, asked }) => (
				<div
					key={amount}
					className="grid grid-cols-[1.6fr_1fr_1fr_1fr] items-center gap-x-2 border-t border-line px-5 py-3"
				>
					<span className="font-semibold tabular-nums">{amount}</span>
					{columns.map((column, index) => (
						<span key={column} className="flex justify-center">
							{asked[index] ? <Sign /> : <span className="text-muted">–</span>}
						</span>
					))}
				</div>
			))}
			<ScreenFoot>
				<span>Reminder after 24 working hours</span>
				<span className="text-end">Substitute after 48</span>
			</ScreenFoot>
		</Screen>
	)
}
