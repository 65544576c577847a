import { SlidersHorizontal } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { phone } from '#web/ui/table/column.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { sortParams } from '../sorting.ts'
import type { useListAddress } from '../use-list-address.ts'

const InSheet = createContext(false)

/** Whether a filter is rendered as a field of the sheet, and not as a chip. */
export const useInSheet = () => useContext(InSheet)

type Props = {
	list: ReturnType<typeof useListAddress>
	/** The filters that are cleared here, if not all of the list's. */
	filters?: readonly string[]
	/** The field that is always in sight. */
	search?: ReactNode
	/** The other filters: chips, and on phones fields of a sheet. */
	children?: ReactNode
	/** The search parameters of these. */
	chips?: readonly string[]
	/** The choice of the order, for phones, whose rows have no head. */
	order?: ReactNode
}

/** The filters of a list in one row. */
export function FilterBar({ list, filters = list.filters, search, children, chips = [], order }: Props) {
	const isPhone = useMedia(phone)
	const [open, setOpen] = useState(false)
	const isSet = (name: string) => list.params.has(name)
	const clear = () => list.filter(Object.fromEntries(filters.filter(isFilter).map((name) => [name, null])))
	const clearButton = filters.filter(isFilter).some(isSet) && (
		<Button
			variant="quiet"
			size="small"
			onClick={(event) => {
				// The button goes with the filters.
				event.currentTarget.closest('search')?.querySelector('input')?.focus({ preventScroll: true })
				clear()
			}}
		>
			Clear Filters
		</Button>
	)
	const count = chips.filter(isSet).length
	const hasSheet = Boolean(children || order)
	return (
		<search className="flex flex-wrap items-center gap-2">
			{search && <div className="min-w-0 flex-1 tablet:max-w-72 tablet:min-w-44">{search}</div>}
			{!isPhone && children}
			{isPhone && hasSheet && (
				<Button variant="secondary" size="small" className="h-10" onClick={() => setOpen(true)}>
					<SlidersHorizontal aria-hidden="true" className="size-4" />
					<span>Filters</span>
					{count > 0 && (
						<span className="rounded-full bg-brand px-1.5 text-xs text-on-brand tabular-nums">
							<span>{count}</span>
							<span className="sr-only"> set</span>
						</span>
					)}
				</Button>
			)}
			{clearButton}
			<Dialog
				title="Filters"
				open={open && isPhone}
				onOpenChange={setOpen}
				footer={
					<>
						{count > 0 && (
							<Button
								variant="secondary"
								onClick={() => list.filter(Object.fromEntries(chips.map((name) => [name, null])))}
							>
								Clear
							</Button>
						)}
						<Button onClick={() => setOpen(false)}>Show the list</Button>
					</>
				}
			>
				<InSheet value={true}>
					<div className="flex flex-col gap-5">
						{children}
						{order}
					</div>
				</InSheet>
			</Dialog>
		</search>
	)
}

const isFilter = (name: string) => !sortParams.some((param) => param === name)
