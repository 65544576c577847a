import type { CaseStudy } from '#contracts/content/case-studies.ts'
import type { PreviewState } from '#contracts/items/previews.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { ItemDate } from '#web/site/publishing/item-date.tsx'
import { ItemPicture } from '#web/site/publishing/item-picture.tsx'
import { PreviewStrip } from '#web/site/publishing/preview-strip.tsx'
import { caseStudyFactsOf, caseStudyPicture } from './case-study-facts.ts'
import { hrefWith } from './filters.ts'

type Props = { caseStudy: CaseStudy; preview: PreviewState | null }

/** The picture hangs down into the page. */
export function CaseStudyCover({ caseStudy, preview }: Props) {
	const { title, categoryId, categoryName, publishedDate } = caseStudy
	return (
		<header className="day-sky">
			<div className="shell pt-6 print:p-0">
				<Breadcrumbs page={caseStudyFactsOf(caseStudy)} />
				<div className="mt-8 grid items-end gap-x-12 gap-y-10 desktop:mt-12 desktop:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] print:mt-0">
					<div className="desktop:self-center desktop:pb-20">
						{preview && <PreviewStrip preview={preview} className="mb-6 w-fit" />}
						<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
							<a
								dir="auto"
								href={hrefWith({ category: categoryId, search: null })}
								className="py-1 font-semibold text-brand-strong underline-offset-4 hover:underline print:text-ink"
							>
								{categoryName}
							</a>
							<ItemDate date={publishedDate} />
						</p>
						<h1 id="title" dir="auto" className="mt-4 text-page wrap-anywhere">
							{title}
						</h1>
					</div>
					<div className="-mb-12 desktop:-mb-20 print:mb-0 print:w-2/3">
						<ItemPicture
							picture={caseStudyPicture(caseStudy)}
							place="caseCover"
							first
							className="aspect-3/2 shadow-light"
						/>
					</div>
				</div>
			</div>
		</header>
	)
}
