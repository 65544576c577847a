import { data, type MetaDescriptor, redirect } from 'react-router'
import { itemKinds } from '#contracts/items/kinds.ts'
import {
	hitsPerPage,
	mostResultPages,
	type SearchGroup,
	type SiteResults,
	searchGroups,
} from '#contracts/search/site-search.ts'
import { lengths } from '#contracts/shared/fields.ts'
import { pages } from '#web/content/pages.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { metaTags, originIn, ownCard } from '#web/site/seo/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { QuotedText } from '#web/ui/quoted-text.tsx'
import { searchAsVisitor } from '#worker/features/site-search/visitor-search.queries.ts'
import { pageShowing } from '#worker/http/request-context.ts'
import type { Route } from './+types/page.ts'
import { Hit } from './hit.tsx'
import { NothingFound } from './nothing-found.tsx'
import { parseSearch, type Search, searchHref, searchPage } from './search-address.ts'

export const handle = {} satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
	const page = pageShowing(context, ...itemKinds)
	const search = parseSearch(request.url)
	const results = await searchAsVisitor(page, request.headers, search)
	if (results) goBackFrom(search, results.total)
	const floods = { status: 429, headers: { 'Retry-After': '60' } }
	return results ? { search, results } : data({ search, results }, floods)
}

/** A page beyond the last one leads to the last one, as in lists. */
function goBackFrom(search: Search, total: number): void {
	const last = Math.max(1, Math.min(Math.ceil(total / hitsPerPage), mostResultPages))
	if (search.page > last) throw redirect(searchHref(search, last), { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => {
	const retryAfter = loaderHeaders.get('Retry-After')
	return { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) }
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
	const { text } = loaderData.search
	const page = text ? { ...searchPage, title: `${text} | ${searchPage.title}` } : searchPage
	return metaTags(page, originIn(matches), { card: ownCard(pages.home), hidden: true })
}

export default function SearchPage({ loaderData: { search, results } }: Route.ComponentProps) {
	const { text } = search
	return (
		<>
			<header className="day-sky">
				<div className="shell pt-6 pb-8 desktop:pb-10 print:p-0">
					<Breadcrumbs page={searchPage} />
					<h1 className="mt-8 text-hero desktop:mt-12 print:mt-0">Search</h1>
					<SearchForm {...search} />
					{results && <Groups search={search} counts={results.counts} />}
				</div>
			</header>
			<div className="shell py-8 desktop:py-12">
				<p id="results-note" role="status" className="text-muted">
					<QuotedText text={noteOf(text, results)} />
				</p>
				{results && results.hits.length > 0 && (
					<ol id="results" className="mt-4 max-w-[46rem]">
						{results.hits.map((hit) => (
							<Hit key={hit.path} hit={hit} searched={text} />
						))}
					</ol>
				)}
				{results && text !== '' && Object.keys(results.counts).length === 0 && (
					<NothingFound text={text} nearest={results.nearest} />
				)}
				{results && (
					<div className="mt-8">
						<Pagination
							page={search.page}
							totalPages={Math.min(Math.ceil(results.total / hitsPerPage), mostResultPages)}
							hrefFor={(page) => searchHref(search, page)}
						/>
					</div>
				)}
			</div>
		</>
	)
}

function noteOf(text: string, results: SiteResults | null): string {
	if (results === null) return 'Many searches came from your network within a minute. Wait a moment and search again.'
	if (text === '') return 'Type a word: a product, a topic, a place, or words from a document.'
	const { total, counts, isNear, isComplete } = results
	const late = isComplete ? '' : ' A part of the search took too long and is missing. Search again in a moment.'
	if (total === 0 && Object.keys(counts).length > 0) return `Nothing of this kind for “${text}”.${late}`
	if (total === 0) return `Nothing found for “${text}”.${late}`
	const count = total === 1 ? 'One result' : `${total.toLocaleString('en')} results`
	return isNear
		? `Nothing found for “${text}”, but ${count.toLowerCase()} with nearly these words.${late}`
		: `${count} for “${text}”.${late}`
}

/** Works without script. A new search begins in all groups. */
const SearchForm = ({ text }: Search) => (
	<search className="mt-6 block max-w-[46rem] print:hidden">
		<form method="get" action={searchPage.path}>
			<label htmlFor="q" className="text-sm font-semibold">
				Search this site and its documents
			</label>
			<div className="mt-1.5 flex gap-2">
				<input
					id="q"
					type="search"
					dir="auto"
					name="q"
					defaultValue={text}
					maxLength={lengths.search}
					autoComplete="off"
					enterKeyHint="search"
					className="min-h-11 w-full min-w-0 rounded-sm border border-edge bg-surface px-3.5"
				/>
				<Button type="submit">Search</Button>
			</div>
		</form>
	</search>
)

type GroupsProps = { search: Search; counts: Partial<Record<SearchGroup, number>> }

/** The groups that have hits, as links. */
function Groups({ search, counts }: GroupsProps) {
	const found = (Object.keys(searchGroups) as SearchGroup[]).filter((group) => counts[group])
	if (found.length < 2 && !search.group) return null
	const all = [{ group: null, name: 'All' }, ...found.map((group) => ({ group, name: searchGroups[group] }))]
	return (
		<nav aria-label="Kinds of results" className="scroll-row mt-6 print:hidden">
			<ul className="flex w-max gap-x-6">
				{all.map(({ group, name }) => (
					<li key={name}>
						<a
							href={searchHref({ ...search, group })}
							aria-current={search.group === group ? 'page' : undefined}
							className={classNames(
								'flex min-h-11 items-center gap-1.5 border-b-2 text-sm font-semibold whitespace-nowrap -outline-offset-4',
								search.group === group
									? 'border-brand text-brand-strong'
									: 'border-transparent text-muted hover:border-edge hover:text-ink',
							)}
						>
							{name}
							{group && <span className="font-normal tabular-nums">{counts[group]?.toLocaleString('en')}</span>}
						</a>
					</li>
				))}
			</ul>
		</nav>
	)
}
