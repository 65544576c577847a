import { Tags } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { type CaseStudyListed, caseStudiesPageSize } from '#contracts/content/case-studies.ts'
import { messages } from '#contracts/shared/messages.ts'
import { answerOf } from '#web/api.ts'
import { caseStudyPath } from '#web/site/case-studies/case-study-facts.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { CalendarDate } from '../date-time.tsx'
import { loadBeside } from '../items/lists/load-beside.ts'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { loadList, loadOptions } from '../lists/load-list.ts'
import { reloadsList } from '../lists/reload-list.ts'
import { Shortened } from '../lists/shortened.tsx'
import { columnSort } from '../lists/sorting.ts'
import { titleColumn } from '../lists/title-column.tsx'
import { useListAddress } from '../lists/use-list-address.ts'
import { PublishableList } from '../publishing/publishable-list.tsx'
import { PublishedPill } from '../publishing/published-pill.tsx'
import { caseStudiesApi, caseStudyCategoriesApi } from '../staff-api.ts'
import { staffMeta } from '../staff-meta.ts'
import type { Route } from './+types/list.ts'
import { caseStudiesDescription } from './case-studies-description.ts'
import { caseStudiesList, caseStudiesOrders, caseStudiesQueryOf, caseStudyFiltersIn } from './case-studies-list.ts'
import { CategoriesDialog } from './categories-dialog.tsx'

export { PageError as ErrorBoundary } from '../page-error.tsx'

export const meta = () => staffMeta('Case studies')

export const clientLoader = loadList(
	caseStudiesList,
	caseStudiesQueryOf,
	(json) => answerOf(caseStudiesApi.listcasestudies.$post({ json })),
	async (rows, params) => {
		const loading = loadOptions(answerOf(caseStudyCategoriesApi.listcategoriesforselection.$get()), [])
		const [categories, beside] = await Promise.all([loading, loadBeside('caseStudies', rows, params)])
		return { categories, ...beside }
	},
)
export const shouldRevalidate = reloadsList(caseStudiesList)

const columnsWith = (list: ReturnType<typeof useListAddress>): Column<CaseStudyListed>[] => {
	const sort = columnSort(list, caseStudiesOrders)
	return [
		{ ...titleColumn(caseStudiesDescription.editPath), sort: sort('title') },
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
}

export default function CaseStudiesListPage({ loaderData }: Route.ComponentProps) {
	const { loaded, categories, drafts, counts } = loaderData
	const list = useListAddress(caseStudiesList)
	const navigate = useNavigate()
	const [params] = useSearchParams()

	return (
		<>
			<PublishableList
				title="Case studies"
				lead="Customer projects with their challenges and benefits."
				description={caseStudiesDescription}
				list={list}
				loaded={loaded}
				drafts={drafts}
				pageSize={caseStudiesPageSize}
				counts={counts}
				columns={columnsWith(list)}
				meta={({ publishedDate, categoryName }) => (
					<>
						<CalendarDate date={publishedDate} /> · <bdi>{categoryName}</bdi>
					</>
				)}
				itemOf={({ id, title, state }) => ({
					id,
					title,
					viewHref: state === 'published' ? caseStudyPath(id) : null,
				})}
				empty={messages.noCaseStudies}
				add="Add case study"
				filters={
					<FilterSelect
						list={list}
						name="category"
						label="Category"
						options={categories.map(({ categoryId, categoryName }) => [categoryId, categoryName])}
					/>
				}
				chips={['category']}
				order={<OrderSelect list={list} orders={caseStudiesOrders} />}
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
