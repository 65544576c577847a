import { classNames } from '#web/ui/class-names.ts'

/** Binders from left to right: gap to the previous one, width and height. */
const binders = [
	{ x: 8, width: 34, height: 168 },
	{ x: 46, width: 44, height: 196 },
	{ x: 94, width: 38, height: 180 },
	{ x: 136, width: 52, height: 204 },
	{ x: 192, width: 34, height: 172 },
	{ x: 230, width: 58, height: 190 },
	{ x: 292, width: 36, height: 164 },
	{ x: 332, width: 42, height: 186 },
] as const

const floor = 246
const pulledOut = 14

/** A shelf with a binder for each page of the section. The current page's binder is lit and pulled out. */
export function Shelf({ current, className }: { current: number; className?: string }) {
	return (
		<svg viewBox="0 0 400 252" aria-hidden="true" fill="none" className={className}>
			{binders.map(({ x, width, height }, index) => {
				const lit = index === current
				const top = floor - height - (lit ? pulledOut : 0)
				const middle = x + width / 2
				return (
					<g key={x} className={lit ? 'stroke-brand' : 'stroke-edge'} strokeWidth="1.5">
						<rect
							x={x}
							y={top}
							width={width}
							height={height}
							rx="4"
							className={lit ? 'fill-brand' : 'fill-surface'}
							fillOpacity={lit ? 1 : 0.7}
						/>
						<rect
							x={x + 8}
							y={top + 18}
							width={width - 16}
							height="46"
							rx="2"
							className={classNames(lit && 'fill-moon stroke-moon')}
						/>
						<circle cx={middle} cy={top + height - 30} r="6.5" className={lit ? 'stroke-moon' : undefined} />
					</g>
				)
			})}
			<path d="M0 250.5h400" className="stroke-edge" strokeWidth="3" strokeLinecap="round" />
		</svg>
	)
}
