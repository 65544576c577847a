import type { ComponentType, ReactNode } from 'react'
import type { Ground, PageGround, ProductSection, SectionKind } from '#web/content/products/product.ts'
import { Connections } from './connections.tsx'
import { Features } from './features.tsx'
import { Figures } from './figures.tsx'
import { Prose } from './prose.tsx'
import { Questions } from './questions.tsx'
import { Roles } from './roles.tsx'
import type { PartOf } from './section-frame.tsx'
import { Start } from './start.tsx'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'

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
