import type { JobTypes } from '#contracts/careers/careers.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import { useChosen } from '../lists/use-chosen.ts'
import type { useListAddress } from '../lists/use-list-address.ts'
import { jobsList } from './jobs-list.ts'

type Filter = (typeof jobsList.filters)[number]
type Props = { list: ReturnType<typeof useListAddress>; types: JobTypes }

/** Narrows the list down by location, position, job type and dates. */
export function JobFilters({ list, types }: Props) {
	const search = (name: Filter) => ({
		search: list.part.get(name) ?? '',
		onSearch: (text: string) => list.filter({ [name]: text }),
	})
	return (
		<search className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-end gap-x-3 gap-y-4 tablet:flex tablet:flex-wrap tablet:gap-x-4">
			<div className="w-full tablet:w-36">
				<SearchField label="Location" {...search('location')} />
			</div>
			<div className="w-full tablet:w-36">
				<SearchField label="Position" {...search('position')} />
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
			<Button
				variant="quiet"
				size="small"
				className="max-tablet:-ms-3.5 max-tablet:justify-self-start tablet:mb-1"
				onClick={() => list.filter(Object.fromEntries(jobsList.filters.map((filter) => [filter, null])))}
			>
				Clear Filters
			</Button>
		</search>
	)
}

function DateFilter({ list, name, label }: { list: Props['list']; name: Filter; label: string }) {
	const [chosen, setChosen] = useChosen(list.part.get(name) ?? '')
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
