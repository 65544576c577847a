import { ArrowRight } from 'lucide-react'
import type { ProductPage } from '#web/content/products/product.ts'
import { ProductActions } from './product-actions.tsx'

/** Ends every product page: the same two acts, and two places to go on to. */
export function ClosingBand({ product }: { product: ProductPage }) {
	return (
		<section
			aria-labelledby="closing"
			data-shared
			className="border-t border-line bg-surface py-14 desktop:py-20 print:hidden"
		>
			<div className="shell grid gap-x-14 gap-y-12 desktop:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
				<div>
					<h2 id="closing" className="text-heading">
						See it with your own papers
					</h2>
					<p className="mt-4 max-w-[48ch] text-lg text-muted">
						Send us three real cases with the names blacked out. The demo runs on them, and takes 45 minutes.
					</p>
					<ProductActions product={product} />
				</div>
				<div>
					<h3 className="text-sm font-semibold text-muted">Goes well with it</h3>
					<ul className="mt-2 border-t border-line">
						{product.related.map(({ path, name, why }) => (
							<li key={path} className="border-b border-line">
								<a href={path} className="group flex items-center gap-6 py-5">
									<span className="flex-1">
										<span className="text-title font-semibold group-hover:text-brand">{name}</span>
										<span className="mt-1 block text-muted">{why}</span>
									</span>
									<ArrowRight
										aria-hidden="true"
										className="size-6 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-x-1"
									/>
								</a>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	)
}
