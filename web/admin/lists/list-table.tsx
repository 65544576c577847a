import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { serialNumber } from '#contracts/shared/paging.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable, type RowLines } from '#web/ui/data-table.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Selection } from '#web/ui/row-selection.tsx'
import { ArrivedButton } from './arrived-button.tsx'
import { type FiltersIn, withoutAll } from './filters/used-filters.ts'
import { pageOf } from './list-address.ts'
import type { LoadedPage } from './load-list.ts'
import { SavedLine } from './saved-line.tsx'
import type { SavedRow } from './saved-row.ts'
import type { useArrived } from './use-arrived.ts'
import type { useListAddress } from './use-list-address.ts'

type Props<Row> = {
	caption: string
	list: ReturnType<typeof useListAddress>
	loaded: LoadedPage<Row>
	pageSize: number
	columns: readonly Column<Row>[]
	rowKey: (row: Row) => number
	rowActions: (row: Row) => ReactNode
	/** The text and the next action of an empty list without filters. */
	empty: string
	emptyAction?: ReactNode
	/** The key of a row to mark and scroll to. */
	highlighted?: number | null
	/** The row that was just saved, and the address of its form. */
	saved?: (SavedRow & { href: string }) | null
	/** What came since, for lists in which visitors' rows arrive. */
	arrived?: ReturnType<typeof useArrived>
	selection?: Selection<Row>
	lines?: RowLines<Row>
	/** Shown between the rows and the links to other pages. */
	belowRows?: ReactNode
	filtersIn: FiltersIn
}

/** A page of a list: the numbered rows and the links to other pages. */
export function ListTable<Row>({
	caption,
	list,
	loaded,
	pageSize,
	empty,
	emptyAction,
	filtersIn,
	belowRows,
	saved,
	arrived,
	...table
}: Props<Row>) {
	const { rows, failure } = loaded
	const id = useId()
	const { state } = useLocation()
	// The rows belong to the current address. A navigation may be pending.
	const narrowedBy = filtersIn(list.shownParams)

	/** The history state goes on to mark the saved row. */
	function clear() {
		list.filter(withoutAll(narrowedBy), state)
		document.getElementById(id)?.focus()
	}

	return (
		<>
			{saved !== undefined && (
				<SavedLine
					missing={
						saved && rows && !list.loading && !rows.content.some((row) => table.rowKey(row) === saved.id) ? saved : null
					}
					hasFilters={narrowedBy.length > 0}
					hasMorePages={(rows?.totalPages ?? 0) > 1}
					onClear={clear}
				/>
			)}
			{arrived && (
				// Over the edge of the table: no row moves.
				<div className="relative z-20 -mb-4 h-0">
					<div className="pointer-events-none absolute inset-x-0 top-0 flex -translate-y-1/2 justify-center *:pointer-events-auto">
						<ArrivedButton arrived={arrived} listId={id} className="rounded-full shadow-light" />
					</div>
				</div>
			)}
			<DataTable
				{...table}
				fresh={arrived?.fresh}
				saved={saved?.id}
				id={id}
				caption={caption}
				rows={rows?.content ?? null}
				firstSerial={serialNumber(list.shownPage, pageSize, 0)}
				loading={list.loading}
				error={failure ? { text: failure, onRetry: list.reload } : null}
				empty={narrowedBy.length > 0 ? 'Nothing matches' : empty}
				emptyAction={
					narrowedBy.length > 0 ? (
						<Button variant="secondary" size="small" onClick={clear}>
							Clear filters
						</Button>
					) : (
						emptyAction
					)
				}
			/>
			{belowRows}
			{rows && (
				<Pagination
					page={pageOf(list.params)}
					totalPages={rows.totalPages}
					hrefFor={list.hrefForPage}
					onNavigate={list.goToPage}
				/>
			)}
		</>
	)
}
