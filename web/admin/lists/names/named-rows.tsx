import { Pencil, Trash2 } from 'lucide-react'
import { serialNumber } from '#contracts/shared/paging.ts'
import { IconButton } from '#web/ui/button.tsx'

export type RowName = {
	id: number
	name: string
	/** Shown below the name. */
	detail?: string
}

type Props<Item> = {
	items: readonly Item[]
	rowOf: (item: Item) => RowName
	/** The page of the rows. Without it the rows have no numbers. */
	serial?: { page: number; size: number }
	empty: string
	change: string
	onChange: (item: Item) => void
	onDelete?: (item: Item) => void
}

export function NamedRows<Item>({ items, rowOf, serial, empty, change, onChange, onDelete }: Props<Item>) {
	if (items.length === 0)
		return <p className="rounded-md border border-dashed border-line px-4 py-10 text-center text-muted">{empty}</p>
	return (
		<ol className="divide-y divide-line rounded-md border border-line">
			{items.map((item, index) => {
				const { id, name, detail } = rowOf(item)
				return (
					<li key={id} className="flex items-center gap-2 py-1.5 pe-2 ps-4">
						{serial && (
							<span className="w-7 text-sm text-muted tabular-nums">
								{serialNumber(serial.page, serial.size, index)}
							</span>
						)}
						<span className="min-w-0 flex-1 wrap-anywhere">
							<span dir="auto" className="block font-semibold">
								{name}
							</span>
							{detail && <span className="block text-sm text-muted">{detail}</span>}
						</span>
						<IconButton label={`${change} ${name}`} onClick={() => onChange(item)}>
							<Pencil aria-hidden="true" />
						</IconButton>
						{onDelete && (
							<IconButton label={`Delete ${name}`} onClick={() => onDelete(item)}>
								<Trash2 aria-hidden="true" />
							</IconButton>
						)}
					</li>
				)
			})}
		</ol>
	)
}
