import type { ProductPage } from '#web/content/products/product.ts'
import { Scene } from '#web/site/scenes/scene.tsx'
import { LogoMark } from '#web/ui/logo.tsx'

/** How a brochure looks from outside. */
export function Cover({ product, title }: { product: ProductPage; title: string }) {
	return (
		<div
			aria-hidden="true"
			className="night-sky @container flex aspect-[1/1.414] flex-col overflow-clip rounded-sm text-on-night shadow-light print:hidden"
		>
			<div className="flex flex-1 flex-col px-[8cqw] pt-[9cqw]">
				<LogoMark onNight className="size-[12cqw]" />
				<p className="mt-auto text-[6cqw] leading-tight font-semibold text-moon">{product.eyebrow}</p>
				<p className="mt-[2cqw] text-[10cqw] leading-tight font-semibold text-balance">{title}</p>
			</div>
			<Scene name={product.scene} className="mx-[8cqw] mt-[6cqw] mb-[8cqw] w-[84cqw]" />
		</div>
	)
}
