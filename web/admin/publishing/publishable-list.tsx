import type { ReactNode } from 'react'
import type { Column } from '#web/ui/data-table.tsx'
import type { ListConfig } from '../lists/list-address.ts'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import type { LoadedPage } from '../lists/load-list.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { type FiltersIn, type StatusOptions, statusFilter } from '../lists/used-filters.ts'
import { PageHeading } from '../page-heading.tsx'
import { AddButton } from './add-button.tsx'
import { statuses } from './status-filter.ts'

type Props<Row> = {
	title: string
	lead: string
	list: ListConfig
	loaded: LoadedPage<Row>
	pageSize: number
	columns: readonly Column<Row>[]
	rowKey: (row: Row) => number
	rowActions: (row: Row) => ReactNode
	empty: string
	add: { label: string; href: string }
	/** The choices of the Status filter, whose search parameter is `status`. */
	statusOptions?: StatusOptions
	/** More filters, left of Status. */
	filters?: ReactNode
	filtersIn?: FiltersIn
	/** More buttons beside Add. */
	actions?: ReactNode
}

/** A list page with filters, rows, actions and pages. */
export function PublishableList<Row>(props: Props<Row>) {
	const { title, lead, list: name, loaded, pageSize, columns, rowKey, rowActions, empty, add } = props
	const { statusOptions = statuses, filters, filtersIn, actions } = props
	const list = useListAddress(name)

	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title={title}
				lead={lead}
				actions={
					<>
						{actions}
						<AddButton {...add} />
					</>
				}
			/>
			<ListFilters list={list} name={name} statusOptions={statusOptions}>
				{filters}
			</ListFilters>
			<ListTable
				caption={title}
				list={list}
				loaded={loaded}
				pageSize={pageSize}
				columns={columns}
				rowKey={rowKey}
				empty={empty}
				emptyAction={<AddButton {...add} variant="secondary" />}
				filtersIn={(params) => [...(filtersIn?.(params) ?? []), ...statusFilter(params, statusOptions)]}
				rowActions={rowActions}
			/>
		</div>
	)
}
