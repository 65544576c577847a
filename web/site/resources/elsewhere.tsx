import { elsewhere } from '#web/content/resources.ts'
import { ArrowLinks } from '#web/site/parts/arrow-links.tsx'

export function Elsewhere() {
	return (
		<section aria-labelledby="elsewhere" className="border-t border-line bg-surface py-14 desktop:py-20 print:hidden">
			<div className="shell grid gap-x-14 gap-y-6 desktop:grid-cols-[4fr_8fr]">
				<h2 id="elsewhere" className="text-heading">
					{elsewhere.heading}
				</h2>
				<ArrowLinks links={elsewhere.entries} />
			</div>
		</section>
	)
}
