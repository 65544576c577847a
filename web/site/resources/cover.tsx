import { type Brochure, coverPath, coverSize } from '#web/content/products/product.ts'

/** How a brochure looks from outside. Its title stands beside it. */
export const Cover = ({ brochure }: { brochure: Brochure }) => (
	<img
		src={coverPath(brochure)}
		alt=""
		{...coverSize}
		loading="lazy"
		decoding="async"
		className="h-auto w-full rounded-sm shadow-light print:hidden"
	/>
)
