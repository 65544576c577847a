import { Search } from 'lucide-react'
import { Fragment } from 'react'
import type { BlogCategory } from '#contracts/content/blog-labels.ts'
import { lengths } from '#contracts/shared/fields.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type BlogFilters, blogHref, isFiltered, noFilters } from './blog-address.ts'

/** A name that editors or visitors have typed, and our words around it. */
export type HeadingPart = { before?: string; name: string; after?: string }

type Props = {
	page: PageFacts
	heading: readonly HeadingPart[]
	lead: string
	filters: BlogFilters
	categories: readonly BlogCategory[]
}

/** Search and categories are one form and plain links, so they work without script. */
export function BlogHeader({ page, heading, lead, filters, categories }: Props) {
	return (
		<header className="day-sky">
			<div className="shell pt-6">
				<Breadcrumbs page={page} name={<Words of={heading} />} />
				<div className="mt-8 grid items-end gap-x-12 gap-y-8 desktop:mt-12 desktop:grid-cols-[minmax(0,1fr)_24rem]">
					<div>
						<h1 dir="auto" className="max-w-[20ch] text-hero wrap-anywhere">
							<Words of={heading} />
						</h1>
						<p className="mt-4 max-w-[54ch] text-lg text-muted">
							{lead}
							{isFiltered(filters) && (
								<a
									href={blogHref(noFilters)}
									className="ms-3 inline-block py-0.5 text-base font-semibold text-brand hover:underline"
								>
									Show all posts
								</a>
							)}
						</p>
					</div>
					<SearchForm filters={filters} />
				</div>
				<nav aria-label="Categories" className="scroll-row mt-8 desktop:mt-12 print:hidden">
					<ul className="flex w-max gap-x-6">
						<CategoryLink
							name="All"
							href={blogHref({ ...filters, category: null })}
							current={filters.category === null}
						/>
						{categories.map(({ categoryId, categoryName }) => (
							<CategoryLink
								key={categoryId}
								name={categoryName}
								href={blogHref({ ...filters, category: categoryId })}
								current={filters.category === categoryId}
							/>
						))}
					</ul>
				</nav>
			</div>
		</header>
	)
}

/** A lone name decides where the line starts. */
const Words = ({ of: parts }: { of: readonly HeadingPart[] }) =>
	parts.length === 1 && !parts[0]?.before
		? parts[0]?.name
		: parts.map(({ before = '', name, after }) => (
				<Fragment key={before}>
					{before}
					<bdi>{name}</bdi>
					{after}
				</Fragment>
			))

const CategoryLink = ({ name, href, current }: { name: string; href: string; current: boolean }) => (
	<li>
		<a
			dir="auto"
			href={href}
			aria-current={current ? 'page' : undefined}
			className={classNames(
				'flex min-h-11 items-center border-b-2 text-sm font-semibold whitespace-nowrap -outline-offset-4',
				current ? 'border-brand text-brand-strong' : 'border-transparent text-muted hover:border-edge hover:text-ink',
			)}
		>
			{name}
		</a>
	</li>
)

const SearchForm = ({ filters: { category, tag, search } }: { filters: BlogFilters }) => (
	<search className="print:hidden">
		<form method="get" action={pages.blog.path}>
			{category !== null && <input type="hidden" name="category" value={category} />}
			{tag !== null && <input type="hidden" name="tag" value={tag} />}
			<label htmlFor="search" className="text-sm font-semibold">
				Search the headings
			</label>
			<div className="mt-1.5 flex gap-2">
				<input
					id="search"
					type="search"
					dir="auto"
					name="search"
					defaultValue={search}
					maxLength={lengths.search}
					autoComplete="off"
					className="min-h-11 w-full min-w-0 rounded-sm border border-edge bg-surface px-3.5"
				/>
				<Button type="submit" variant="secondary">
					<Search aria-hidden="true" className="size-5" />
					Search
				</Button>
			</div>
		</form>
	</search>
)
