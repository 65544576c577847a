import type { CaseStudyRow } from '#contracts/content/case-studies.ts'
import { ItemDate } from '#web/site/publishing/item-date.tsx'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { caseStudyPath, caseStudyPicture } from './case-study-facts.ts'

/** Up to three small cards. A single one fills the row. */
export function CaseStudyCards({
	caseStudies,
	className,
}: {
	caseStudies: readonly CaseStudyRow[]
	className?: string
}) {
	const isAlone = caseStudies.length === 1
	const columns = isAlone
		? ''
		: caseStudies.length === 2
			? 'tablet:grid-cols-2'
			: 'tablet:grid-cols-2 desktop:grid-cols-3'
	return (
		<ul className={classNames('grid gap-x-8 gap-y-10', columns, className)}>
			{caseStudies.map((caseStudy) => (
				<li
					key={caseStudy.id}
					className={classNames(
						'group relative',
						isAlone && 'tablet:grid tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tablet:items-center tablet:gap-x-10',
					)}
				>
					<ItemPicture
						picture={caseStudyPicture(caseStudy)}
						place={caseStudies.length > 2 ? 'thirdCard' : 'halfCard'}
						className="aspect-3/2"
					/>
					<div className="mt-4">
						<p className="flex flex-wrap gap-x-3 text-sm text-muted">
							<span dir="auto" className="font-semibold text-brand">
								{caseStudy.categoryName}
							</span>
							<ItemDate date={caseStudy.publishedDate} />
						</p>
						<h3 dir="auto" className="mt-1 text-title wrap-anywhere">
							<a href={caseStudyPath(caseStudy.id)} className="after:absolute after:inset-0 group-hover:text-brand">
								{caseStudy.title}
							</a>
						</h3>
						<p dir="auto" className="mt-2 wrap-anywhere text-muted">
							{caseStudy.firstBenefit}
						</p>
					</div>
				</li>
			))}
		</ul>
	)
}
