import { ArrowRight } from 'lucide-react'
import { productAt } from '#web/content/products/all.ts'
import type { SolutionGroup } from '#web/content/solutions.ts'
import { Scene } from '#web/site/scenes/scene.tsx'

export function Enterprise({ group }: { group: SolutionGroup }) {
	return (
		<section
			id={group.id}
			data-industry="enterprise"
			className="border-y border-line bg-brand-soft py-14 desktop:py-20 print:bg-transparent"
		>
			<div className="shell">
				<div className="max-w-[46rem]">
					<h2 className="text-heading">{group.heading}</h2>
					<p className="mt-4 text-lg text-muted">{group.text}</p>
				</div>
				<ul className="mt-10 grid gap-4">
					{group.entries.map((entry) => {
						const { name, scene, glance } = productAt(entry.path)
						return (
							<li key={entry.path} className="rounded-lg bg-surface px-5 shadow-light tablet:px-7 print:shadow-none">
								<a
									href={entry.path}
									className="group grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-5 py-7 tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
								>
									<div className="rounded-md bg-brand-soft p-1 transition-colors tablet:p-4 group-hover:bg-sunken print:hidden">
										<Scene name={scene} />
									</div>
									<div className="flex items-center gap-6">
										<div className="flex-1">
											<h3 className="text-[1.625rem] leading-tight group-hover:text-brand">{name}</h3>
											<p className="mt-2 max-w-[56ch] text-muted">{entry.text}</p>
											<p className="mt-4 text-sm">
												<span className="text-muted">{glance[0]?.label}: </span>
												<span className="font-semibold">{glance[0]?.value}</span>
											</p>
										</div>
										<ArrowRight
											aria-hidden="true"
											className="size-6 shrink-0 text-brand transition-transform motion-safe:group-hover:translate-x-1"
										/>
									</div>
								</a>
							</li>
						)
					})}
				</ul>
			</div>
		</section>
	)
}
