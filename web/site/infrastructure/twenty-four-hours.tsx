export const minutesOfDay = 24 * 60

/** Minutes after 14:00, when the day of the rota begins: its three shifts are thirds, and the night is in the middle. */
export const clock = (hour: number, minute = 0) => ((hour + 10) % 24) * 60 + minute

const shifts = [
	{ from: '14:00', name: 'Late shift' },
	{ from: '22:00', name: 'Night shift' },
	{ from: '06:00', name: 'Early shift' },
] as const

const hours = Array.from({ length: 23 }, (_, hour) => `M${(hour + 1) * 60} 0v${(hour + 1) % 8 === 0 ? 100 : 30}`).join(
	'',
)

/** The day's three shifts from edge to edge, with the minutes of the incident and the hour of the report. */
export function TwentyFourHours() {
	return (
		<div aria-hidden="true" className="mt-14 desktop:mt-20 print:hidden">
			<div className="grid grid-cols-3 text-sm text-on-night-muted tabular-nums">
				{shifts.map(({ from, name }) => (
					<span key={from} className="px-2 pb-2 first:ps-(--gutter) tablet:not-first:px-4">
						<span className="font-semibold text-on-night">{from}</span> <span className="max-tablet:block">{name}</span>
					</span>
				))}
			</div>
			<svg
				viewBox={`0 0 ${minutesOfDay} 100`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="block h-20 w-full tablet:h-28"
			>
				<path d="M0 0H480V100H0z" className="fill-night-lit" />
				<path d="M480 0H960V100H480z" className="fill-night" />
				<path d="M960 0H1440V100H960z" className="fill-glow" />
				<path d={hours} className="stroke-on-night-muted" strokeWidth="1" vectorEffect="non-scaling-stroke" />
				<path d={`M${clock(2, 14)} 0h17v100h-17z`} className="fill-moon" />
				<path d={`M${clock(7, 30)} 0v100`} className="stroke-night" strokeWidth="3" vectorEffect="non-scaling-stroke" />
			</svg>
		</div>
	)
}
