import type { ComponentType } from 'react'
import type { Archetype } from '#web/content/products/product.ts'
import type { ArchetypeProps } from './archetype-props.ts'
import { Bench } from './bench/bench.tsx'
import { Reference } from './reference/reference.tsx'
import { Story } from './story/story.tsx'

export const archetypes: Record<Archetype, ComponentType<ArchetypeProps>> = {
	story: Story,
	bench: Bench,
	reference: Reference,
}
