import { Tags } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { type CaseStudyListed, type CaseStudyOrder, caseStudiesPageSize } from '#contracts/content/case-studies.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { caseStudyPath } from '#web/site/case-studies/case-study-facts.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { CalendarDate } from '../date-time.tsx'
import { itemListLoader } from '../items/lists/load-beside.ts'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { Shortened } from '../lists/shortened.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { categoryOptions } from '../publishing/category-options.ts'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { TitledList } from '../publishing/titled-list.tsx'
import { caseStudiesApi, caseStudyCategoriesApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { caseStudiesDescription } from './case-studies-description.ts'
import { caseStudiesList, caseStudiesOrders, caseStudiesQueryOf, caseStudyFiltersIn } from './case-studies-list.ts'
import { CategoriesDialog } from './categories-dialog.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Case studies')

export const clientLoader = itemListLoader(
	caseStudiesList,
	caseStudiesQueryOf,
	(json) => answerOf(caseStudiesApi.listcasestudies.$post({ json })),
	async () => ({
		categories: await loadOptions(answerOf(caseStudyCategoriesApi.listcategoriesforselection.$get()), []),
	}),
)
export const shouldRevalidate = reloadsList(caseStudiesList)

export default function CaseStudiesListPage({ loaderData: { categories, ...loaded } }: Route.ComponentProps) {
	const list = useListAddress(caseStudiesList)
	const [params] = useSearchParams()

	return (
		<>
			<TitledList
				{...loaded}
				title="Case studies"
				lead="Customer projects with their challenges and benefits."
				description={caseStudiesDescription}
				list={list}
				orders={caseStudiesOrders}
				pageSize={caseStudiesPageSize}
				columns={columnsAfterTitle}
				meta={({ publishedDate, categoryName }) => (
					<>
						<CalendarDate date={publishedDate} /> · <bdi>{categoryName}</bdi>
					</>
				)}
				viewHref={caseStudyPath}
				empty={messages.noCaseStudies}
				add="Add case study"
				filters={<FilterSelect list={list} name="category" label="Category" options={categoryOptions(categories)} />}
				chips={['category']}
				filtersIn={(params) => caseStudyFiltersIn(params, categories)}
				actions={
					<Button variant="secondary" onClick={() => list.openDialog('categories')}>
						<Tags aria-hidden="true" className="size-5" />
						Categories
					</Button>
				}
			/>
			{params.has('categories') && (
				<CategoriesDialog
					firstPage={Number(params.get('categories')) || 1}
					hrefForPage={(page) => list.dialogHref('categories', page)}
					onClose={list.closeDialog}
					onChanged={list.reload}
				/>
			)}
		</>
	)
}

const columnsAfterTitle = (
	sort: (column: CaseStudyOrder) => Column<CaseStudyListed>['sort'],
): Column<CaseStudyListed>[] => [
	{
		key: 'category',
		header: 'Category',
		cell: ({ categoryName }) => <Shortened text={categoryName} />,
		secondary: true,
	},
	{
		key: 'date',
		header: 'Date',
		sort: sort('publishedDate'),
		cell: ({ publishedDate }) => <CalendarDate date={publishedDate} />,
	},
	{ key: 'state', header: 'Status', cell: PublishedPill },
]
