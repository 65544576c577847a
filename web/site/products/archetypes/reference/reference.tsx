import { pageSections } from '#web/content/products/page-sections.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ArchetypeProps } from '../archetype-props.ts'
import { ReferenceEntry } from './entry.tsx'
import { SectionIndex } from './section-index.tsx'

/** Pages whose index is at the end side. */
const mirrored: readonly SceneName[] = ['correspondence-management', 'education-automation']

/** The coverage of the product, with an index of the sections that stays in view. */
export function Reference({ product, exhibit }: ArchetypeProps) {
	const entries = pageSections(product).map((placed, index) => ({
		...placed,
		id: placed.section.id ?? `part-${index + 1}`,
		number: index + 1,
		name: placed.label ?? placed.section.heading,
	}))
	const isMirrored = mirrored.includes(product.scene)
	return (
		<div
			className={classNames(
				'shell grid gap-x-14 gap-y-10 py-12 desktop:py-16 print:block print:py-4',
				isMirrored ? 'desktop:grid-cols-[minmax(0,1fr)_12rem]' : 'desktop:grid-cols-[12rem_minmax(0,1fr)]',
			)}
		>
			<div className={classNames('print:hidden', isMirrored && 'desktop:order-2')}>
				<SectionIndex entries={entries} />
			</div>
			<div className="flex min-w-0 flex-col gap-y-14 print:gap-y-6">
				{entries.map((entry) => (
					<ReferenceEntry key={entry.id} {...entry} product={product.name} exhibit={entry.withExhibit && exhibit} />
				))}
			</div>
		</div>
	)
}
