import { brand } from '#web/content/brand.ts'
import { hoursOf, longDay } from '#web/content/long-day.ts'
import type { MenuFeature } from '#web/content/navigation.ts'

const papers = [16, 92, 168]
const rows = [34, 50, 66, 82]

/** Order, receipt and invoice. The second line of the invoice is out. */
const Match = () => (
	<>
		{papers.map((x) => (
			<rect key={x} x={x} y="12" width="56" height="88" rx="4" className="fill-surface" />
		))}
		<path
			d={papers.flatMap((x) => rows.map((y) => `M${x + 9} ${y}h22m8 0h8`)).join('')}
			className="stroke-edge"
			strokeWidth="4"
		/>
		<path d={`M${papers.map((x) => `${x + 9} 23h18`).join('M')}`} className="stroke-ink" strokeWidth="4" />
		<path d="M72 50h20m56 0h20M72 66h20m56 0h20M72 82h20m56 0h20M72 34h20m56 0h20" className="stroke-night-line" />
		<rect x="10" y="42" width="220" height="16" rx="4" className="stroke-moon" strokeWidth="2" />
		<circle cx="230" cy="50" r="7" className="fill-moon" />
		<path d="M230 46v5m0 2v1" className="stroke-night" strokeWidth="2" />
	</>
)

const height = 72 / brand.offices.length
const scale = 208 / (longDay.closes - longDay.opens)

/** The day of each office on one clock. */
const Hours = () => (
	<>
		<path d="M16 12v88M68 12v88M120 12v88M172 12v88M224 12v88" className="stroke-night-line" />
		{brand.offices.map((office, index) => {
			const { from, to } = hoursOf(office)
			return (
				<rect
					key={office.id}
					x={Math.round(16 + (from - longDay.opens) * scale)}
					y={Math.round(21 + index * height)}
					width={Math.round((to - from) * scale)}
					height={Math.round(height * 0.6)}
					rx="3"
					className={index === 0 ? 'fill-moon' : 'fill-on-night-muted'}
				/>
			)
		})}
	</>
)

/** A bound report with a chart on its cover. */
const Paper = () => (
	<>
		<path d="M104 14h66v86h-66z" className="fill-on-night-muted" />
		<path d="M96 10h66a4 4 0 0 1 4 4v88H96z" className="fill-surface" />
		<path d="M88 10h10v92H88a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" className="fill-moon" />
		<path d="M110 26h40m-40 10h26" className="stroke-edge" strokeWidth="4" />
		<path d="M110 88V74m11 14V66m11 22V70m11 18V54" className="stroke-brand" strokeWidth="7" />
	</>
)

const pictures = { match: Match, hours: Hours, paper: Paper }

export function MenuPicture({ picture }: { picture: MenuFeature['picture'] }) {
	const Drawing = pictures[picture]
	return (
		<svg viewBox="0 0 240 112" aria-hidden="true" fill="none" className="w-full">
			<Drawing />
		</svg>
	)
}
