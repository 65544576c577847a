import { useId } from 'react'
import { countText } from '../../count-text.ts'
import type { useListAddress } from '../use-list-address.ts'
import { useOptimisticFilter } from './use-optimistic-filter.ts'
import type { StatusOptions } from './used-filters.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	/** The first one filters nothing. */
	options: StatusOptions
	/** The number of rows of each choice. */
	counts?: Readonly<Record<string, number>> | null
	/** The number at which the server stops counting. */
	mostCounted?: number
}

/** The Status filter as tabs. They are radio buttons: one is always chosen, and the arrow keys change it. */
export function StatusTabs({ list, options, counts, mostCounted = Number.POSITIVE_INFINITY }: Props) {
	const id = useId()
	const [first] = options
	const [status, setStatus] = useOptimisticFilter(list.params.get('status') ?? first?.value ?? '')
	return (
		<fieldset className="min-w-0 border-b border-line">
			<legend className="sr-only">Status</legend>
			<div className="-mb-px flex gap-x-1 overflow-x-auto">
				{options.map(({ value, label }) => (
					<label
						key={value}
						className="relative flex min-h-10 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap max-tablet:px-2 text-muted transition-colors hover:text-ink has-checked:border-brand has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
					>
						<input
							type="radio"
							name={id}
							value={value}
							checked={value === status}
							aria-describedby={counts ? `${id}-${value}` : undefined}
							onChange={() => {
								setStatus(value)
								list.filter({ status: value === first?.value ? null : value })
							}}
							// Over its label, so that forced colours and pointers find it.
							className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none"
						/>
						<span>{label}</span>
						{counts && (
							<span
								id={`${id}-${value}`}
								aria-hidden="true"
								className="rounded-full bg-sunken px-1.5 text-xs font-medium text-muted tabular-nums"
							>
								{countText(counts[value] ?? 0, mostCounted)}
							</span>
						)}
					</label>
				))}
			</div>
		</fieldset>
	)
}
