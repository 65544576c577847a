import { productAt } from '#web/content/products/all.ts'
import type { SolutionGroup } from '#web/content/solutions.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { EntryLink } from './entry-link.tsx'

export function Education({ group }: { group: SolutionGroup }) {
	return (
		<section id={group.id} data-industry="education" className="shell py-14 desktop:py-20">
			<div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-10 relative overflow-clip rounded-lg border border-line bg-brand-soft p-6 tablet:p-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:p-14">
				<Motif
					industry="education"
					className="absolute inset-y-0 end-0 h-full w-1/2 text-brand opacity-25 max-desktop:hidden print:hidden"
				/>
				<div className="relative">
					<h2 className="text-heading">{group.heading}</h2>
					<p className="mt-4 text-lg text-muted">{group.text}</p>
					{group.entries.map((entry) => (
						<EntryLink key={entry.path} entry={entry} className="mt-8 border-t border-line pt-6" />
					))}
				</div>
				{group.entries.map(({ path }) => (
					<Scene key={path} name={productAt(path).scene} className="relative print:hidden" />
				))}
			</div>
		</section>
	)
}
