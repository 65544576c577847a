/** Reviews due each month, in hundreds: by their dates, and as the calendar spreads them. */
const months = [
	{ month: 'Apr', due: 31, spread: 46 },
	{ month: 'May', due: 38, spread: 47 },
	{ month: 'Jun', due: 44, spread: 48 },
	{ month: 'Jul', due: 40, spread: 48 },
	{ month: 'Aug', due: 36, spread: 47 },
	{ month: 'Sep', due: 43, spread: 48 },
	{ month: 'Oct', due: 47, spread: 49 },
	{ month: 'Nov', due: 41, spread: 48 },
	{ month: 'Dec', due: 45, spread: 48 },
	{ month: 'Jan', due: 52, spread: 49 },
	{ month: 'Feb', due: 66, spread: 50 },
	{ month: 'Mar', due: 96, spread: 51 },
]

const highest = 100
const step = 10

const label =
	'Reviews by month from April to March. As the dates lie, March would bring 9,600; after low-risk cases were pulled forward every month has between 4,600 and 5,100.'

export function DueByMonth() {
	return (
		<div role="img" aria-label={label} className="shell mt-10 desktop:mt-14 print:hidden">
			<div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 text-sm">
				<span className="font-semibold">Reviews due, all branches</span>
				<span className="flex gap-5 text-muted">
					<span className="flex items-center gap-2">
						<span className="size-3 rounded-full border-2 border-edge" /> as dated
					</span>
					<span className="flex items-center gap-2">
						<span className="size-3 rounded-full bg-brand" /> spread
					</span>
				</span>
			</div>
			<svg
				viewBox={`0 0 ${months.length * step} ${highest}`}
				preserveAspectRatio="none"
				aria-hidden="true"
				className="mt-5 block h-44 w-full border-b border-edge tablet:h-64 desktop:h-80"
			>
				{months.map(({ month, due, spread }, index) => (
					<g key={month}>
						<rect x={index * step + 1.5} y={highest - spread} width={step - 3} height={spread} className="fill-brand" />
						<rect
							x={index * step + 1}
							y={highest - due}
							width={step - 2}
							height={due}
							fill="none"
							strokeDasharray="4 4"
							vectorEffect="non-scaling-stroke"
							className="stroke-edge"
						/>
					</g>
				))}
			</svg>
			<div className="mt-2 grid grid-cols-12 text-center text-xs text-muted">
				{months.map(({ month }) => (
					<span key={month}>{month}</span>
				))}
			</div>
		</div>
	)
}
