import { type AppliedJob, noticePeriods } from '#contracts/careers/applications.ts'
import type { DeskPeople } from '#contracts/desks/desk.ts'
import { messages } from '#contracts/shared/messages.ts'
import { ownerOptions } from '../desks/list/desk-filters.ts'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { FilterChecks } from '../lists/filters/filter-checks.tsx'
import { FilterPopover } from '../lists/filters/filter-popover.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { FilterToggle } from '../lists/filters/filter-toggle.tsx'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { SearchField, TypedField } from '../lists/filters/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { applicationsOrders, experienceErrors, soonErasedText, yearsText } from './applications-list.ts'

type Props = { list: ReturnType<typeof useListAddress>; jobs: readonly AppliedJob[]; people: DeskPeople }

/** Filters by words, what an application says, its owner and its days. */
export function ApplicationFilters({ list, jobs, people }: Props) {
	const errors = experienceErrors(list.params)
	return (
		<FilterBar
			list={list}
			search={<SearchField label="Search applications" list={list} name="search" />}
			filters={list.filters.filter((name) => name !== 'status')}
			chips={['location', 'mobile', 'job', 'notice', 'from', 'to', 'owner', 'overdue', 'soon', 'erasure']}
			order={<OrderSelect list={list} orders={applicationsOrders} />}
		>
			<div className="tablet:w-36">
				<SearchField label="Location" list={list} name="location" />
			</div>
			<div className="tablet:w-44">
				<SearchField label="Mobile number" inputMode="tel" list={list} name="mobile" />
			</div>
			<FilterChecks
				list={list}
				name="job"
				label="Job posts"
				options={jobs.map(({ id, jobPosition, jobLocation }) => ({ id, label: jobPosition, detail: jobLocation }))}
				empty={messages.noJobs}
			/>
			<FilterSelect
				list={list}
				name="notice"
				label="Notice period"
				options={noticePeriods.map((period) => [period, period] as const)}
			/>
			<FilterPopover
				label="Experience"
				text={rangeText(list.params)}
				onClear={() => list.filter({ from: null, to: null })}
			>
				<div className="grid grid-cols-2 gap-3">
					<TypedField label="Experience from" inputMode="decimal" error={errors.from} list={list} name="from" />
					<TypedField label="Experience to" inputMode="decimal" error={errors.to} list={list} name="to" />
				</div>
			</FilterPopover>
			<FilterSelect list={list} name="owner" label="Owner" options={ownerOptions(people)} />
			<FilterToggle
				list={list}
				name="overdue"
				label="Overdue"
				help="Past the day on which the applicant should have heard"
			/>
			<FilterToggle list={list} name="soon" label="Soon erased" help={soonErasedText} />
			<FilterToggle list={list} name="erasure" label="Erasure asked" help="The applicant has asked for it" />
		</FilterBar>
	)
}

function rangeText(params: URLSearchParams): string | null {
	const [from, to] = [yearsText(params.get('from') ?? ''), yearsText(params.get('to') ?? '')]
	if (from && to) return `${from} to ${to}`
	if (from) return `from ${from}`
	return to && `up to ${to}`
}
