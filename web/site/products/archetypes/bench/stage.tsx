import type { ReactNode } from 'react'
import type { PageGround, SectionOf } from '#web/content/products/product.ts'
import { grounds } from '#web/site/sections/section-frame.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** The exhibit at a large size, for a page without a scene to operate. */
export function Stage({
	section,
	ground = 'tint',
	exhibit,
}: {
	section: SectionOf<'prose'>
	ground?: PageGround
	exhibit: ReactNode
}) {
	const { id, heading, paragraphs } = section
	return (
		<section className={classNames('overflow-clip py-16 desktop:py-24 print:py-4', grounds[ground])}>
			<div className="shell">
				<h2 id={id} className="max-w-[16ch] text-hero">
					{heading}
				</h2>
				<div className="mt-12 grid items-start gap-x-16 gap-y-12 desktop:mt-16 desktop:grid-cols-[7fr_5fr]">
					<div className="print:hidden desktop:[zoom:1.4]">{exhibit}</div>
					<div className="flex max-w-measure flex-col gap-5">
						{paragraphs.map((paragraph, index) => (
							<p key={paragraph} className={index === 0 ? 'text-title' : undefined}>
								{paragraph}
							</p>
						))}
					</div>
				</div>
			</div>
		</section>
	)
}
