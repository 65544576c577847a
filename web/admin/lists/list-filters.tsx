import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/field.tsx'
import type { ListName } from './list-address.ts'
import { useChosen } from './use-chosen.ts'
import type { useListAddress } from './use-list-address.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	name: ListName
	/** The choices of the Status filter; the address calls it `status`. */
	statusOptions: readonly RadioOption[]
	/** Further filters, left of the Status. */
	children?: ReactNode
}

/** The filters of a list, and a button that clears them. */
export function ListFilters({ list, name, statusOptions, children }: Props) {
	const [status, setStatus] = useChosen(list.part.get('status') ?? 'all')
	return (
		<search className="flex flex-wrap items-end gap-x-8 gap-y-4">
			{children}
			<RadioGroup
				label="Status"
				layout="row"
				className="tablet:pb-1.5"
				options={statusOptions}
				value={status}
				onChange={({ target: { value } }) => {
					setStatus(value)
					list.filter({ status: value === 'all' ? null : value })
				}}
			/>
			<Button
				variant="quiet"
				size="small"
				className="max-tablet:-ms-3.5 tablet:mb-1"
				onClick={() => list.filter(Object.fromEntries(name.filters.map((filter) => [filter, null])))}
			>
				Clear Filters
			</Button>
		</search>
	)
}
