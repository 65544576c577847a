import { type ReactNode, useState } from 'react'
import { Alert } from './alert.tsx'
import { classNames } from './class-names.ts'
import { AllRowsBox, type Selection, SelectRows } from './row-selection.tsx'
import { type Column, phone, type RowLines } from './table/column.ts'
import { PhoneRows } from './table/phone-rows.tsx'
import { TableHead } from './table/table-head.tsx'
import { TableRows } from './table/table-rows.tsx'
import { TableSkeleton } from './table/table-skeleton.tsx'
import { useMedia } from './use-media.ts'

export type { Column, RowLines } from './table/column.ts'

type DataTableProps<Row> = {
	/** Makes the table focusable. */
	id?: string
	/** The table's accessible name. */
	caption: string
	columns: readonly Column<Row>[]
	/** null while they load. */
	rows: readonly Row[] | null
	rowKey: (row: Row) => string | number
	/** The first row's number. If set, the table has a "No." column. */
	firstSerial?: number
	/** The old rows stay, dimmed, until new ones arrive. */
	loading?: boolean
	error?: { text: string; onRetry: () => void } | null
	/** The text of an empty list. */
	empty: string
	/** The next action of an empty list. */
	emptyAction?: ReactNode
	rowActions?: (row: Row) => ReactNode
	/** The key of a row to mark and scroll to. */
	highlighted?: string | number | null
	/** The key of a row to tint for some seconds and to scroll to. */
	saved?: string | number | null
	/** The keys of rows to tint for some seconds where they are. */
	fresh?: ReadonlySet<string | number>
	/** If set, each row has a checkbox. On phones the user asks for them. */
	selection?: Selection<Row>
	/** Makes all rows equally high. Without it, rows grow with their content and are cards on phones. */
	lines?: RowLines<Row>
}

/** A table that becomes a list on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { id, caption, columns, rows, rowKey, firstSerial, loading = false, error, rowActions, highlighted } = props
	const { empty, emptyAction, selection, saved, fresh, lines } = props
	const isList = useMedia(phone) && lines !== undefined
	const [selecting, setSelecting] = useState(false)
	const keys = rows?.map(rowKey) ?? []
	if (error && !rows)
		return (
			<Alert tone="danger" action={{ label: 'Try again', onClick: error.onRetry }}>
				{error.text}
			</Alert>
		)
	const width = columns.length + (firstSerial === undefined ? 0 : 1) + (rowActions ? 1 : 0)
	const marks = { chosen: selection?.chosen, highlighted, saved, fresh }
	const shown = { rows: rows ?? [], rowKey, columns, firstSerial, rowActions, marks }
	return (
		<div className="flex flex-col gap-3">
			{error && (
				<Alert tone="danger">
					{error.text}{' '}
					<button type="button" className="underline underline-offset-2" onClick={error.onRetry}>
						Try again
					</button>
				</Alert>
			)}
			{/* The head is hidden on phones. */}
			{selection &&
				keys.length > 0 &&
				(isList ? (
					<SelectRows {...selection} keys={keys} selecting={selecting} onSelecting={setSelecting} />
				) : (
					<AllRowsBox {...selection} keys={keys} labelled className="flex min-h-9 px-4 text-sm tablet:hidden" />
				))}
			<div
				className={classNames(
					'relative rounded-md border border-line bg-surface',
					lines ? 'overflow-clip' : 'max-wide:overflow-x-auto wide:overflow-clip',
				)}
			>
				{loading && rows && <div aria-hidden="true" className="progress-line absolute inset-x-0 top-0 z-20 h-0.5" />}
				<table
					id={id}
					tabIndex={id === undefined ? undefined : -1}
					aria-busy={loading || !rows}
					className="w-full border-collapse text-sm max-tablet:block"
				>
					<caption className="sr-only">{caption}</caption>
					<TableHead
						columns={columns}
						hasSerials={firstSerial !== undefined}
						hasActions={rowActions !== undefined}
						keys={keys}
						selection={selection}
						isLined={lines !== undefined}
					/>
					<tbody className={classNames('transition-opacity max-tablet:block', loading && 'opacity-85')}>
						{!rows && <TableSkeleton columns={width} isLined={lines !== undefined} />}
						{isList ? (
							<PhoneRows {...shown} lines={lines} selection={selecting ? selection : undefined} />
						) : (
							<TableRows {...shown} isLined={lines !== undefined} selection={selection} />
						)}
						{rows?.length === 0 && (
							<tr className="max-tablet:block">
								<td colSpan={width} className="px-6 py-14 text-center text-base text-muted max-tablet:block">
									<div>{empty}</div>
									{emptyAction && <div className="mt-4">{emptyAction}</div>}
								</td>
							</tr>
						)}
					</tbody>
				</table>
			</div>
			{/* Screen readers announce loading and an empty list. */}
			<p role="status" className="sr-only">
				{loading || !rows ? 'Loading' : rows.length === 0 ? empty : ''}
			</p>
		</div>
	)
}
