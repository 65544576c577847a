import type { CaseStudyRow } from '#contracts/case-studies.ts'
import { pages } from '#web/content/pages.ts'
import { Breadcrumbs } from '#web/site/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CaseStudyCards } from './case-study-cards.tsx'

/** Stands at the address of a case study that has been taken down, or never was. */
export const Gone = ({ newest }: { newest: readonly CaseStudyRow[] }) => (
	<div className="shell pt-6 pb-16 desktop:pb-24">
		<Breadcrumbs page={pages.caseStudies} />
		<p className="mt-12 font-semibold text-brand">Error 404</p>
		<h1 className="mt-3 max-w-[20ch] text-page">This case study is not here</h1>
		<p className="mt-5 max-w-[60ch] text-lg text-muted">
			It may have been taken down, or the address has a slip in it.
			{newest.length > 0 && ' The newest ones stand below.'}
		</p>
		<div className="mt-8 flex flex-wrap gap-3">
			<ButtonLink href={pages.caseStudies.path}>All case studies</ButtonLink>
			<ButtonLink href="/contact" variant="secondary">
				Contact us
			</ButtonLink>
		</div>
		{newest.length > 0 && (
			<section aria-labelledby="newest" className="mt-16 border-t border-line pt-12">
				<h2 id="newest" className="text-heading">
					The newest case studies
				</h2>
				<CaseStudyCards caseStudies={newest} className="mt-8" />
			</section>
		)}
	</div>
)
