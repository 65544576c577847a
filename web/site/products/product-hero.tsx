import type { ReactNode } from 'react'
import type { ProductPage } from '#web/content/products/product.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { ProductActions } from './product-actions.tsx'

/** `children` are below the lead. */
export function ProductHero({ product, children }: { product: ProductPage; children?: ReactNode }) {
	const { eyebrow, heading, lead, scene, sceneLabel, glance } = product
	return (
		<>
			<header className="night-sky overflow-clip text-on-night print:bg-transparent print:text-ink">
				<div className="shell pt-6 pb-24 desktop:pb-32 print:p-0">
					<Breadcrumbs page={product} onNight />
					<div className="mt-8 grid items-center gap-x-14 gap-y-12 desktop:mt-12 desktop:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]">
						<div>
							<p className="font-semibold text-moon print:text-ink">{eyebrow}</p>
							<h1 className="mt-3 text-page">{heading}</h1>
							<p className="mt-5 max-w-measure text-lg text-on-night-muted print:text-ink">{lead}</p>
							{children}
							<ProductActions product={product} onNight />
						</div>
						<Scene name={scene} label={sceneLabel} className="print:hidden" />
					</div>
				</div>
			</header>
			<div className="shell -mt-14 pb-8 print:mt-4">
				<dl className="relative grid gap-x-8 gap-y-5 rounded-lg bg-surface px-6 py-6 shadow-light min-[30rem]:grid-cols-2 tablet:px-9 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none">
					{glance.map(({ label, value }) => (
						<div key={label}>
							<dt className="text-sm text-muted">{label}</dt>
							<dd className="mt-0.5 font-semibold">{value}</dd>
						</div>
					))}
				</dl>
			</div>
		</>
	)
}
