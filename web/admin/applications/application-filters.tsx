import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { type AppliedJob, noticePeriods } from '#contracts/careers/applications.ts'
import { messages } from '#contracts/shared/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FilterChecks } from '../lists/filter-checks.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { experienceErrors, withoutFilters } from './applications-list.ts'

type Props = { list: ReturnType<typeof useListAddress>; jobs: readonly AppliedJob[] }

/** Narrows the list down by job, notice period, experience, location and number. On a phone they are folded away. */
export function ApplicationFilters({ list, jobs }: Props) {
	const [unfolded, setUnfolded] = useState(false)
	const id = useId()
	const search = (name: 'from' | 'to' | 'location' | 'mobile') => ({
		search: list.part.get(name) ?? '',
		onSearch: (text: string) => list.filter({ [name]: text }),
	})
	const errors = experienceErrors(list.part)
	return (
		<search>
			<Button
				variant="secondary"
				aria-expanded={unfolded}
				aria-controls={id}
				className="w-full tablet:hidden"
				onClick={() => setUnfolded(!unfolded)}
			>
				<SlidersHorizontal aria-hidden="true" className="size-5" />
				Filters
				<Count of={Object.keys(withoutFilters).filter((name) => list.part.get(name)).length} />
				<ChevronDown aria-hidden="true" className={classNames('ms-auto size-5 text-muted', unfolded && 'rotate-180')} />
			</Button>
			<div
				id={id}
				className={classNames(
					'flex flex-wrap items-start gap-x-5 gap-y-4 max-tablet:mt-4',
					!unfolded && 'max-tablet:hidden',
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
					<SearchField label="Experience from" inputMode="decimal" error={errors.from} {...search('from')} />
					<SearchField label="Experience to" inputMode="decimal" error={errors.to} {...search('to')} />
				</div>
				<div className="grid w-full grid-cols-2 gap-x-3 tablet:w-100 tablet:gap-x-5">
					<SearchField label="Location" {...search('location')} />
					<SearchField label="Mobile number" inputMode="tel" {...search('mobile')} />
				</div>
				<Button
					variant="quiet"
					size="small"
					className="max-tablet:-ms-3.5 tablet:mt-8.5"
					onClick={() => list.filter(withoutFilters)}
				>
					Clear Filters
				</Button>
			</div>
		</search>
	)
}

/** How many filters are set. */
const Count = ({ of }: { of: number }) =>
	of > 0 && (
		<span className="rounded-full bg-brand-soft px-2 text-sm text-brand-strong tabular-nums">
			{of}
			<span className="sr-only"> set</span>
		</span>
	)
