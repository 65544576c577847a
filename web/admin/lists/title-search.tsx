import type { ListConfig } from './list-address.ts'
import { SearchField } from './search-field.tsx'
import { useListAddress } from './use-list-address.ts'
import { type FiltersIn, typedFilter } from './used-filters.ts'

/** Filters a list by its titles. */
export const TitleSearch = ({ of }: { of: ListConfig }) => (
	<div className="w-full tablet:w-56">
		<SearchField label="Search by title" list={useListAddress(of)} name="search" />
	</div>
)

export const titleFilterIn: FiltersIn = (params) => typedFilter(params, 'search', 'Title')
