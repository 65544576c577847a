import { type Brochure, coverPath, coverSize } from '#web/content/products/product.ts'

/** The title is beside the picture. */
export const ShelfCover = ({ brochure }: { brochure: Brochure }) => (
	<img
		src={coverPath(brochure)}
		alt=""
		{...coverSize}
		loading="lazy"
		decoding="async"
		className="h-auto w-full rounded-sm shadow-light print:hidden"
	/>
)
