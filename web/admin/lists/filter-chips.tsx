import { X } from 'lucide-react'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import type { useListAddress } from './use-list-address.ts'
import type { UsedFilter } from './used-filters.ts'

type Props = {
	list: ReturnType<typeof useListAddress>
	used: readonly UsedFilter[]
	/** Gets the focus when the last chip is removed. */
	fallbackId: string
}

/** Shows each filter in use as a chip, because a remembered filter's control may be out of sight. */
export function FilterChips({ list, used, fallbackId }: Props) {
	const removal = useFocusAfterRemoval(used, fallbackId)
	if (used.length === 0) return null
	return (
		<ol ref={removal.ref} aria-label="Filters in use" className="flex flex-wrap gap-2">
			{used.map(({ key, label, text, without }) => (
				<li
					key={key}
					className="flex min-h-8 max-w-full items-center gap-1 rounded-full border border-brand/25 bg-brand-soft pe-0.5 ps-3 text-sm text-brand-strong"
				>
					<span className="min-w-0 truncate">
						{label}: <bdi className="font-semibold">{text}</bdi>
					</span>
					<button
						type="button"
						data-delete
						title="Remove this filter"
						onClick={() => {
							removal.removing(key)
							list.filter(without)
						}}
						className="inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-surface"
					>
						<X aria-hidden="true" className="size-4" />
						<span className="sr-only">
							Remove the filter {label}: <bdi>{text}</bdi>
						</span>
					</button>
				</li>
			))}
		</ol>
	)
}
