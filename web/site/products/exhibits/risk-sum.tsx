import { classNames } from '#web/ui/class-names.ts'
import { Screen, ScreenFoot } from './screen.tsx'

/** Each bar starts where the previous one ends. */
const addends = [
	{ reason: 'Cash business', points: 20, from: 0 },
	{ reason: 'Turnover band', points: 10, from: 20 },
	{ reason: 'Product', points: 5, from: 30 },
	{ reason: 'Known locally', points: -10, from: 35 },
]

const highest = 35

const label =
	'The risk sheet of a bakery as steps up and down: 20 points for a cash business, 10 for its turnover, 5 for the product and 10 off for being known locally make 25.'

/** A rating as a waterfall chart of its points. */
export function RiskSum() {
	return (
		<Screen title="Risk sheet" note="Current account, sole proprietor" label={label}>
			<div className="grid gap-3 px-5 py-4">
				{addends.map(({ reason, points, from }) => (
					<div key={reason} className="grid grid-cols-[7rem_1fr_2rem] items-center gap-3">
						<span>{reason}</span>
						<svg viewBox={`0 0 ${highest} 4`} preserveAspectRatio="none" aria-hidden="true" className="h-4 w-full">
							<path d="M0 0v4" className="stroke-line" vectorEffect="non-scaling-stroke" />
							<rect
								x={Math.min(from, from + points)}
								width={Math.abs(points)}
								height="4"
								className={points > 0 ? 'fill-brand' : 'fill-success'}
							/>
						</svg>
						<span className={classNames('text-end font-semibold tabular-nums', points < 0 && 'text-success')}>
							{points > 0 ? `+${points}` : `−${-points}`}
						</span>
					</div>
				))}
				<div className="flex items-baseline justify-between border-t border-line pt-3">
					<span className="font-semibold">Points</span>
					<span className="text-heading leading-none font-semibold tabular-nums">25</span>
				</div>
			</div>
			<ScreenFoot>
				<span>Every addend can be explained across the counter</span>
			</ScreenFoot>
		</Screen>
	)
}
