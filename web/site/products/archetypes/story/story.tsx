import type { ComponentType } from 'react'
import { type PageSection, pageSections } from '#web/content/products/page-sections.ts'
import type { SectionKind } from '#web/content/products/product.ts'
import { Sections } from '#web/site/sections/sections.tsx'
import type { ArchetypeProps } from '../archetype-props.ts'
import { Cast } from './cast.tsx'
import { Chronicle } from './chronicle.tsx'
import { Ending } from './ending.tsx'
import { Notes } from './notes.tsx'
import { Quote } from './quote.tsx'

const parts: { [Kind in SectionKind]?: ComponentType<PageSection<Kind>> } = {
	prose: Quote,
	roles: Cast,
	features: Notes,
	start: Ending,
}

/** One case from start to end, like an article with pictures of the screens. */
export function Story({ product, exhibit, signature }: ArchetypeProps) {
	return pageSections(product).map((placed) => {
		const { section } = placed
		if (section.kind === 'steps')
			return (
				<Chronicle
					key={section.heading}
					section={section}
					ground={placed.ground === 'night' ? 'paper' : (placed.ground ?? 'paper')}
					screens={placed.screens}
					exhibit={exhibit}
					signature={signature}
				/>
			)
		const Part = parts[section.kind] as ComponentType<PageSection> | undefined
		if (Part) return <Part key={section.heading} {...placed} />
		return <Sections key={section.heading} sections={[section]} ground={placed.ground} />
	})
}
