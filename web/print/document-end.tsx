import { brand } from '#web/content/brand.ts'

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
