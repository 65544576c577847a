import type { ComponentType } from 'react'
import type { Section, SectionKind, SectionOf } from '#web/content/products/product.ts'
import { Connections } from './connections.tsx'
import { Features } from './features.tsx'
import { Figures } from './figures.tsx'
import { Prose } from './prose.tsx'
import { Questions } from './questions.tsx'
import { Roles } from './roles.tsx'
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
} satisfies { [Kind in SectionKind]: ComponentType<{ section: SectionOf<Kind> }> }

/** Each part of a product page, by the component of its kind. */
export function Sections({ sections }: { sections: readonly Section[] }) {
	return sections.map((section) => {
		const Component = components[section.kind] as ComponentType<{ section: Section }>
		return <Component key={section.heading} section={section} />
	})
}
