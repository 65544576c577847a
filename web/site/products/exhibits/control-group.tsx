import { Screen, ScreenFoot } from './screen.tsx'

const label =
	'The segment Card offer, salaried before it is sent: of 21,905 people 12,691 have not consented to the purpose and are left out. Of the 9,214 that remain, ten in a hundred are held back as a control group.'

/** A segment split into recipients, control group and exclusions. */
export function ControlGroup() {
	return (
		<Screen title="Card offer, salaried" note="Purpose: offers by app" label={label}>
			<div className="flex justify-between gap-4 border-b border-line px-5 py-3 text-muted">
				<span>Left out, no consent</span>
				<span className="tabular-nums">12,691 of 21,905</span>
			</div>
			<div className="grid grid-cols-[1fr_1.2fr] items-center gap-6 px-5 py-5">
				<svg viewBox="0 0 100 100" aria-hidden="true" className="w-full">
					<defs>
						<pattern id="sent" width="10" height="10" patternUnits="userSpaceOnUse">
							<circle cx="5" cy="5" r="3.6" className="fill-brand" />
						</pattern>
						<pattern id="held-back" width="10" height="10" patternUnits="userSpaceOnUse">
							<circle cx="5" cy="5" r="3.6" className="fill-moon-deep" />
						</pattern>
					</defs>
					<path d="M0 0h100v90H0z" fill="url(#sent)" />
					<path d="M0 90h100v10H0z" fill="url(#held-back)" />
				</svg>
				<div className="grid gap-4">
					<div>
						<div className="text-title font-semibold tabular-nums">8,293</div>
						<div className="text-brand-strong">get the offer</div>
					</div>
					<div>
						<div className="text-title font-semibold tabular-nums">921</div>
						<div className="text-warning">are held back</div>
					</div>
				</div>
			</div>
			<ScreenFoot>
				<span>Ten in a hundred, as a control group</span>
			</ScreenFoot>
		</Screen>
	)
}
