import { CalendarCheck, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductPage } from '#web/content/products/product.ts'
import { brochurePath } from '#web/content/products/product.ts'
import { ButtonLink } from '#web/ui/button.tsx'

export function ProductActions({
	product,
	onNight = false,
	children,
}: {
	product: ProductPage
	onNight?: boolean
	/** A third action, if the page has one. */
	children?: ReactNode
}) {
	const { brochure, name } = product
	return (
		<div className="mt-8 flex flex-wrap gap-3 max-[30rem]:w-full max-[30rem]:*:grow print:hidden">
			<ButtonLink href="/Contact" variant={onNight ? 'moon' : 'primary'}>
				<CalendarCheck aria-hidden="true" className="size-5" />
				Schedule a demo
			</ButtonLink>
			{brochure && (
				<ButtonLink href={brochurePath(brochure)} download={brochure.file} variant={onNight ? 'night' : 'secondary'}>
					<Download aria-hidden="true" className="size-5" />
					Download<span className="sr-only"> the brochure of {name} (PDF)</span>
				</ButtonLink>
			)}
			{children}
		</div>
	)
}
