import type { SolutionGroup } from '#web/content/solutions.ts'
import { SectionFrame } from '#web/site/sections/section-frame.tsx'
import { EntryLink } from './entry-link.tsx'

export function Services({ group }: { group: SolutionGroup }) {
	return (
		<SectionFrame id={group.id} heading={group.heading} intro={group.text} layout="beside" ground="surface">
			<ul className="border-t border-line">
				{group.entries.map((entry) => (
					<li key={entry.path} className="border-b border-line">
						<EntryLink entry={entry} className="py-6" />
					</li>
				))}
			</ul>
			<p className="mt-8 text-muted">
				Not sure which of these it is?{' '}
				<a href="/contact" className="font-semibold text-brand underline underline-offset-4 hover:text-brand-strong">
					Describe the pile
				</a>{' '}
				and we name the product, or tell you that you need none.
			</p>
		</SectionFrame>
	)
}
