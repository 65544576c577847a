import type { JobTypes } from '#contracts/careers/job-types.ts'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { FilterDays } from '../lists/filters/filter-days.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { OrderSelect } from '../lists/filters/order-select.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { jobsOrders } from './jobs-list.ts'

type Props = { list: ReturnType<typeof useListAddress>; types: JobTypes }

/** Filters by position, location, job type and dates. */
export const JobFilters = ({ list, types }: Props) => (
	<FilterBar
		list={list}
		search={<SearchField label="Position" list={list} name="position" />}
		chips={['location', 'type', 'from', 'to']}
		order={<OrderSelect list={list} orders={jobsOrders} />}
	>
		<div className="tablet:w-44">
			<SearchField label="Location" list={list} name="location" />
		</div>
		<FilterSelect list={list} name="type" label="Job type" options={Object.entries(types)} />
		<FilterDays list={list} label="Dates" from="Starts on or after" to="Due on or before" />
	</FilterBar>
)
