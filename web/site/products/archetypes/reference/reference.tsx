import { pageSections } from '#web/content/products/page-sections.ts'
import type { SceneName } from '#web/content/scene-name.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ArchetypeProps } from '../archetype-props.ts'
import { ReferenceEntry } from './entry.tsx'

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

/** Links to the sections. Browsers with `:target-current` mark the one that is being read. */
function SectionIndex({ entries }: { entries: readonly { id: string; name: string }[] }) {
	return (
		<nav aria-label="On this page">
			<div className="desktop:sticky desktop:top-[calc(var(--sticky-top)+2rem)]">
				<p className="text-sm font-semibold">On this page</p>
				<ol className="mt-3 border-s border-line [scroll-target-group:auto] max-desktop:grid max-desktop:grid-cols-2 max-desktop:gap-x-6 max-desktop:border-0 tablet:max-desktop:grid-cols-3">
					{entries.map(({ id, name }) => (
						<li key={id} className="max-desktop:border-s max-desktop:border-line">
							<a
								href={`#${id}`}
								className="-ms-px flex h-full min-h-10 items-center border-s-2 border-transparent py-1.5 ps-4 text-sm leading-snug text-muted transition-colors hover:border-edge hover:text-ink [&:target-current]:border-brand [&:target-current]:font-semibold [&:target-current]:text-brand-strong"
							>
								{name}
							</a>
						</li>
					))}
				</ol>
			</div>
		</nav>
	)
}
