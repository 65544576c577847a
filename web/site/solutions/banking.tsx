import type { SolutionGroup } from '#web/content/solutions.ts'
import { Motif } from '#web/site/industries/motif.tsx'
import { Scene } from '#web/site/scenes/scene.tsx'
import { EntryLink } from './entry-link.tsx'

export function Banking({ group }: { group: SolutionGroup }) {
	return (
		<section
			id={group.id}
			data-industry="banking"
			className="relative overflow-clip border-y border-line bg-brand-soft py-14 desktop:py-20 print:bg-transparent"
		>
			<Motif
				industry="banking"
				className="absolute inset-y-0 end-0 h-full w-1/2 text-brand opacity-25 max-desktop:hidden print:hidden"
			/>
			<div className="shell relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
				<div>
					<h2 className="text-heading">{group.heading}</h2>
					<p className="mt-4 text-lg text-muted">{group.text}</p>
					<ul className="mt-8 border-t border-line">
						{group.entries.map((entry) => (
							<li key={entry.path} className="border-b border-line">
								<EntryLink entry={entry} className="py-5" />
							</li>
						))}
					</ul>
				</div>
				<div className="night-sky rounded-lg p-4 tablet:p-10 print:hidden">
					<Scene name="customer-onboarding" />
				</div>
			</div>
		</section>
	)
}
