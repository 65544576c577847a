import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { serialNumber } from '#contracts/paging.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/field.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { type ListName, pageOf } from '../lists/list-address.ts'
import type { LoadedPage } from '../lists/load-page.ts'
import { useChosen } from '../lists/use-chosen.ts'
import { useListAddress } from '../lists/use-list-address.ts'
import { statuses } from './status-filter.ts'

type Props<Row> = {
	title: string
	lead: string
	list: ListName
	loaded: LoadedPage<Row>
	pageSize: number
	columns: readonly Column<Row>[]
	rowKey: (row: Row) => number
	rowActions: (row: Row, reload: () => void) => ReactNode
	empty: string
	add: { label: string; href: string }
	/** The choices of the Status filter; the address calls it `status`. */
	statusOptions?: readonly RadioOption[]
	/** Further filters, left of the Status. */
	filters?: ReactNode
	/** Further buttons beside the Add button. */
	actions?: ReactNode
}

/** A list of the back office: filters, Clear Filters, the table with its actions, and the pages. */
export function PublishableList<Row>(props: Props<Row>) {
	const { title, lead, list: name, loaded, pageSize, columns, rowKey, rowActions, empty, add } = props
	const { statusOptions = statuses, filters, actions } = props
	const list = useListAddress(name)
	const navigate = useNavigate()
	const page = pageOf(list.part)
	const [status, setStatus] = useChosen(list.part.get('status') ?? 'all')
	const { rows, failure } = loaded

	return (
		<div className="flex flex-col gap-6">
			<PageHeading
				title={title}
				lead={lead}
				actions={
					<>
						{actions}
						<Button onClick={() => void navigate(add.href)}>
							<Plus aria-hidden="true" className="size-5" />
							{add.label}
						</Button>
					</>
				}
			/>
			<search className="flex flex-wrap items-end gap-x-8 gap-y-4">
				{filters}
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
					className="max-tablet:-ml-3.5 tablet:mb-1"
					onClick={() => list.filter(Object.fromEntries(name.filters.map((filter) => [filter, null])))}
				>
					Clear Filters
				</Button>
			</search>
			<DataTable
				caption={title}
				columns={columns}
				rows={rows?.content ?? null}
				rowKey={rowKey}
				firstSerial={serialNumber(list.shownPage, pageSize, 0)}
				loading={list.loading}
				error={failure ? { text: failure, onRetry: list.reload } : null}
				empty={empty}
				rowActions={(row) => rowActions(row, list.reload)}
			/>
			{rows && (
				<Pagination page={page} totalPages={rows.totalPages} hrefFor={list.hrefForPage} onNavigate={list.goToPage} />
			)}
		</div>
	)
}
