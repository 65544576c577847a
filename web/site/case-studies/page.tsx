import type { MetaDescriptor } from 'react-router'
import { publicCaseStudiesPageSize } from '#contracts/content/case-studies.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { parsePageNumber, setListAddress } from '#web/site/publishing/list-address.ts'
import { openReading } from '#web/site/publishing/preview.ts'
import { metaTags, originIn } from '#web/site/seo/page-meta.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { readCaseStudiesPage } from '#worker/features/case-studies/published-case-studies.queries.ts'
import { pageContext } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { CaseStudyListItem } from './case-study-list-item.tsx'
import { hrefWith, parseFilters } from './filters.ts'
import { CaseStudiesHeader } from './header.tsx'
import { NothingFound } from './nothing-found.tsx'

export const handle = { shared: true } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = context.get(pageContext)
	const { urlOf } = openReading(context, 'caseStudies')
	const filters = parseFilters(request.url)
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
	return { caseStudies, categories, filters, pageNumber }
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	const { filters, pageNumber, categories } = loaderData
	const category = categories.find(({ categoryId }) => categoryId === filters.category)
	const title = category ? `${pages.caseStudies.title}: ${category.categoryName}` : pages.caseStudies.title
	return metaTags({ ...pages.caseStudies, title }, originIn(matches), {
		address: hrefWith(filters, pageNumber),
		// Search engines should not index a search or a deleted category.
		hidden: filters.search !== null || (filters.category !== null && !category),
	})
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
	const { caseStudies, categories, filters, pageNumber } = loaderData
	const { content, totalElements, totalPages } = caseStudies
	return (
		<>
			<CaseStudiesHeader categories={categories} filters={filters} />
			<div className="shell py-12 desktop:py-16">
				{filters.search !== null && totalElements > 0 && (
					<p className="mb-10 text-lg">
						{totalElements === 1 ? 'One case study has' : `${totalElements} case studies have`} “
						<bdi>{filters.search}</bdi>” in the title.{' '}
						<a href={hrefWith({ ...filters, search: null })} className="py-1 font-semibold text-brand hover:underline">
							Clear the search
						</a>
					</p>
				)}
				{content.length > 0 ? (
					<ol className="grid gap-y-14 desktop:gap-y-20">
						{content.map((caseStudy, index) => (
							<CaseStudyListItem key={caseStudy.id} caseStudy={caseStudy} place={index} />
						))}
					</ol>
				) : (
					<NothingFound filters={filters} />
				)}
				<div className="mt-16">
					<Pagination page={pageNumber} totalPages={totalPages} hrefFor={(page) => hrefWith(filters, page)} />
				</div>
			</div>
		</>
	)
}
