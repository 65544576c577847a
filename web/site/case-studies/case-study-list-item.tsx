import { ArrowRight } from 'lucide-react'
import type { CaseStudyRow } from '#contracts/content/case-studies.ts'
import { ItemDate } from '#web/site/publishing/item-date.tsx'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { caseStudyPath, caseStudyPicture } from './case-study-facts.ts'

/** A card that overlaps the corner of its picture, alternately from the left and the right. */
export function CaseStudyListItem({ caseStudy, place }: { caseStudy: CaseStudyRow; place: number }) {
	const { id, title, categoryName, publishedDate, firstBenefit } = caseStudy
	const turned = place % 2 === 1
	return (
		<li className="group relative grid items-center desktop:grid-cols-12 print:break-inside-avoid">
			<ItemPicture
				picture={caseStudyPicture(caseStudy)}
				place="wideLead"
				first={place === 0}
				className={classNames(
					'aspect-3/2 border border-line desktop:row-start-1',
					turned ? 'desktop:col-span-7 desktop:col-start-6' : 'desktop:col-span-7 desktop:col-start-1',
				)}
			/>
			<article
				className={classNames(
					'z-10 mx-3 -mt-10 rounded-lg bg-surface p-6 shadow-light tablet:mx-10 tablet:p-8 desktop:row-start-1 desktop:m-0 desktop:p-10',
					turned ? 'desktop:col-span-6 desktop:col-start-1' : 'desktop:col-span-6 desktop:col-start-7',
				)}
			>
				<p className="flex flex-wrap gap-x-3 text-sm text-muted">
					<span dir="auto" className="font-semibold text-brand">
						{categoryName}
					</span>
					<ItemDate date={publishedDate} />
				</p>
				<h2 dir="auto" className="mt-2 text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight wrap-anywhere">
					<a href={caseStudyPath(id)} className="after:absolute after:inset-0 group-hover:text-brand">
						{title}
					</a>
				</h2>
				<p dir="auto" className="mt-5 border-s-4 border-moon-deep ps-4 text-lg wrap-anywhere">
					<span dir="ltr" className="sr-only">
						What it brought:{' '}
					</span>
					{firstBenefit}
				</p>
				<p aria-hidden="true" className="mt-6 flex items-center gap-2 font-semibold text-brand print:hidden">
					Read the case study
					<ArrowRight className="size-5 transition-transform motion-safe:group-hover:translate-x-1" />
				</p>
			</article>
		</li>
	)
}
