import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { useListAddress } from './use-list-address.ts'

type Props = { list: ReturnType<typeof useListAddress>; filters: readonly string[]; className?: string }

export const ClearFilters = ({ list, filters, className = 'tablet:mb-1' }: Props) => (
	<Button
		variant="quiet"
		size="small"
		className={classNames('max-tablet:-ms-3.5', className)}
		onClick={() => list.filter(Object.fromEntries(filters.map((filter) => [filter, null])))}
	>
		Clear Filters
	</Button>
)
