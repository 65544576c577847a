import type { JobTypes } from '#contracts/careers/job-types.ts'
import { TextField } from '#web/ui/field.tsx'
import { ClearFilters } from '../lists/clear-filters.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { useOptimisticFilter } from '../lists/use-optimistic-filter.ts'
import { jobsList } from './jobs-list.ts'

type Filter = (typeof jobsList.filters)[number]
type Props = { list: ReturnType<typeof useListAddress>; types: JobTypes }

/** Filters by location, position, job type and dates. */
export function JobFilters({ list, types }: Props) {
	return (
		<search className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-x-3 gap-y-4 tablet:flex tablet:flex-wrap tablet:gap-x-4">
			<div className="w-full tablet:w-36">
				<SearchField label="Location" list={list} name="location" />
			</div>
			<div className="w-full tablet:w-36">
				<SearchField label="Position" list={list} name="position" />
			</div>
			<FilterSelect
				list={list}
				name="type"
				label="Job type"
				options={Object.entries(types)}
				className="max-tablet:col-span-full tablet:w-36"
			/>
			<DateFilter list={list} name="from" label="Starts on or after" />
			<DateFilter list={list} name="to" label="Due on or before" />
			<ClearFilters list={list} filters={jobsList.filters} className="max-tablet:justify-self-start tablet:mb-1" />
		</search>
	)
}

function DateFilter({ list, name, label }: { list: Props['list']; name: Filter; label: string }) {
	const [chosen, setChosen] = useOptimisticFilter(list.params.get(name) ?? '')
	return (
		<div className="w-full tablet:w-40">
			<TextField
				label={label}
				type="date"
				value={chosen}
				onChange={({ target: { value } }) => {
					setChosen(value)
					list.filter({ [name]: value })
				}}
			/>
		</div>
	)
}
