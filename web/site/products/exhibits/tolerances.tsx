import { Chip } from '#web/site/scenes/kit.tsx'
import { Screen, ScreenFoot } from './screen.tsx'

/** In per cent above the order. */
const differences = [
	{ kind: 'Unit price', example: '459.00 billed, 450.00 ordered', by: 2, tolerance: 1 },
	{ kind: 'Quantity above order', example: '520 received, 500 ordered', by: 4, tolerance: 5 },
	{ kind: 'Quantity above receipt', example: '500 billed, 490 received', by: 2, tolerance: 0 },
]

const widest = 6

const label =
	'Three differences on a scale of per cent, each with its tolerance. A price 2 per cent above the order lies outside its 1 per cent, a quantity 4 per cent above it lies within its 5, and a quantity above the receipt has no tolerance at all.'

/** Each line's difference and its tolerance. */
export function Tolerances() {
	return (
		<Screen title="Exception desk" note="Per cent above" label={label}>
			{differences.map(({ kind, example, by, tolerance }) => {
				const isWithin = by <= tolerance
				return (
					<div key={kind} className="border-b border-line px-5 py-3.5 last:border-0">
						<div className="flex items-center justify-between gap-3">
							<span className="font-semibold">{kind}</span>
							<Chip tone={isWithin ? 'success' : 'warning'}>{isWithin ? 'Passes' : 'Is asked'}</Chip>
						</div>
						<div className="text-xs text-muted tabular-nums">{example}</div>
						<svg viewBox={`0 0 ${widest * 10} 6`} aria-hidden="true" className="mt-2 w-full overflow-visible">
							<path d={`M0 3H${widest * 10}`} className="stroke-sunken" strokeWidth="3" />
							<path d={`M0 3H${tolerance * 10}`} className="stroke-success/40" strokeWidth="3" />
							<circle cx={by * 10} cy="3" r="1.7" className={isWithin ? 'fill-success' : 'fill-warning'} />
						</svg>
					</div>
				)
			})}
			<ScreenFoot>
				<span className="flex items-center gap-2">
					<span className="h-2.5 w-5 bg-success/40" /> Tolerance
				</span>
				<span className="text-end">Set by supplier, item and plant</span>
			</ScreenFoot>
		</Screen>
	)
}
