import { ArrowLeft, ArrowRight } from 'lucide-react'
import { pages } from '#web/content/pages.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { CaseStudyLink, CaseStudyPage } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { CaseStudyCards } from './case-study-cards.tsx'
import { caseStudyPath } from './case-study-facts.ts'

/** Related case studies, and the newer and older one. */
export function Around({ caseStudy, related, newer, older }: CaseStudyPage) {
	return (
		<div className="border-t border-line bg-sunken print:hidden">
			<div className="shell py-14 desktop:py-20">
				{related.length > 0 && (
					<section aria-labelledby="related" className="mb-14">
						<h2 id="related" className="text-heading">
							More from <bdi>{caseStudy.categoryName}</bdi>
						</h2>
						<CaseStudyCards caseStudies={related} className="mt-8" />
					</section>
				)}
				<nav aria-label="Case studies" className="grid gap-4 tablet:grid-cols-2">
					{newer && <Neighbour caseStudy={newer} label="Newer" />}
					{older && <Neighbour caseStudy={older} label="Older" />}
				</nav>
				<p className="mt-8">
					<a href={pages.caseStudies.path} className="inline-block py-1 font-semibold text-brand hover:underline">
						All case studies
					</a>
				</p>
			</div>
		</div>
	)
}

function Neighbour({ caseStudy: { id, title }, label }: { caseStudy: CaseStudyLink; label: 'Newer' | 'Older' }) {
	const isOlder = label === 'Older'
	const Arrow = isOlder ? ArrowRight : ArrowLeft
	return (
		<a
			href={caseStudyPath(id)}
			rel={isOlder ? 'next' : 'prev'}
			className={classNames(
				'group flex items-center gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-edge',
				isOlder && 'flex-row-reverse text-end tablet:col-start-2',
			)}
		>
			<Arrow aria-hidden="true" className="size-5 shrink-0 text-brand" />
			<span className="min-w-0 flex-1">
				<span className="block text-sm text-muted">{label}</span>
				<span
					dir="auto"
					className={classNames(
						'mt-0.5 block font-semibold text-balance wrap-anywhere group-hover:text-brand',
						isOlder && 'rtl:text-start',
					)}
				>
					{title}
				</span>
			</span>
		</a>
	)
}
