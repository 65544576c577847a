import { brand } from '#web/content/brand.ts'
import { everyProduct } from '#web/content/products/all.ts'
import type { ProductPage, Related } from '#web/content/products/product.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { OfficeLines } from './office-lines.tsx'

function RelatedProduct({ related: { path, name, why } }: { related: Related }) {
	const product = everyProduct.find((each) => each.path === path)
	if (!product) return null
	return (
		<div data-industry={product.industry} className="rounded-md bg-night p-[5mm]">
			<Scene name={product.scene} label={product.sceneLabel} />
			<h3 className="mt-[3mm] text-[11pt] text-moon">{name}</h3>
			<p className="text-[9.5pt] text-on-night-muted">{why}</p>
		</div>
	)
}

/**
 * The invitation. It fills the rest of the last page: `scripts/assets/pdf.ts` sets `--rest`. A high one shows the related
 * products.
 */
export function BrochureClosing({ product: { closing, industry, related } }: { product: ProductPage }) {
	const [queries] = brand.mailboxes
	return (
		<section className="keep relative isolate overflow-hidden rounded-md bg-brand-strong p-[7mm] text-on-night">
			<div className="absolute inset-0 -z-10 text-[color-mix(in_oklab,var(--on-night)_22%,var(--brand-strong))]">
				<Motif industry={industry} className="size-full [&_.fill-night-lit]:fill-brand-strong" />
				<div className="absolute inset-x-0 top-0 h-[58mm] bg-linear-to-b from-brand-strong from-55% to-transparent" />
				<div className="absolute inset-x-0 bottom-0 h-[42mm] bg-linear-to-t from-brand-strong from-60% to-transparent" />
			</div>
			<h2 className="max-w-[140mm] text-[20pt] leading-[1.15]">{closing.heading}</h2>
			<p className="mt-[2mm] max-w-[140mm] text-[10.5pt]">{closing.text}</p>
			<div className="@container-size h-(--rest)">
				<div className="hidden h-full items-center [@container(height>130mm)]:grid">
					<div className="grid grid-cols-2 gap-[6mm]">
						{related.map((each) => (
							<RelatedProduct key={each.path} related={each} />
						))}
					</div>
				</div>
			</div>
			<p className="mt-[4mm] font-semibold text-moon">
				Ask for a demo: {brand.website}/Contact, or write to {queries?.address}.
			</p>
			<OfficeLines className="mt-[2mm]" />
		</section>
	)
}
