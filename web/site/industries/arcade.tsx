type Tier = { foot: number; height: number; width: number }

/**
 * Arches side by side, with smaller ones (`inset`) inside. Two curves each: Chromium writes an arc into a PDF as dozens.
 */
function arches({ foot, height, width }: Tier, inset: number): string {
	const radius = width / 2 - inset
	const wall = height - width / 2
	const pull = Math.round(radius * 0.5523)
	const rest = radius - pull
	const arch = `v-${wall}c0-${pull} ${rest}-${radius} ${radius}-${radius}s${radius} ${rest} ${radius} ${radius}v${wall}`
	return Array.from({ length: 1200 / width }, (_, index) => `M${index * width - 300 + inset} ${foot}${arch}`).join('')
}

const tiers: readonly Tier[] = [
	{ foot: 600, height: 250, width: 150 },
	{ foot: 322, height: 160, width: 100 },
	{ foot: 136, height: 118, width: 60 },
]

/** The arcades of a campus. */
export const Arcade = () => (
	<>
		{tiers.map((tier) => (
			<g key={tier.foot}>
				<path d={arches(tier, 7)} strokeWidth="4" />
				<path d={arches(tier, 16)} />
				<path d={arches(tier, 22)} opacity=".6" className="fill-night-lit" />
				<path d={`M-300 ${tier.foot}H900m0 9H-300m0 8H900`} strokeWidth="2" />
			</g>
		))}
	</>
)
