import type { Brochure as BrochureFacts, ProductPage } from '#web/content/products/product.ts'
import { BrochureClosing } from './brochure-closing.tsx'
import { BrochureCover } from './brochure-cover.tsx'
import { ChoiceFigures } from './brochure-pictures.tsx'
import { BrochureSection } from './brochure-section.tsx'

/** A product's page as a PDF: a cover with its scene, the scene's other states, then all sections. */
export function PrintedBrochure({
	product,
	facts: { cover, ownParts = [] },
}: {
	product: ProductPage
	facts: BrochureFacts
}) {
	const [first, ...others] = product.sections
	const sections = [...(first ? [first] : []), ...ownParts, ...others]
	return (
		<main className="document" data-industry={product.industry}>
			<BrochureCover product={product} look={cover} />
			<div className="flex flex-col gap-[7mm]">
				<p className="text-[14pt] leading-[1.4] text-brand-strong">{product.lead}</p>
				<ChoiceFigures scene={product.scene} />
				{sections.map((section) => (
					<BrochureSection key={section.heading} section={section} scene={product.scene} />
				))}
				<BrochureClosing product={product} />
			</div>
		</main>
	)
}
