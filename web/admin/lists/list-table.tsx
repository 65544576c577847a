import type { ReactNode } from 'react'
import { serialNumber } from '#contracts/paging.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { pageOf } from './list-address.ts'
import type { LoadedPage } from './load-page.ts'
import type { useListAddress } from './use-list-address.ts'

type Props<Row> = {
	caption: string
	list: ReturnType<typeof useListAddress>
	loaded: LoadedPage<Row>
	pageSize: number
	columns: readonly Column<Row>[]
	rowKey: (row: Row) => number
	rowActions: (row: Row) => ReactNode
	empty: string
	/** The key of a row that is to be found at once. */
	highlighted?: number | null
}

/** A page of a list, numbered, and the links to its other pages. */
export function ListTable<Row>({ caption, list, loaded: { rows, failure }, pageSize, ...table }: Props<Row>) {
	return (
		<>
			<DataTable
				{...table}
				caption={caption}
				rows={rows?.content ?? null}
				firstSerial={serialNumber(list.shownPage, pageSize, 0)}
				loading={list.loading}
				error={failure ? { text: failure, onRetry: list.reload } : null}
			/>
			{rows && (
				<Pagination
					page={pageOf(list.part)}
					totalPages={rows.totalPages}
					hrefFor={list.hrefForPage}
					onNavigate={list.goToPage}
				/>
			)}
		</>
	)
}
