import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

type Key = string | number

/** The chosen rows of a table, by key. */
export type Selection<Row> = {
	chosen: ReadonlySet<Key>
	onChange: (chosen: ReadonlySet<Key>) => void
	/** Names a row for screen readers. */
	nameOf: (row: Row) => string
}

const box = 'size-5 shrink-0 accent-brand'
const allLabel = 'Select all on this page'

type AllProps = { keys: readonly Key[]; className?: string; labelled?: boolean } & Pick<
	Selection<never>,
	'chosen' | 'onChange'
>

/** Chooses all rows of the page or none. `labelled` shows its label. */
export function AllRowsBox({ keys, chosen, onChange, className, labelled = false }: AllProps) {
	const count = keys.filter((key) => chosen.has(key)).length
	return (
		<label className={classNames('items-center gap-3', className)}>
			<input
				type="checkbox"
				aria-label={labelled ? undefined : allLabel}
				checked={count > 0 && count === keys.length}
				ref={(element) => {
					if (element) element.indeterminate = count > 0 && count < keys.length
				}}
				onChange={({ target }) => onChange(new Set(target.checked ? keys : []))}
				className={box}
			/>
			{labelled && allLabel}
		</label>
	)
}

type SelectProps = Omit<AllProps, 'className' | 'labelled'> & {
	selecting: boolean
	onSelecting: (selecting: boolean) => void
	/** The button that ends it. */
	endLabel?: string
}

/** Shows the checkboxes of rows on phones while the user selects. Ending it forgets the choice. */
export function SelectRows({ selecting, onSelecting, endLabel = 'Done', ...all }: SelectProps) {
	return (
		<div className="flex min-h-9 items-center justify-between gap-3 ps-4">
			{selecting ? <AllRowsBox {...all} labelled className="flex text-sm" /> : <span />}
			<Button
				variant="quiet"
				size="small"
				onClick={() => {
					if (selecting) all.onChange(new Set())
					onSelecting(!selecting)
				}}
			>
				{selecting ? endLabel : 'Select'}
			</Button>
		</div>
	)
}

type RowProps = { rowKey: Key; name: string } & Pick<Selection<never>, 'chosen' | 'onChange'>

export function RowBox({ rowKey, name, chosen, onChange }: RowProps) {
	function change(checked: boolean) {
		const next = new Set(chosen)
		if (checked) next.add(rowKey)
		else next.delete(rowKey)
		onChange(next)
	}
	return (
		<label className="-m-2 inline-flex p-2">
			<input
				type="checkbox"
				aria-label={`Select ${name}`}
				checked={chosen.has(rowKey)}
				onChange={({ target }) => change(target.checked)}
				className={box}
			/>
		</label>
	)
}
