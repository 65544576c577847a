import { ArrowRight } from 'lucide-react'
import { products } from '#web/content/products/all.ts'
import type { ProductPage, Related } from '#web/content/products/product.ts'
import { onlyOn } from '#web/content/switched-off.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProductActions } from './product-actions.tsx'

type ClosingBandProps = {
	product: ProductPage
	/** False for a page whose opening shows its scene at work. */
	withScene?: boolean
}

/** The invitation at a page's end: what to bring to the demo, and further pages. */
export function ClosingBand({ product, withScene = product.archetype !== 'bench' }: ClosingBandProps) {
	const { closing, industry, scene } = product
	const related = onlyOn(product.related)
	return (
		<section
			aria-labelledby="closing"
			data-shared
			data-industry={industry}
			className="lit-ground relative isolate overflow-clip border-t-4 border-moon text-on-night print:hidden"
		>
			<Motif
				industry={industry}
				className="motif-beside pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-[30rem] w-full text-glow desktop:inset-y-0 desktop:start-auto desktop:h-full desktop:w-[58%]"
			/>
			<div className="shell grid gap-x-14 gap-y-12 pt-16 desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] desktop:pt-24">
				<div className="desktop:pb-24">
					<h2 id="closing" className="text-page">
						{closing.heading}
					</h2>
					<p className="mt-5 max-w-[44ch] text-lg">{closing.text}</p>
					<ProductActions product={product} onNight />
					{withScene && <RelatedProducts related={related} className="mt-14" />}
				</div>
				<div className="pb-16 desktop:self-center desktop:pb-24">
					{withScene ? <Scene name={scene} /> : <RelatedProducts related={related} />}
				</div>
			</div>
		</section>
	)
}

function RelatedProducts({ related, className }: { related: readonly Related[]; className?: string }) {
	if (related.length === 0) return null
	return (
		<div className={className}>
			<h3 className="text-sm font-semibold">Goes well with it</h3>
			<ul className="mt-4 grid gap-4 tablet:grid-cols-2">
				{related.map((each) => (
					<li key={each.path} className="grid">
						<RelatedCard {...each} />
					</li>
				))}
			</ul>
		</div>
	)
}

/** A link to a product in the colours of its own industry. */
function RelatedCard({ path, name, why }: Related) {
	const product = products.find((each) => each.path === path)
	const industry = product?.industry
	// Without an industry the card has the hue of the house, which is banking's, also inside another industry's band.
	return (
		<a
			href={path}
			data-industry={industry ?? 'banking'}
			className="group grid grid-rows-[auto_1fr] overflow-clip rounded-md bg-surface text-ink shadow-light"
		>
			<span className="lit-night relative h-20 overflow-clip">
				<Motif industry={industry} className="absolute inset-0 size-full text-glow" />
				{product && (
					<span className="absolute start-5 bottom-3 rounded-md bg-surface p-2.5 text-brand-strong">
						<Icon name={product.menu.icon} className="size-6" />
					</span>
				)}
			</span>
			<span className="flex flex-col p-5">
				<span className="flex items-start justify-between gap-3 font-semibold text-brand-strong">
					<span className="group-hover:underline">{name}</span>
					<ArrowRight
						aria-hidden="true"
						className="mt-1 size-4 shrink-0 transition-transform motion-safe:group-hover:translate-x-1"
					/>
				</span>
				<span className="mt-1.5 text-sm text-muted">{why}</span>
			</span>
		</a>
	)
}
