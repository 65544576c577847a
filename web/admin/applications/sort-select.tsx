import { SelectField } from '#web/ui/field.tsx'
import type { useListAddress } from '../lists/use-list-address.ts'
import { type Sorting, sortChanges } from './applications-list.ts'

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
