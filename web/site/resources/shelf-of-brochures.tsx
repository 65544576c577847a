import { Download } from 'lucide-react'
import { type Brochure, brochurePath, coverPath, coverSize } from '#web/content/products/product.ts'
import type { BrochureShelf, ShelvedBrochure } from '#web/content/resources.ts'
import { documentSize } from '#web/site/investors/document-size.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function ShelfOfBrochures({ shelf }: { shelf: BrochureShelf }) {
	return (
		<section
			aria-label={shelf.name}
			className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 border-t border-line py-12 desktop:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] desktop:py-16"
		>
			<div>
				<h3 className="text-[1.625rem] leading-tight">{shelf.name}</h3>
				<p className="mt-2 text-muted">{shelf.text}</p>
			</div>
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-10 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
				{shelf.brochures.map((brochure) => (
					<BrochureEntry key={brochure.path} brochure={brochure} />
				))}
			</ul>
		</section>
	)
}

function BrochureEntry({ brochure }: { brochure: ShelvedBrochure }) {
	return (
		<li className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-5 print:break-inside-avoid">
			<div>
				<ShelfCover brochure={brochure} />
			</div>
			<div className="flex flex-col items-start">
				<h4 className="text-title">{brochure.title}</h4>
				<p className="mt-1.5 text-sm text-muted">{brochure.note}</p>
				<p className="mt-3 text-sm tabular-nums">{documentSize(brochure)}</p>
				<ButtonLink
					href={brochurePath(brochure)}
					download={brochure.file}
					variant="secondary"
					size="small"
					className="mt-4 min-h-10 print:hidden"
				>
					<Download aria-hidden="true" className="size-4.5" />
					Download<span className="sr-only"> the brochure {brochure.title} (PDF)</span>
				</ButtonLink>
				<a
					href={brochure.path}
					className="mt-2 py-1 text-sm font-semibold text-brand underline-offset-4 hover:underline"
				>
					Read it as a page<span className="sr-only">: {brochure.product}</span>
				</a>
			</div>
		</li>
	)
}

/** The title is beside the picture. */
const ShelfCover = ({ brochure }: { brochure: Brochure }) => (
	<img
		src={coverPath(brochure)}
		alt=""
		{...coverSize}
		loading="lazy"
		decoding="async"
		className="h-auto w-full rounded-sm shadow-light print:hidden"
	/>
)
