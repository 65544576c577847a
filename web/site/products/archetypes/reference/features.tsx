import type { SectionOf } from '#web/content/products/product.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { EntryPart } from './entry-part.ts'
import { row } from './rows.tsx'

type List = Pick<SectionOf<'features'>, 'features'>

function Rows({ features }: List) {
	return (
		<ul className="border-b border-line">
			{features.map(({ icon, title, text }) => (
				<li key={title} className={classNames(row, 'tablet:grid-cols-[4fr_8fr]')}>
					<h3 className="flex items-start gap-3 font-semibold">
						<Icon name={icon} className="mt-0.5 size-5 shrink-0 text-brand" />
						{title}
					</h3>
					<p className="text-sm">{text}</p>
				</li>
			))}
		</ul>
	)
}

/** A line of its own connects each module to the product. */
function Columns({ features, product }: List & { product: string }) {
	return (
		<>
			<ul className="grid gap-x-3 max-[1200px]:gap-y-3 min-[1200px]:auto-cols-fr min-[1200px]:grid-flow-col">
				{features.map(({ icon, title, text }) => (
					<li key={title} className="flex flex-col print:break-inside-avoid">
						<div className="flex-1 rounded-md bg-surface p-4 shadow-light print:p-0 print:shadow-none">
							<Icon name={icon} className="size-8 text-brand" />
							<h3 className="mt-3 font-semibold">{title}</h3>
							<p className="mt-1 text-sm">{text}</p>
						</div>
						<div aria-hidden="true" className="mx-auto h-10 w-0.5 bg-brand/40 max-[1200px]:hidden print:hidden" />
					</li>
				))}
			</ul>
			<p
				aria-hidden="true"
				className="rounded-md bg-night p-4 text-center font-semibold text-on-night max-[1200px]:mt-3 print:hidden"
			>
				{product}
			</p>
		</>
	)
}

export function ReferenceFeatures({ section, look, product }: EntryPart<'features'>) {
	const { features } = section
	return look === 'columns' ? <Columns features={features} product={product} /> : <Rows features={features} />
}
