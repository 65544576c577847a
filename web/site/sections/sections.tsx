import type { ComponentType, ReactNode } from 'react'
import type { Ground, PageGround, ProductSection, SectionKind } from '#web/content/products/product.ts'
import { Figures, Start } from './dark-sections.tsx'
import { Features } from './features.tsx'
import { Connections, Prose, Roles, Steps, Table } from './light-sections.tsx'
import { Questions } from './questions.tsx'
import type { PartOf } from './section-frame.tsx'

const components = {
	prose: Prose,
	steps: Steps,
	features: Features,
	figures: Figures,
	table: Table,
	roles: Roles,
	connections: Connections,
	start: Start,
	questions: Questions,
} satisfies { [Kind in SectionKind]: ComponentType<PartOf<Kind>> }

const isDark = (kind: SectionKind) => kind === 'figures' || kind === 'start'

/** Light grounds alternate and restart after each dark band. */
function groundsOf(sections: readonly ProductSection[]) {
	let ground: Ground = 'night'
	return sections.map(({ kind }) => {
		ground = isDark(kind) ? 'night' : ground === 'paper' ? 'surface' : 'paper'
		return ground
	})
}

/** Renders each section by the component of its kind. The exhibit is beside the steps. */
export function Sections({
	sections,
	ground,
	exhibit,
}: {
	sections: readonly ProductSection[]
	/** One ground for all of them. */
	ground?: PageGround
	exhibit?: ReactNode
}) {
	const grounds = groundsOf(sections)
	return sections.map((section, index) => {
		const Component = components[section.kind] as ComponentType<PartOf<SectionKind>>
		return (
			<Component
				key={section.heading}
				section={section}
				ground={ground ?? grounds[index] ?? 'paper'}
				exhibit={exhibit}
			/>
		)
	})
}
