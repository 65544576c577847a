import { type AppliedJob, noticePeriods } from '#contracts/applications.ts'
import { messages } from '#contracts/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterChecks } from '../lists/filter-checks.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { withoutFilters, yearsOf } from './applications-list.ts'

type Props = { list: ReturnType<typeof useListAddress>; jobs: readonly AppliedJob[] }

/** Narrows the list down by job, notice period, experience, location and number. */
export function ApplicationFilters({ list, jobs }: Props) {
	const search = (name: 'from' | 'to' | 'location' | 'mobile') => ({
		search: list.part.get(name) ?? '',
		onSearch: (text: string) => list.filter({ [name]: text }),
	})
	const invalid = (name: 'from' | 'to') =>
		yearsOf(list.part.get(name)) === 'invalid' ? 'Experience must be a valid number' : undefined
	return (
		<search className="flex flex-wrap items-start gap-x-5 gap-y-4">
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
				<SearchField label="Experience from" inputMode="decimal" error={invalid('from')} {...search('from')} />
				<SearchField label="Experience to" inputMode="decimal" error={invalid('to')} {...search('to')} />
			</div>
			<div className="grid w-full grid-cols-2 gap-x-3 tablet:w-100 tablet:gap-x-5">
				<SearchField label="Location" {...search('location')} />
				<SearchField label="Mobile number" inputMode="tel" {...search('mobile')} />
			</div>
			<Button
				variant="quiet"
				size="small"
				className="max-tablet:-ml-3.5 tablet:mt-8.5"
				onClick={() => list.filter(withoutFilters)}
			>
				Clear Filters
			</Button>
		</search>
	)
}
