import { Search } from 'lucide-react'
import type { CaseStudyCategoryName } from '#contracts/content/case-studies.ts'
import { lengths } from '#contracts/shared/fields.ts'
import { pages } from '#web/content/pages.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type Filters, hrefWith } from './filters.ts'

type Props = { categories: readonly CaseStudyCategoryName[]; filters: Filters }

/** The categories look like the tabs of a folder. */
export const CaseStudiesHeader = ({ categories, filters }: Props) => (
	<header className="day-sky">
		<div className="shell pt-6 print:p-0">
			<Breadcrumbs page={pages.caseStudies} />
			<div className="mt-10 grid items-end gap-x-14 gap-y-8 desktop:mt-14 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:mt-0">
				<div>
					<h1 className="text-hero">Case studies</h1>
					<p className="mt-5 max-w-[48ch] text-lg text-muted">
						What stood in the way, what was done, and what it brought: told with the figures of those who did the work.
					</p>
				</div>
				<SearchForm filters={filters} />
			</div>
			<Tabs categories={categories} filters={filters} />
		</div>
	</header>
)

function SearchForm({ filters: { category, search } }: { filters: Filters }) {
	return (
		<search className="print:hidden">
			<form method="get" action={pages.caseStudies.path}>
				{category !== null && <input type="hidden" name="category" value={category} />}
				<label htmlFor="case-study-search" className="text-sm font-semibold">
					Search the titles
				</label>
				<div className="mt-1.5 flex gap-2">
					<input
						id="case-study-search"
						type="search"
						dir="auto"
						name="search"
						defaultValue={search ?? ''}
						maxLength={lengths.search}
						className="min-h-11 w-full min-w-0 rounded-sm border border-edge bg-surface px-3.5 text-base"
					/>
					<Button type="submit">
						<Search aria-hidden="true" className="size-5" />
						Search
					</Button>
				</div>
			</form>
		</search>
	)
}

const tab =
	'inline-flex min-h-11 items-center rounded-t-md border border-b-0 px-4 text-base font-semibold whitespace-nowrap -outline-offset-4 transition-colors'

/** A tab keeps the search. */
function Tabs({ categories, filters: { category, search } }: Props) {
	const all = { categoryId: null, categoryName: 'All' }
	return (
		<nav aria-label="Categories" className="scroll-row -mb-px mt-10 max-tablet:-me-5 desktop:mt-12 print:hidden">
			<ul className="flex w-max gap-1.5">
				{[all, ...categories].map(({ categoryId, categoryName }) => {
					const isCurrent = categoryId === category
					return (
						<li key={categoryId}>
							<a
								dir="auto"
								href={hrefWith({ category: categoryId, search })}
								aria-current={isCurrent ? 'page' : undefined}
								className={classNames(
									tab,
									isCurrent ? 'border-line bg-paper' : 'border-line text-muted hover:border-edge hover:text-ink',
								)}
							>
								{categoryName}
							</a>
						</li>
					)
				})}
			</ul>
		</nav>
	)
}
