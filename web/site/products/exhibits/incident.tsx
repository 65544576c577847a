import { Screen, ScreenFoot } from './screen.tsx'

const label =
	'The space used on the archive’s volume in the night: at 02:14 it stands at 91 per cent and grows, at 02:19 access is granted, and at 02:31 it is back at 64 per cent.'

/** A storage fault as the monitoring recorded it. */
export function Incident() {
	return (
		<Screen title="archive-vol2" note="Space used" label={label}>
			<div className="px-5 pt-5 pb-4">
				<svg viewBox="0 0 300 130" aria-hidden="true" className="w-full overflow-visible" fill="none">
					<path d="M0 16h300M0 68h300M0 120h300" className="stroke-line" />
					<path d="M60 8v112M122 8v112M240 8v112" className="stroke-edge" strokeDasharray="3 4" />
					<path d="M0 62L60 36L92 22L122 20L150 34L190 66L240 96L300 95V120H0z" className="fill-brand-soft" />
					<path
						d="M0 62L60 36L92 22L122 20L150 34L190 66L240 96L300 95"
						className="stroke-brand"
						strokeWidth="3"
						strokeLinejoin="round"
					/>
					<circle cx="60" cy="36" r="5" className="fill-warning stroke-surface" strokeWidth="2" />
					<circle cx="240" cy="96" r="5" className="fill-success stroke-surface" strokeWidth="2" />
				</svg>
				<div className="mt-1.5 grid grid-cols-[20fr_21fr_39fr_20fr] text-xs text-muted tabular-nums">
					<span />
					<span className="-translate-x-1/2 justify-self-start text-warning">02:14</span>
					<span className="-translate-x-1/2 justify-self-start">02:19</span>
					<span className="-translate-x-1/2 justify-self-start text-success">02:31</span>
				</div>
			</div>
			<div className="grid grid-cols-2 border-t border-line">
				<div className="px-5 py-3">
					<div className="text-title font-semibold text-warning tabular-nums">91%</div>
					<div className="text-muted">when the alert came</div>
				</div>
				<div className="border-s border-line px-5 py-3">
					<div className="text-title font-semibold text-success tabular-nums">64%</div>
					<div className="text-muted">17 minutes later</div>
				</div>
			</div>
			<ScreenFoot>
				<span>A scan job had run twice</span>
			</ScreenFoot>
		</Screen>
	)
}
