import type { ProductPage } from '#web/content/products/product.ts'
import { Scene } from '#web/site/scenes/scene.tsx'
import { LogoMark } from '#web/ui/logo.tsx'

/** How a brochure looks from outside. */
export function Cover({ product, title }: { product: ProductPage; title: string }) {
	return (
		<div
			aria-hidden="true"
			className="cover night-sky relative flex aspect-[1/1.414] flex-col overflow-clip rounded-sm text-on-night shadow-light print:hidden"
		>
			<div className="flex flex-1 flex-col px-[8%] pt-[8%]">
				<LogoMark onNight className="size-[14%]" />
				<p className="mt-auto text-[0.6875rem] leading-tight font-semibold text-moon">{product.eyebrow}</p>
				<p className="mt-1 text-sm leading-tight font-semibold text-balance">{title}</p>
			</div>
			<Scene name={product.scene} className="mx-[8%] mt-[8%] mb-[9%] w-[84%]" />
		</div>
	)
}
