import { ArrowRight } from 'lucide-react'
import { elsewhere } from '#web/content/resources.ts'

/** Where other papers are found. */
export function Elsewhere() {
	return (
		<section aria-labelledby="elsewhere" className="border-t border-line bg-surface py-14 desktop:py-20 print:hidden">
			<div className="shell grid gap-x-14 gap-y-6 desktop:grid-cols-[4fr_8fr]">
				<h2 id="elsewhere" className="text-heading">
					{elsewhere.heading}
				</h2>
				<ul className="border-t border-line">
					{elsewhere.entries.map(({ name, path, text }) => (
						<li key={path} className="border-b border-line">
							<a href={path} className="group flex items-center gap-6 py-5">
								<span className="flex-1">
									<span className="font-semibold group-hover:text-brand">{name}</span>
									<span className="mt-0.5 block text-muted">{text}</span>
								</span>
								<ArrowRight
									aria-hidden="true"
									className="size-5 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-x-1"
								/>
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
