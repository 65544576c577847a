import type { SolutionGroup } from '#web/content/solutions.ts'
import { Scene } from '#web/site/scenes/scene.tsx'
import { EntryLink } from './entry-link.tsx'

export function Banking({ group }: { group: SolutionGroup }) {
	return (
		<section id={group.id} className="border-y border-line bg-surface py-14 desktop:py-20">
			<div className="shell grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
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
