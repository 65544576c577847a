import type { ReactNode } from 'react'
import type { ProductStep } from '#web/content/products/product.ts'

/** The chapter in the middle of a story without a signature scene: the exhibit at a large size, over the whole width. */
export function Spread({ step, number, exhibit }: { step: ProductStep; number: number; exhibit: ReactNode }) {
	const { who, where, title, text } = step
	return (
		<section
			aria-label={title}
			className="overflow-clip bg-brand py-16 text-on-brand desktop:py-28 print:bg-transparent print:py-0 print:text-ink"
		>
			<ol start={number} className="shell">
				<li className="grid items-center gap-x-16 gap-y-10 desktop:grid-cols-[5fr_7fr] print:block print:break-inside-avoid">
					<div>
						<p aria-hidden="true" className="text-hero leading-none font-semibold tabular-nums">
							{number}
						</p>
						<h3 className="mt-3 text-page">{title}</h3>
						<p className="mt-4 text-title">
							<span className="font-semibold">{who}</span>, {where}
						</p>
						<p className="mt-3 max-w-measure text-lg">{text}</p>
					</div>
					<div className="desktop:[zoom:1.4] print:hidden">{exhibit}</div>
				</li>
			</ol>
		</section>
	)
}
