import type { ReactNode } from 'react'
import type { ProductPage } from '#web/content/products/product.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { Motif } from '#web/site/industries/motif.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ProductActions } from '../product-actions.tsx'

export type HeroProps = {
	product: ProductPage
	/** Below the lead. */
	children?: ReactNode
}

type Ground = HeroProps & {
	/** The box that the motif fills. */
	motif: string
	className?: string
}

/** The industry's night with its motif, and the breadcrumbs. */
export function HeroGround({ product, motif, className, children }: Ground) {
	return (
		<header
			data-industry={product.industry}
			data-begins-dark
			className="lit-night relative isolate overflow-x-clip text-on-night print:bg-transparent print:bg-none print:text-ink"
		>
			<Motif
				industry={product.industry}
				className={classNames('pointer-events-none absolute -z-10 text-glow print:hidden', motif)}
			/>
			<div className={classNames('shell pt-6 print:p-0', className)}>
				<Breadcrumbs page={product} onNight />
				{children}
			</div>
		</header>
	)
}

/** The words beside a scene. `children` are below the lead. */
export function HeroText({ product, children }: HeroProps) {
	const { eyebrow, heading, lead } = product
	return (
		<div>
			<p className="font-semibold text-moon print:text-ink">{eyebrow}</p>
			<h1 className="mt-3 text-page">{heading}</h1>
			<p className="mt-5 max-w-measure text-lg text-on-night-muted print:text-ink">{lead}</p>
			{children}
			<ProductActions product={product} onNight />
		</div>
	)
}

/** The facts at a glance as one row. */
export function Glance({ product, className }: { product: ProductPage; className?: string }) {
	return (
		<dl
			data-industry={product.industry}
			className={classNames(
				'relative grid gap-x-8 gap-y-5 text-ink min-[30rem]:grid-cols-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none',
				className,
			)}
		>
			{product.glance.map(({ label, value }) => (
				<div key={label}>
					<dt className="text-sm text-muted">{label}</dt>
					<dd className="mt-0.5 font-semibold text-balance">{value}</dd>
				</div>
			))}
		</dl>
	)
}
