import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type PartOf, SectionFrame } from './section-frame.tsx'

/** The first card is the widest, and the last one fills its row. */
export function Features({ section, ground }: PartOf<'features'>) {
	const { features } = section
	const perRow = features.length === 5 ? 2 : 3
	const last = (features.length - 1) % perRow
	return (
		<SectionFrame {...section} ground={ground}>
			<ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line tablet:grid-cols-2 desktop:grid-cols-6">
				{features.map(({ icon, title, text }, index) => (
					<li
						key={title}
						className={classNames(
							'flex flex-col bg-surface p-6 desktop:p-8 print:break-inside-avoid',
							index === 0
								? 'tablet:col-span-2 desktop:col-span-6 desktop:flex-row desktop:items-center desktop:gap-10'
								: perRow === 2
									? 'desktop:col-span-3'
									: 'desktop:col-span-2',
							index > 0 &&
								index === features.length - 1 &&
								features.length % 2 === 0 &&
								'tablet:max-desktop:col-span-2',
							index > 0 && last === 2 && index >= features.length - 2 && 'desktop:col-span-3',
							index > 0 && last === 1 && index === features.length - 1 && 'desktop:col-span-6',
						)}
					>
						<div
							className={classNames(index === 0 && 'desktop:flex desktop:w-5/12 desktop:items-center desktop:gap-6')}
						>
							<Icon name={icon} className={classNames('shrink-0 text-brand', index === 0 ? 'size-9' : 'size-6')} />
							<h3 className={index === 0 ? 'mt-4 text-title desktop:mt-0' : 'mt-4 font-semibold'}>{title}</h3>
						</div>
						<p
							className={classNames(
								'mt-2 max-w-measure text-muted',
								index === 0 ? 'desktop:mt-0 desktop:flex-1' : 'text-sm',
							)}
						>
							{text}
						</p>
					</li>
				))}
			</ul>
		</SectionFrame>
	)
}
