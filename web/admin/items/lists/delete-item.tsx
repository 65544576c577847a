import { useRef } from 'react'
import { keepTrashDays } from '#contracts/shared/periods.ts'
import { DeleteDialog } from '../../publishing/delete-dialog.tsx'
import type { ItemDescription } from '../descriptions.ts'
import { notFoundCodes } from '../kind-in.ts'
import { deleteItem } from './item-calls.ts'
import type { ListedItem } from './use-item-acts.ts'

type Props = {
	description: ItemDescription
	item: ListedItem
	onClose: () => void
	/** Gets the batch for Undo; null where the item was deleted already. */
	onDeleted: (batch: string | null) => void
}

/** Asks for confirmation and moves an item to the trash. For kinds without a deletion of their own. */
export function DeleteItem({ description: { kind, noun }, item: { id, title }, onClose, onDeleted }: Props) {
	const batch = useRef<string | null>(null)
	return (
		<DeleteDialog
			noun={noun}
			notFoundCode={notFoundCodes[kind]}
			erase={async () => {
				batch.current = await deleteItem(kind, id)
			}}
			onClose={onClose}
			onDeleted={() => onDeleted(batch.current)}
		>
			<bdi className="font-semibold text-ink">{title}</bdi> goes to the trash for {keepTrashDays} days.
		</DeleteDialog>
	)
}
