import type { ReactNode } from 'react'
import { RadioGroup, type RadioOption } from '#web/ui/field.tsx'
import { ClearFilters } from './clear-filters.tsx'
import type { ListConfig } from './list-address.ts'
import type { useListAddress } from './use-list-address.ts'
import { useOptimisticFilter } from './use-optimistic-filter.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	name: ListConfig
	/** The choices of the Status filter, whose search parameter is `status`. */
	statusOptions: readonly RadioOption[]
	/** More filters, left of Status. */
	children?: ReactNode
}

export function ListFilters({ list, name, statusOptions, children }: Props) {
	const [status, setStatus] = useOptimisticFilter(list.params.get('status') ?? 'all')
	return (
		<search className="flex flex-wrap items-end gap-x-8 gap-y-4">
			{children}
			<RadioGroup
				label="Status"
				className="tablet:pb-1.5"
				options={statusOptions}
				value={status}
				onChange={(value) => {
					setStatus(value)
					list.filter({ status: value === 'all' ? null : value })
				}}
			/>
			<ClearFilters list={list} filters={name.filters} />
		</search>
	)
}
