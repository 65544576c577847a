import { classNames } from '#web/ui/class-names.ts'
import { type PartOf, SectionFrame } from './section-frame.tsx'

export function Roles({ section, ground }: PartOf<'roles'>) {
	return (
		<SectionFrame {...section} ground={ground}>
			<ul
				className={classNames(
					'grid gap-x-8 gap-y-8 tablet:grid-cols-2',
					section.roles.length > 5
						? 'desktop:grid-cols-4 desktop:gap-y-12'
						: 'desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none',
				)}
			>
				{section.roles.map(({ name, does, screen }) => (
					<li
						key={name}
						className="relative border-t-2 border-brand pt-6 before:absolute before:-top-[0.4375rem] before:start-0 before:size-3 before:rounded-full before:bg-brand print:break-inside-avoid"
					>
						<h3 className="text-title">{name}</h3>
						<p className="mt-2">{does}</p>
						<p className="mt-3 text-sm text-muted">
							Works in <span className="font-semibold text-ink">{screen}</span>
						</p>
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}
