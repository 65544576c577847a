import { Tags } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { type CaseStudyListed, caseStudiesPageSize } from '#contracts/content/case-studies.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { caseStudyPath } from '#web/site/case-studies/case-study-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { CalendarDate } from '../date-time.tsx'
import { loadDrafts } from '../items/lists/load-drafts.ts'
import { FilterSelect } from '../lists/filter-select.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { titleColumn } from '../lists/title-column.tsx'
import { TitleSearch } from '../lists/title-search.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { caseStudiesApi, caseStudyCategoriesApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { caseStudiesDescription } from './case-studies-description.ts'
import { caseStudiesList, caseStudiesQueryOf, caseStudyFiltersIn } from './case-studies-list.ts'
import { CategoriesDialog } from './categories-dialog.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Case studies')

export const clientLoader = loadList(
	caseStudiesList,
	caseStudiesQueryOf,
	(json) => answerOf(caseStudiesApi.listcasestudies.$post({ json })),
	async (rows) => {
		const categories = answerOf(caseStudyCategoriesApi.listcategoriesforselection.$get())
		const [options, drafts] = await Promise.all([loadOptions(categories, []), loadDrafts('caseStudies', rows)])
		return { categories: options, drafts }
	},
)
export const shouldRevalidate = reloadsList(caseStudiesList)

const columns = [
	titleColumn,
	{
		key: 'category',
		header: 'Category',
		cell: ({ categoryName }: CaseStudyListed) => (
			<span dir="auto" className="block wrap-break-word">
				{categoryName}
			</span>
		),
		secondary: true,
	},
	{
		key: 'date',
		header: 'Date',
		cell: ({ publishedDate }: CaseStudyListed) => <CalendarDate date={publishedDate} />,
	},
	{ key: 'status', header: 'Status', cell: PublishedPill },
]

export default function CaseStudiesListPage({ loaderData: { loaded, categories, drafts } }: Route.ComponentProps) {
	const list = useListAddress(caseStudiesList)
	const navigate = useNavigate()
	const [params] = useSearchParams()

	return (
		<>
			<PublishableList
				title="Case studies"
				lead="Customer projects with their challenges and benefits."
				description={caseStudiesDescription}
				list={caseStudiesList}
				loaded={loaded}
				drafts={drafts}
				pageSize={caseStudiesPageSize}
				columns={columns}
				itemOf={({ id, title, state }) => ({
					id,
					title,
					viewHref: state === 'published' ? caseStudyPath(id) : null,
				})}
				empty={messages.noCaseStudies}
				add="Add case study"
				filters={
					<>
						<TitleSearch of={caseStudiesList} />
						<FilterSelect
							list={list}
							name="category"
							label="Category"
							options={categories.map(({ categoryId, categoryName }) => [categoryId, categoryName])}
							className="tablet:w-64"
						/>
					</>
				}
				filtersIn={(params) => caseStudyFiltersIn(params, categories)}
				actions={
					<Button variant="secondary" onClick={() => void navigate(list.dialogHref('categories'))}>
						<Tags aria-hidden="true" className="size-5" />
						Categories
					</Button>
				}
			/>
			{params.has('categories') && (
				<CategoriesDialog
					firstPage={Number(params.get('categories')) || 1}
					hrefForPage={(page) => list.dialogHref('categories', page)}
					onClose={() => void navigate(list.listHref)}
					onChanged={list.reload}
				/>
			)}
		</>
	)
}
