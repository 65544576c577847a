import type { ComponentType } from 'react'
import type { IndustryId } from '#web/content/industries.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Arcade } from './arcade.tsx'
import { Blueprint } from './blueprint.tsx'
import { Guilloche } from './guilloche.tsx'
import { Moonrise } from './moonrise.tsx'
import { Seal } from './seal.tsx'

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
