import type { TrashRow } from '#contracts/items/history.ts'
import { capitalised } from '#contracts/shared/capitalised.ts'
import { answerOf } from '#web/api.ts'
import { DeleteDialog } from '../../acts/delete-dialog.tsx'
import { historyApi } from '../../staff-api.ts'
import type { ItemDescription } from '../item-description.ts'

type Props = { description: ItemDescription; row: TrashRow; onClose: () => void; onDeleted: () => void }

/** Deletes an item in the trash after a confirmation. */
export function DeleteForGood({ description: { kind, noun }, row: { trashId, title }, onClose, onDeleted }: Props) {
	return (
		<DeleteDialog
			noun={noun}
			notFoundCode="trash.not-found"
			words={{
				title: 'Delete this for good?',
				confirm: 'Delete for good',
				done: `${capitalised(noun)} deleted for good`,
				failed: `The ${noun} could not be deleted. Check your connection and try again.`,
			}}
			erase={() => answerOf(historyApi[':kind'].deleteforgood.$post({ param: { kind }, json: { trashId } }))}
			onClose={onClose}
			onDeleted={onDeleted}
		>
			<bdi className="font-semibold text-ink">{title}</bdi> will be deleted with its history and its files. This cannot
			be undone.
		</DeleteDialog>
	)
}
