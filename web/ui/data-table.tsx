import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { classNames } from './class-names.ts'
import { AllRowsBox, RowBox, type Selection } from './row-selection.tsx'

export type Column<Row> = {
	key: string
	header: string
	cell: (row: Row) => ReactNode
	align?: 'start' | 'center' | 'end'
	className?: string
	/** As narrow as its content, which stays on one line. */
	narrow?: boolean
	/** Hidden between the card layout of phones and the full table. */
	secondary?: boolean
	/** The current sorting by this column and its handler. */
	sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void }
}

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
	/** If set, the "No." column has a checkbox for each row. */
	selection?: Selection<Row>
}

const scrollTo = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f']
const aligned = { start: 'text-start', center: 'text-center', end: 'text-end' }
const looksOf = <Row,>({ align = 'start', secondary, className }: Column<Row>) =>
	classNames(aligned[align], secondary && 'tablet:max-wide:hidden', className)
const head =
	'z-10 border-b border-line bg-sunken px-3 py-2.5 text-xs font-semibold whitespace-nowrap text-muted ' +
	// A horizontally scrolling frame would become the container of the sticky head.
	'wide:sticky wide:top-(--sticky-top)'
// On phones a row is a card with one line per cell, each with its column's name.
const cell =
	'border-line px-3 py-3 align-middle tablet:border-t max-tablet:flex max-tablet:gap-3 max-tablet:px-4 max-tablet:py-1.5 ' +
	'max-tablet:text-start max-tablet:before:w-24 max-tablet:before:shrink-0 max-tablet:before:text-sm ' +
	'max-tablet:before:text-muted max-tablet:before:content-[attr(data-column)]'
const skeletonCell = 'border-line px-3 py-3.5 tablet:border-t max-tablet:block max-tablet:px-4 max-tablet:py-1.5'

function Skeleton({ columns }: { columns: number }) {
	return skeletonRows.map((row) => (
		<tr key={row} className="max-tablet:block max-tablet:py-3">
			{Array.from({ length: columns }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same
				<td key={index} className={skeletonCell}>
					<span className="block h-4 rounded-sm bg-sunken motion-safe:animate-pulse" />
				</td>
			))}
		</tr>
	))
}

/** A column's header. On phones it is visually hidden, so it must not be focusable. */
function Heading<Row>({ column: { header, sort } }: { column: Column<Row> }) {
	if (!sort) return header
	const Icon = sort.direction === 'ascending' ? ArrowUp : sort.direction === 'descending' ? ArrowDown : ChevronsUpDown
	return (
		<>
			<button
				type="button"
				onClick={sort.onSort}
				className={classNames(
					'-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-sm px-1.5 hover:text-ink max-tablet:hidden',
					sort.direction && 'text-ink',
				)}
			>
				{header}
				<Icon aria-hidden="true" className="size-3.5" />
			</button>
			<span className="tablet:hidden">{header}</span>
		</>
	)
}

/** A table that becomes a list of cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { id, caption, columns, rows, rowKey, firstSerial, loading = false, error, rowActions, highlighted } = props
	const { empty, emptyAction, selection, saved } = props
	const keys = rows?.map(rowKey) ?? []
	if (error && !rows)
		return (
			<Alert tone="danger" action={{ label: 'Try again', onClick: error.onRetry }}>
				{error.text}
			</Alert>
		)
	const width = columns.length + (firstSerial === undefined ? 0 : 1) + (rowActions ? 1 : 0)
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
			{selection && keys.length > 0 && (
				<AllRowsBox {...selection} keys={keys} labelled className="flex min-h-9 px-4 text-sm tablet:hidden" />
			)}
			<div className="relative rounded-md border border-line bg-surface max-wide:overflow-x-auto wide:overflow-clip">
				{loading && rows && <div aria-hidden="true" className="progress-line absolute inset-x-0 top-0 z-20 h-0.5" />}
				<table
					id={id}
					tabIndex={id === undefined ? undefined : -1}
					aria-busy={loading || !rows}
					className="w-full border-collapse text-sm max-tablet:block"
				>
					<caption className="sr-only">{caption}</caption>
					<thead className="max-tablet:sr-only">
						<tr>
							{firstSerial !== undefined && (
								<th scope="col" className={classNames(head, 'text-start', selection ? 'w-px' : 'w-14')}>
									<span className="flex items-center gap-2.5">
										{selection && keys.length > 0 && (
											<AllRowsBox {...selection} keys={keys} className="inline-flex max-tablet:hidden" />
										)}
										<span>No.</span>
									</span>
								</th>
							)}
							{columns.map((column) => (
								<th
									key={column.key}
									scope="col"
									aria-sort={column.sort && (column.sort.direction ?? 'none')}
									className={classNames(head, looksOf(column))}
								>
									<Heading column={column} />
								</th>
							))}
							{rowActions && (
								<th scope="col" className={classNames(head, 'text-end')}>
									Action
								</th>
							)}
						</tr>
					</thead>
					<tbody className={classNames('transition-opacity max-tablet:block', loading && 'opacity-85')}>
						{!rows && <Skeleton columns={width} />}
						{rows?.map((row, index) => (
							<tr
								key={rowKey(row)}
								{...(rowKey(row) === highlighted && { 'aria-current': true, ref: scrollTo })}
								{...(rowKey(row) === saved && { 'data-saved': true, ref: scrollTo })}
								className={classNames(
									'transition-colors max-tablet:block max-tablet:border-t max-tablet:border-line max-tablet:py-3 max-tablet:first:border-t-0',
									selection?.chosen.has(rowKey(row)) && 'bg-brand-soft/60',
									rowKey(row) === highlighted
										? 'bg-brand-soft shadow-[inset_3px_0_0_var(--color-brand)]'
										: 'hover:bg-sunken/60',
								)}
							>
								{firstSerial !== undefined && (
									<td data-column="No." className={classNames(cell, 'text-muted')}>
										<span className="flex items-center gap-2.5">
											{selection && <RowBox {...selection} rowKey={rowKey(row)} name={selection.nameOf(row)} />}
											<span>{firstSerial + index}</span>
										</span>
									</td>
								)}
								{columns.map((column) => (
									<td key={column.key} data-column={column.header} className={classNames(cell, looksOf(column))}>
										<div
											className={classNames(
												'min-w-0 wrap-anywhere max-tablet:flex-1',
												!column.narrow && 'tablet:min-w-24',
											)}
										>
											{column.cell(row)}
										</div>
									</td>
								))}
								{rowActions && (
									<td className="border-line px-3 py-1.5 text-end tablet:border-t max-tablet:block max-tablet:px-4">
										<div className="flex justify-end gap-1">{rowActions(row)}</div>
									</td>
								)}
							</tr>
						))}
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
