import { auditedSections } from '#contracts/operations/audit.ts'
import { FilterBar } from '../lists/filters/filter-bar.tsx'
import { FilterDays } from '../lists/filters/filter-days.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import type { NamedUser } from './audit-list.ts'

type Props = { list: ReturnType<typeof useListAddress>; users: readonly NamedUser[] }

/** Filters by person, section, item and days. Item numbers are unique within a section only. */
export const AuditFilters = ({ list, users }: Props) => (
	<FilterBar list={list} chips={['person', 'section', 'item', 'from', 'to']}>
		<FilterSelect list={list} name="person" label="Person" options={users} />
		<FilterSelect list={list} name="section" label="Section" options={Object.entries(auditedSections)} />
		{list.params.get('section') && (
			<div className="tablet:w-40">
				<SearchField label="Item number" list={list} name="item" />
			</div>
		)}
		<FilterDays list={list} label="Days" from="From" to="To" />
	</FilterBar>
)
