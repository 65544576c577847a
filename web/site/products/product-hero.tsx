import type { ComponentType } from 'react'
import type { Archetype, ProductPage } from '#web/content/products/product.ts'
import { BenchHero } from './hero/bench-hero.tsx'
import type { HeroProps } from './hero/hero-parts.tsx'
import { ReferenceHero } from './hero/reference-hero.tsx'
import { StoryHero } from './hero/story-hero.tsx'

const heroes: Record<Archetype, ComponentType<HeroProps>> = {
	story: StoryHero,
	bench: BenchHero,
	reference: ReferenceHero,
}

/** The first screen of a product, composed by its archetype. `children` are below the lead. */
export function ProductHero({ product, children }: HeroProps & { product: ProductPage }) {
	const Composition = heroes[product.archetype]
	return <Composition product={product}>{children}</Composition>
}
