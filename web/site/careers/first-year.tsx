import { firstYear } from '#web/content/careers.ts'

/** Outlines of the lit part for a radius of 20, from new to full. The right edge is the moon's, the left one an ellipse. */
const litParts = [
	null,
	'M0-20A20 20 0 0 1 0 20A11 20 0 0 0 0-20Z',
	'M0-20A20 20 0 0 1 0 20Z',
	'M0-20A20 20 0 0 1 0 20A11 20 0 0 1 0-20Z',
	'M0-20A20 20 0 0 1 0 20A20 20 0 0 1 0-20Z',
] as const

type Phase = 0 | 1 | 2 | 3 | 4
const phases: readonly Phase[] = [0, 1, 2, 3, 4]

function Moon({ phase, className }: { phase: Phase; className?: string }) {
	const lit = litParts[phase]
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

/** Each stage has a phase of the moon, from new to full. */
export function FirstYear() {
	return (
		<section
			aria-labelledby="first-year"
			className="night-sky py-14 text-on-night desktop:py-20 print:bg-none print:text-ink"
		>
			<div className="shell">
				<h2 id="first-year" className="text-title text-moon print:text-ink">
					{firstYear.heading}
				</h2>
				<ol className="mt-6 grid gap-x-8 gap-y-7 desktop:grid-cols-5">
					{firstYear.stages.map(({ when, title, text }, index) => (
						<li
							key={when}
							className="relative grid grid-cols-[3.5rem_1fr] gap-x-5 before:absolute before:top-16 before:bottom-[-1.25rem] before:start-7 before:w-px before:bg-night-line last:before:hidden desktop:block desktop:before:start-23 desktop:before:-end-6 desktop:before:top-10 desktop:before:bottom-auto desktop:before:h-px desktop:before:w-auto"
						>
							<Moon phase={phases[index] ?? 4} className="size-14 desktop:size-20 print:hidden" />
							<div className="desktop:mt-5">
								<p className="text-sm font-semibold text-moon print:text-ink">{when}</p>
								<h3 className="text-title">{title}</h3>
								<p className="mt-1.5 text-on-night-muted print:text-ink">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
