import type { Closing, ProductPage } from '#web/content/products/product.ts'
import { ArrowLinks } from '#web/site/parts/arrow-links.tsx'
import { ProductActions } from './product-actions.tsx'

const ownPapers: Closing = {
	heading: 'See it with your own papers',
	text: 'Send us three real cases with the names blacked out. The demo runs on them, and takes 45 minutes.',
}

export function ClosingBand({ product }: { product: ProductPage }) {
	const { heading, text } = product.closing ?? ownPapers
	return (
		<section
			aria-labelledby="closing"
			data-shared
			className="border-t border-line bg-surface py-14 desktop:py-20 print:hidden"
		>
			<div className="shell grid gap-x-14 gap-y-12 desktop:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
				<div>
					<h2 id="closing" className="text-heading">
						{heading}
					</h2>
					<p className="mt-4 max-w-[48ch] text-lg text-muted">{text}</p>
					<ProductActions product={product} />
				</div>
				<div>
					<h3 className="text-sm font-semibold text-muted">Goes well with it</h3>
					<ArrowLinks links={product.related.map(({ why, ...page }) => ({ ...page, text: why }))} className="mt-2" />
				</div>
			</div>
		</section>
	)
}
