import type { useListAddress } from '../use-list-address.ts'
import { SearchField } from './search-field.tsx'
import { type FiltersIn, typedFilter } from './used-filters.ts'

/** Filters a list by its titles. */
export const TitleSearch = ({ list }: { list: ReturnType<typeof useListAddress> }) => (
	<SearchField label="Search by title" list={list} name="search" />
)

export const titleFilterIn: FiltersIn = (params) => typedFilter(params, 'search', 'Title')
