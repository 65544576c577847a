import type { ComponentType } from 'react'
import type { IndustryId } from '#web/content/industries.ts'
import { classNames } from '#web/ui/class-names.ts'

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
const Arcade = () => (
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

const steps = Array.from({ length: 25 }, (_, index) => (index - 12) * 60)
const grid = steps.map((y) => `M-300 ${y}L900 ${y + 693}M-300 ${y + 600}L900 ${y - 93}`).join('')
const crate = 'M0-66l57 33v66l-57 33-57-33v-66zM-57-33L0 0l57-33M0 0v66'

/** Crates on a conveyor, on an isometric sheet. The belt runs along the grid. */
const Blueprint = () => (
	<>
		<path d={grid} opacity=".5" />
		<g transform="translate(300 330)">
			<path
				d="M-520-340L520 260v60L-520-280zM-520-340l114-66L634 194 520 260"
				strokeWidth="2"
				className="fill-night-lit"
			/>
			<path d="M-520-310L520 290" strokeWidth="30" strokeDasharray="3 15" />
			{[-399, -228, -57, 114, 285].map((x) => (
				<path
					key={x}
					d={crate}
					transform={`translate(${x + 57} ${x * 0.577 - 66})`}
					strokeWidth="2.5"
					className="fill-night-lit"
				/>
			))}
		</g>
	</>
)

/**
 * Circles of one radius whose centres turn about the middle. Chromium writes an arc into a PDF as a hundred curves, so each
 * has four.
 */
function rosette(count: number, distance: number, radius: number): string {
	const pull = Math.round(radius * 0.5523)
	const rest = radius - pull
	const left = `c0-${pull} ${rest}-${radius} ${radius}-${radius}s${radius} ${rest} ${radius} ${radius}`
	const circle = `${left}-${rest} ${radius}-${radius} ${radius}-${radius}-${rest}-${radius}-${radius}z`
	return Array.from({ length: count }, (_, index) => {
		const angle = (2 * Math.PI * index) / count
		const x = Math.round(300 + distance * Math.cos(angle) - radius)
		const y = Math.round(300 + distance * Math.sin(angle))
		return `M${x} ${y}${circle}`
	}).join('')
}

const outer = rosette(36, 152, 128)
const inner = rosette(18, 44, 60)
const waves = [0, 1, 2, 3, 4, 5]
	.map((phase) => `M${phase * 25 - 250} 300q50-${220 - phase * 18} 100 0${'t100 0'.repeat(10)}`)
	.join('')

/** The lace of a banknote. */
const Guilloche = () => (
	<>
		<path d={waves} opacity=".55" />
		<path d={outer} />
		<path d={inner} strokeWidth="1.5" />
		<circle cx="300" cy="300" r="288" strokeWidth="3" />
	</>
)

/** The moon's phases, one inside the other, above its light on water. */
const Moonrise = () => (
	<>
		<circle cx="300" cy="290" r="250" strokeWidth="4" />
		{[210, 165, 115, 60].map((width) => (
			<ellipse key={width} cx="300" cy="290" rx={width} ry="250" strokeWidth="1.5" />
		))}
		<path d="M300 40v500" strokeWidth="1.5" />
		<path d="M-300 470H900M-300 492H900M-300 514H900M-300 536H900M-300 558H900M-300 580H900" opacity=".6" />
		<path d="M120 470H480M170 492H430M140 514H460M200 536H400M230 558H370M190 580H410" strokeWidth="5" />
	</>
)

const rules = Array.from({ length: 24 }, (_, index) => `M-300 ${index * 26}H900`).join('')

/** A dated stamp on the rules of a dispatch register. */
const Seal = () => (
	<>
		<path d={rules} opacity=".55" />
		<path d="M40 0v600M48 0v600M140 0v600M520 0v600" opacity=".8" />
		<g transform="rotate(-14 300 300)">
			<circle cx="300" cy="300" r="262" strokeWidth="9" />
			<circle cx="300" cy="300" r="246" strokeWidth="2" />
			<circle cx="300" cy="300" r="212" strokeWidth="34" strokeDasharray="5 9" />
			<circle cx="300" cy="300" r="176" strokeWidth="5" />
			<circle cx="300" cy="300" r="164" strokeWidth="1.5" />
			<path d="M10 248H590V352H10z" strokeWidth="6" className="fill-night-lit" />
			<path d="M56 300H548" strokeWidth="44" strokeDasharray="26 12 26 40" />
		</g>
	</>
)

const drawings: Record<IndustryId | 'house', ComponentType> = {
	banking: Guilloche,
	'e-governance': Seal,
	enterprise: Blueprint,
	education: Arcade,
	house: Moonrise,
}

/** Line work that fills its box, in the current colour. Without an industry it is the house's moon. */
export function Motif({
	industry = 'house',
	className,
}: {
	industry?: IndustryId | 'house' | undefined
	className?: string
}) {
	const Drawing = drawings[industry]
	return (
		<svg
			viewBox="0 0 600 600"
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
			fill="none"
			stroke="currentColor"
			className={classNames('motif', className)}
		>
			<Drawing />
		</svg>
	)
}
