import { type ReactNode, useRef } from 'react'
import { kindFacts } from '#contracts/items/kinds.ts'
import { keepTrashDays } from '#contracts/shared/periods.ts'
import { DeleteDialog } from '../../acts/delete-dialog.tsx'
import type { ItemDescription } from '../item-description.ts'
import { deleteItem } from './item-calls.ts'
import type { ListedItem } from './use-item-acts.ts'

type Props = {
	description: ItemDescription
	item: ListedItem
	onClose: () => void
	/** Gets the batch for Undo; null if the item was deleted already. */
	onDeleted: (batch: string | null) => void
	/** Replaces the text. */
	children?: ReactNode
}

/** Moves an item to the trash after a confirmation. */
export function DeleteItem({ description, item: { id, title }, onClose, onDeleted, children }: Props) {
	const { kind, noun, belongings, undeletable } = description
	const batch = useRef<string | null>(null)
	return (
		<DeleteDialog
			noun={noun}
			notFoundCode={kindFacts[kind].notFound}
			refused={undeletable}
			erase={async () => {
				batch.current = await deleteItem(kind, id)
			}}
			onClose={onClose}
			onDeleted={() => onDeleted(batch.current)}
		>
			{children ?? (
				<span>
					<bdi className="font-semibold text-ink">{title}</bdi>
					{` goes to the trash for ${keepTrashDays} days${belongings ? `, with ${belongings}` : ''}.`}
				</span>
			)}
		</DeleteDialog>
	)
}
