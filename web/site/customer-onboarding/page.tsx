import { productAt } from '#web/content/products/all.ts'
import { onboardingSolutions } from '#web/content/products/onboarding-solutions.ts'
import { ClosingBand } from '#web/site/products/closing-band.tsx'
import { ProductHero } from '#web/site/products/product-hero.tsx'
import { Sections } from '#web/site/sections/sections.tsx'
import { metaOf } from '#web/site/seo/page-meta.ts'
import { AllSolutions, AllSolutionsButton } from './all-solutions.tsx'
import { SolutionSection } from './solution-section.tsx'

const customerOnboarding = productAt('/customer-onboarding')

export const meta = metaOf(customerOnboarding)

export default function CustomerOnboarding() {
	const { sections } = customerOnboarding
	return (
		<article>
			<ProductHero product={customerOnboarding} />
			<Sections sections={sections.slice(0, 1)} />
			<AllSolutions solutions={onboardingSolutions} />
			{onboardingSolutions.map((solution) => (
				<SolutionSection key={solution.id} solution={solution} />
			))}
			<Sections sections={sections.slice(1)} />
			<ClosingBand product={customerOnboarding} />
			<AllSolutionsButton />
		</article>
	)
}
