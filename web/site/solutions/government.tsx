import { productAt } from '#web/content/products/all.ts'
import type { SolutionGroup } from '#web/content/solutions.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { EntryLink } from './entry-link.tsx'

export function Government({ group }: { group: SolutionGroup }) {
	return (
		<section id={group.id} data-industry="e-governance" className="py-14 desktop:py-20">
			<div className="shell">
				<div className="grid gap-x-14 gap-y-4 desktop:grid-cols-2 desktop:items-end">
					<h2 className="text-heading">{group.heading}</h2>
					<p className="text-lg text-muted">{group.text}</p>
				</div>
				<ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
					{group.entries.map((entry) => (
						<li
							key={entry.path}
							className="flex flex-col tablet:last:odd:col-span-2 tablet:last:odd:flex-row tablet:last:odd:items-center tablet:last:odd:gap-x-14 tablet:last:odd:*:flex-1"
						>
							<div className="night-sky relative overflow-clip rounded-lg p-4 tablet:p-8 print:hidden">
								<Motif industry="e-governance" className="absolute inset-0 size-full text-on-night opacity-15" />
								<Scene name={productAt(entry.path).scene} />
							</div>
							<EntryLink entry={entry} className="mt-5" />
						</li>
					))}
				</ul>
			</div>
		</section>
	)
}
