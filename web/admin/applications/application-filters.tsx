import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { type AppliedJob, noticePeriods } from '#contracts/careers/applications.ts'
import { messages } from '#contracts/shared/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/field.tsx'
import { ClearFilters } from '../lists/clear-filters.tsx'
import { FilterChecks } from '../lists/filter-checks.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { experienceErrors, narrowingFilters, type Sorting, sortChanges } from './applications-list.ts'

type Props = { list: ReturnType<typeof useListAddress>; jobs: readonly AppliedJob[] }

/** Filters by job, notice period, experience, location and number. On phones they are collapsed. */
export function ApplicationFilters({ list, jobs }: Props) {
	const [expanded, setExpanded] = useState(false)
	const id = useId()
	const errors = experienceErrors(list.params)
	return (
		<search>
			<Button
				variant="secondary"
				aria-expanded={expanded}
				aria-controls={id}
				className="w-full tablet:hidden"
				onClick={() => setExpanded(!expanded)}
			>
				<SlidersHorizontal aria-hidden="true" className="size-5" />
				Filters
				<Count of={narrowingFilters.filter((name) => list.params.get(name)).length} />
				<ChevronDown aria-hidden="true" className={classNames('ms-auto size-5 text-muted', expanded && 'rotate-180')} />
			</Button>
			<div
				id={id}
				className={classNames(
					'flex flex-wrap items-start gap-x-5 gap-y-4 max-tablet:mt-4',
					!expanded && 'max-tablet:hidden',
				)}
			>
				<FilterChecks
					list={list}
					name="job"
					label="Job posts"
					options={jobs.map(({ id, jobPosition, jobLocation }) => ({ id, label: jobPosition, detail: jobLocation }))}
					empty={messages.noJobs}
					className="tablet:w-64"
				/>
				<FilterSelect
					list={list}
					name="notice"
					label="Notice period"
					options={noticePeriods.map((period) => [period, period] as const)}
					className="tablet:w-52"
				/>
				<div className="grid w-full grid-cols-2 gap-x-3 tablet:w-80">
					<SearchField label="Experience from" inputMode="decimal" error={errors.from} list={list} name="from" />
					<SearchField label="Experience to" inputMode="decimal" error={errors.to} list={list} name="to" />
				</div>
				<div className="grid w-full grid-cols-2 gap-x-3 tablet:w-100 tablet:gap-x-5">
					<SearchField label="Location" list={list} name="location" />
					<SearchField label="Mobile number" inputMode="tel" list={list} name="mobile" />
				</div>
				<ClearFilters list={list} filters={narrowingFilters} className="tablet:mt-8.5" />
			</div>
		</search>
	)
}

const Count = ({ of }: { of: number }) =>
	of > 0 && (
		<span className="rounded-full bg-brand-soft px-2 text-sm text-brand-strong tabular-nums">
			{of}
			<span className="sr-only"> set</span>
		</span>
	)

const orders: readonly (Sorting & { label: string })[] = [
	{ sortBy: 'createddate', sortDirection: 'desc', label: 'Newest first' },
	{ sortBy: 'createddate', sortDirection: 'asc', label: 'Oldest first' },
	{ sortBy: 'name', sortDirection: 'asc', label: 'Name, A to Z' },
	{ sortBy: 'name', sortDirection: 'desc', label: 'Name, Z to A' },
	{ sortBy: 'jobPost', sortDirection: 'asc', label: 'Job post, A to Z' },
	{ sortBy: 'jobPost', sortDirection: 'desc', label: 'Job post, Z to A' },
	{ sortBy: 'applicantExperience', sortDirection: 'desc', label: 'Most experience first' },
	{ sortBy: 'applicantExperience', sortDirection: 'asc', label: 'Least experience first' },
	{ sortBy: 'applicantLocation', sortDirection: 'asc', label: 'Location, A to Z' },
	{ sortBy: 'applicantLocation', sortDirection: 'desc', label: 'Location, Z to A' },
]

const nameOf = ({ sortBy, sortDirection }: Sorting) => `${sortBy} ${sortDirection}`

/** For phones, whose cards have no column headers. */
export function SortSelect({ list, sorting }: { list: ReturnType<typeof useListAddress>; sorting: Sorting }) {
	return (
		<div className="tablet:hidden">
			<SelectField
				label="Sort by"
				value={nameOf(sorting)}
				onChange={({ target: { value } }) => {
					const chosen = orders.find((order) => nameOf(order) === value)
					if (chosen) list.filter(sortChanges(chosen))
				}}
			>
				{orders.map((order) => (
					<option key={order.label} value={nameOf(order)}>
						{order.label}
					</option>
				))}
			</SelectField>
		</div>
	)
}
