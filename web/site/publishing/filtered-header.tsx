import { Search } from 'lucide-react'
import { Fragment } from 'react'
import { lengths } from '#contracts/shared/fields.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { Breadcrumbs } from '#web/site/frame/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { HeadingPart } from './filtered-list.ts'
import { listHref } from './list-address.ts'

type Filters = { category: number | null; tag?: number | null; search: string | null }

type Props = {
	page: PageFacts
	/** The path of the list, to which filters are added. */
	path: string
	heading: readonly HeadingPart[]
	lead: string
	/** The link to the list without filters. */
	whole?: { label: string; href: string } | undefined
	categories: readonly { id: number; name: string }[]
	filters: Filters
}

/** The header of a list with categories and a search: plain links and one form, which work without script. */
export function FilteredHeader({ page, path, heading, lead, whole, categories, filters }: Props) {
	return (
		<header className="day-sky">
			<div className="shell pt-6 print:p-0">
				<Breadcrumbs page={page} name={<Words of={heading} />} />
				<div className="mt-8 grid items-end gap-x-12 gap-y-8 desktop:mt-12 desktop:grid-cols-[minmax(0,1fr)_24rem] print:mt-0">
					<div>
						<h1 dir="auto" className="max-w-[20ch] text-hero wrap-anywhere">
							<Words of={heading} />
						</h1>
						<p className="mt-4 max-w-[54ch] text-lg text-muted">
							{lead}
							{whole && (
								<a
									href={whole.href}
									className="ms-3 inline-block py-0.5 text-base font-semibold text-brand hover:underline"
								>
									{whole.label}
								</a>
							)}
						</p>
					</div>
					<SearchForm path={path} filters={filters} />
				</div>
				<nav aria-label="Categories" className="scroll-row mt-8 desktop:mt-12 print:hidden">
					<ul className="flex w-max gap-x-6">
						{[{ id: null, name: 'All' }, ...categories].map(({ id, name }) => (
							<li key={id}>
								<a
									dir="auto"
									href={listHref(path, { ...filters, category: id })}
									aria-current={filters.category === id ? 'page' : undefined}
									className={classNames(
										'flex min-h-11 items-center border-b-2 text-sm font-semibold whitespace-nowrap -outline-offset-4',
										filters.category === id
											? 'border-brand text-brand-strong'
											: 'border-transparent text-muted hover:border-edge hover:text-ink',
									)}
								>
									{name}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</header>
	)
}

/** A lone name decides the side at which the line starts. */
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

/** A search keeps the category and the tag. */
const SearchForm = ({ path, filters: { search, ...others } }: { path: string; filters: Filters }) => (
	<search className="print:hidden">
		<form method="get" action={path}>
			{Object.entries(others).map(
				([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
			)}
			<label htmlFor="search" className="text-sm font-semibold">
				Search the titles
			</label>
			<div className="mt-1.5 flex gap-2">
				<input
					id="search"
					type="search"
					dir="auto"
					name="search"
					defaultValue={search ?? ''}
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
