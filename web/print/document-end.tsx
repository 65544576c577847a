import { brand } from '#web/content/brand.ts'
import { OfficeLines } from './office-lines.tsx'

/** The product's page and the contacts, at the end of a document. */
export function DocumentEnd({ heading, product }: { heading: string; product: { name: string; path: string } }) {
	const [queries] = brand.mailboxes
	return (
		<section className="keep rounded-md bg-brand-soft p-[6mm]">
			<h2 className="text-[13pt]">{heading}</h2>
			<p className="mt-[1mm]">
				{product.name}: {brand.website}
				{product.path}. Questions and corrections: {queries?.address}.
			</p>
			<OfficeLines className="mt-[3mm]" />
		</section>
	)
}
