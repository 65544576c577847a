/** Outlines of the lit part for a radius of 20, from new to full. The right edge is the moon's, the left one an ellipse. */
const phases = [
	null,
	'M0-20A20 20 0 0 1 0 20A11 20 0 0 0 0-20Z',
	'M0-20A20 20 0 0 1 0 20Z',
	'M0-20A20 20 0 0 1 0 20A11 20 0 0 1 0-20Z',
	'M0-20A20 20 0 0 1 0 20A20 20 0 0 1 0-20Z',
] as const

export type Phase = 0 | 1 | 2 | 3 | 4

export function Moon({ phase, className }: { phase: Phase; className?: string }) {
	const lit = phases[phase]
	return (
		<svg viewBox="-22 -22 44 44" aria-hidden="true" className={className}>
			<circle r="20" className="fill-night-line stroke-on-night-muted" strokeWidth="0.75" strokeOpacity="0.5" />
			{lit && <path d={lit} className="fill-moon" />}
			<g className="fill-night" fillOpacity="0.07">
				<circle cx="7" cy="-6" r="4.5" />
				<circle cx="11" cy="6" r="2.6" />
				<circle cx="3" cy="9" r="3.4" />
			</g>
		</svg>
	)
}
