import type { MetaDescriptor } from 'react-router'
import { publicCaseStudiesPageSize } from '#contracts/content/case-studies.ts'
import { messages } from '#contracts/shared/messages.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { EmptyList } from '#web/site/publishing/empty-list.tsx'
import { FilteredHeader } from '#web/site/publishing/filtered-header.tsx'
import {
	filteredFactsOf,
	type HeadingPart,
	headingOf,
	resultCountText,
	whyEmpty,
} from '#web/site/publishing/filtered-list.ts'
import { parsePageNumber, setListAddress } from '#web/site/publishing/list-address.ts'
import { openReading } from '#web/site/publishing/preview.ts'
import { metaTags, originIn, ownCard } from '#web/site/seo/page-meta.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { readCaseStudiesPage } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { CaseStudyListItem } from './case-study-list-item.tsx'
import { areCaseStudiesFiltered, type Filters, hrefWith, parseCaseStudyFilters } from './filters.ts'

export const handle = { shared: true } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const { urlOf } = openReading(context, 'caseStudies')
	const filters = parseCaseStudyFilters(request.url)
	const pageNumber = parsePageNumber(request.url)
	const { caseStudies, categories } = await readCaseStudiesPage(
		page.db,
		urlOf,
		{
			categoryId: filters.category,
			title: filters.search,
			pageNumber,
			pageSize: publicCaseStudiesPageSize,
		},
		page.now,
	)
	setListAddress(page, (number) => hrefWith(filters, number), pageNumber, caseStudies.totalPages)
	const category = categories.find(({ categoryId }) => categoryId === filters.category)?.categoryName
	const heading = headingOf({ category, search: filters.search }, pages.caseStudies.name, things)
	return { caseStudies, categories, filters, pageNumber, heading, category }
}

const things = { one: 'case study', many: 'case studies' }
const wholeList = { label: 'Show all case studies', href: pages.caseStudies.path }

const pageOf = (heading: readonly HeadingPart[], filters: Filters) =>
	areCaseStudiesFiltered(filters) ? filteredFactsOf(pages.caseStudies, heading, hrefWith(filters)) : pages.caseStudies

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	const { filters, pageNumber, heading, category } = loaderData
	return metaTags(pageOf(heading, filters), originIn(matches), {
		address: hrefWith(filters, pageNumber),
		card: ownCard(pages.caseStudies),
		// Search engines should not index a search or a deleted category.
		hidden: filters.search !== null || (filters.category !== null && !category),
	})
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
	const { caseStudies, categories, filters, pageNumber, heading } = loaderData
	const { content, totalElements, totalPages } = caseStudies
	const filtered = areCaseStudiesFiltered(filters)
	return (
		<>
			<FilteredHeader
				page={pageOf(heading, filters)}
				path={pages.caseStudies.path}
				heading={heading}
				lead={
					filtered
						? resultCountText(totalElements, things)
						: 'What stood in the way, what was done, and what it brought: told with the figures of those who did the work.'
				}
				whole={filtered && totalElements > 0 ? wholeList : undefined}
				filters={filters}
				categories={categories.map(({ categoryId, categoryName }) => ({ id: categoryId, name: categoryName }))}
			/>
			<div className="shell py-12 desktop:py-16">
				{content.length > 0 ? (
					<ol className="grid gap-y-14 desktop:gap-y-20">
						{content.map((caseStudy, index) => (
							<CaseStudyListItem key={caseStudy.id} caseStudy={caseStudy} place={index} />
						))}
					</ol>
				) : (
					<EmptyList
						text={messages.noCaseStudies}
						reason={whyEmpty(filters.search)}
						action={filtered ? wholeList : { label: 'See what we build', href: pages.solutions.path }}
					/>
				)}
				<div className="mt-16">
					<Pagination page={pageNumber} totalPages={totalPages} hrefFor={(page) => hrefWith(filters, page)} />
				</div>
			</div>
		</>
	)
}
