import { ArrowRight } from 'lucide-react'
import { products } from '#web/content/products/all.ts'
import type { Related } from '#web/content/products/product.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** A link to a product in the colours of its own industry. */
export function RelatedCard({ path, name, why }: Related) {
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
