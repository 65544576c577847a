import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { AllRowsBox, type Selection } from '../row-selection.tsx'
import { type Column, firstColumn, looksOf } from './column.ts'

type Props<Row> = {
	columns: readonly Column<Row>[]
	hasSerials: boolean
	hasActions: boolean
	/** The keys of the rows on the page. */
	keys: readonly (string | number)[]
	selection: Selection<Row> | undefined
	/** Whether all rows have one height. The table then fits every window, so that its head can stay in view. */
	isLined: boolean
}

/** The head of a table, which stays in view below the bar. */
export function TableHead<Row>({ columns, hasSerials, hasActions, keys, selection, isLined }: Props<Row>) {
	const head = classNames(
		'z-10 border-b border-line bg-sunken px-3 text-xs font-semibold whitespace-nowrap text-muted',
		// A horizontally scrolling frame would become the container of the sticky head.
		isLined ? 'h-9 tablet:sticky tablet:top-(--sticky-top)' : 'py-2.5 wide:sticky wide:top-(--sticky-top)',
	)
	return (
		<thead className="max-tablet:sr-only">
			<tr>
				{hasSerials && (
					<th scope="col" className={classNames(head, 'text-start', selection ? 'w-px' : 'w-14')}>
						<span className="flex items-center gap-2.5">
							{selection && keys.length > 0 && (
								<AllRowsBox {...selection} keys={keys} className="inline-flex max-tablet:hidden" />
							)}
							<span>No.</span>
						</span>
					</th>
				)}
				{columns.map((column, index) => (
					<th
						key={column.key}
						scope="col"
						aria-sort={column.sort && (column.sort.direction ?? 'none')}
						className={classNames(head, looksOf(column), isLined && index === 0 && firstColumn)}
					>
						<Heading column={column} />
					</th>
				))}
				{hasActions && (
					<th scope="col" className={classNames(head, 'text-end')}>
						Action
					</th>
				)}
			</tr>
		</thead>
	)
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
				<Icon aria-hidden="true" className={classNames('size-3.5', !sort.direction && 'opacity-55')} />
			</button>
			<span className="tablet:hidden">{header}</span>
		</>
	)
}
