import { brand } from '#web/content/brand.ts'
import type { ProductPage } from '#web/content/products/product.ts'
import { Scene } from '#web/site/scenes/scene.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { BrochureSection } from './brochure-section.tsx'

function Cover({ product }: { product: ProductPage }) {
	const { eyebrow, name, heading, lead, scene, sceneLabel, glance } = product
	return (
		<header className="document-cover flex flex-col bg-night text-on-night">
			<Logo name={brand.name} onNight />
			<p className="mt-[16mm] text-[12pt] font-semibold text-moon">{eyebrow}</p>
			<h1 className="mt-[2mm] text-[30pt] leading-[1.1]">{name}</h1>
			<p className="mt-[3mm] text-[16pt] leading-[1.25] text-on-night-muted">{heading}</p>
			<figure className="my-auto w-full">
				<Scene name={scene} label={sceneLabel} />
			</figure>
			<p className="text-[11pt] text-on-night-muted">{lead}</p>
			<dl className="mt-[6mm] grid grid-cols-2 gap-x-[8mm] gap-y-[2mm] border-t border-night-line pt-[4mm]">
				{glance.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-[8.5pt] text-on-night-muted">{label}</dt>
						<dd className="font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</header>
	)
}

function Contact({ product }: { product: ProductPage }) {
	const [queries] = brand.mailboxes
	return (
		<section className="keep mt-[8mm] rounded-md bg-brand-soft p-[6mm]">
			<h2 className="text-[14pt]">See {product.name} at work</h2>
			<p className="mt-[1mm]">
				Ask for a demo: {brand.website}/Contact, or write to {queries?.address}.
			</p>
			<ul className="mt-[3mm] grid grid-cols-3 gap-x-[4mm] gap-y-[1mm] text-[8.5pt]">
				{brand.offices.map(({ id, place, phone }) => (
					<li key={id}>
						<span className="font-semibold">{place}</span> <span className="whitespace-nowrap">{phone}</span>
					</li>
				))}
			</ul>
		</section>
	)
}

/** A product's page as a PDF: a cover with its scene, then all of its sections. */
export function Brochure({ product }: { product: ProductPage }) {
	const [first, ...others] = product.sections
	const sections = [...(first ? [first] : []), ...(product.brochure?.ownParts ?? []), ...others]
	return (
		<main className="document">
			<Cover product={product} />
			<div className="flex flex-col gap-[7mm]">
				{sections.map((section) => (
					<BrochureSection key={section.heading} section={section} />
				))}
			</div>
			<Contact product={product} />
		</main>
	)
}
