import { brand } from '#web/content/brand.ts'
import { Sign } from '#web/site/scenes/kit.tsx'
import { Screen, ScreenFoot } from './screen.tsx'

const confirmed = [
	{ name: 'Lessor', value: 'Rajan Estates' },
	{ name: 'Branch', value: '0417 Merrow' },
]

const label =
	'Index fields of a lease: lessor and branch are confirmed. The rent was read with doubt, so the field is amber and shows the strip of paper it came from; the Tab key confirms it.'

/** A value that OCR is unsure of, with its strip of the scan. */
export function IndexDesk() {
	return (
		<Screen title="Index" note="Lease, 24 pages" label={label}>
			{confirmed.map(({ name, value }) => (
				<div key={name} className="flex items-center justify-between gap-4 border-b border-line px-5 py-2.5">
					<span>
						<span className="block text-xs text-muted">{name}</span>
						<span className="font-semibold">{value}</span>
					</span>
					<Sign />
				</div>
			))}
			<div className="bg-warning-soft px-5 py-3.5">
				<div className="flex items-center justify-between text-xs text-warning">
					<span>Rent a month</span>
					<span>Read with doubt</span>
				</div>
				<svg viewBox="0 0 300 52" aria-hidden="true" className="mt-2 w-full rounded-sm bg-surface" fill="none">
					<path d="M0 9h300M0 45h300" className="stroke-line" strokeWidth="6" strokeDasharray="58 8 34 8 46 8" />
					<text
						x="28"
						y="36"
						fontSize="23"
						fontStyle="italic"
						textLength="150"
						transform="rotate(-1.5 100 30)"
						className="fill-ink"
					>
						{`${brand.currency} 84,000`}
					</text>
					<path d="M24 42c50-3 110-2 162-5" className="stroke-edge" strokeWidth="1.5" />
				</svg>
				<div className="mt-2 flex items-center justify-between rounded-sm border-2 border-warning bg-surface px-3 py-1.5">
					<span className="font-semibold tabular-nums">84,000</span>
					<span className="rounded-sm border border-edge px-2 text-xs text-muted">Tab</span>
				</div>
			</div>
			<ScreenFoot>
				<span>Six fields, none of them typed</span>
			</ScreenFoot>
		</Screen>
	)
}
