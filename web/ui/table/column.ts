import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Selection } from '../row-selection.tsx'

export type Column<Row> = {
	key: string
	header: string
	cell: (row: Row) => ReactNode
	align?: 'start' | 'center' | 'end'
	className?: string
	/** As narrow as its content, which stays on one line. */
	narrow?: boolean
	/** Hidden between phones and the full table. */
	secondary?: boolean
	/** The current sorting by this column and its handler. */
	sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void }
}

/** Makes the rows of a table equally high. On phones a row is its first cell, one line about it and its state. */
export type RowLines<Row> = {
	/** The line below the first cell on phones. */
	meta: (row: Row) => ReactNode
	/** The key of the column that shows the state. */
	state?: string
}

const aligned = { start: 'text-start', center: 'text-center', end: 'text-end' }

export const looksOf = <Row>({ align = 'start', secondary, className }: Column<Row>) =>
	classNames(aligned[align], secondary && 'tablet:max-wide:hidden', className)

/** In rows of one height the first column takes the width that the others leave. */
export const firstColumn = 'tablet:w-full tablet:max-w-0 tablet:min-w-36'

export const phone = '(max-width: 47.99rem)'

const scrollTo = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })

type Key = string | number
export type Marks = {
	chosen?: ReadonlySet<Key>
	highlighted?: Key | null
	saved?: Key | null
	fresh?: ReadonlySet<Key>
}

/** What both shapes of a table show of its rows. */
export type RowsProps<Row> = {
	rows: readonly Row[]
	rowKey: (row: Row) => Key
	columns: readonly Column<Row>[]
	firstSerial: number | undefined
	rowActions: ((row: Row) => ReactNode) | undefined
	selection: Selection<Row> | undefined
	marks: Marks
}

/** The rows with their keys and numbers, the attributes of those that are marked, and the looks that both shapes share. */
export const shownRows = <Row>({ rows, rowKey, firstSerial, marks }: RowsProps<Row>) =>
	rows.map((row, index) => {
		const key = rowKey(row)
		const serial = firstSerial === undefined ? null : firstSerial + index
		return { row, key, serial, ...rowMarks(key, marks) }
	})

function rowMarks(key: Key, { chosen, highlighted, saved, fresh }: Marks) {
	return {
		attributes: {
			...(key === highlighted && { 'aria-current': true as const, ref: scrollTo }),
			...(fresh?.has(key) && { 'data-saved': true }),
			...(key === saved && { 'data-saved': true, ref: scrollTo }),
		},
		looks: classNames(
			// Below the head of the table.
			'scroll-mt-5 scroll-mb-4 transition-colors',
			chosen?.has(key) && 'bg-brand-soft/60',
			key === highlighted ? 'bg-brand-soft shadow-[inset_3px_0_0_var(--color-brand)]' : 'hover:bg-sunken/60',
		),
	}
}
