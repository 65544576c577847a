import { useState } from 'react'
import type { BulkAction } from '#contracts/items/history.ts'
import { countOfKind, type ItemKindName } from '#contracts/items/kinds.ts'
import { messages } from '#contracts/shared/messages.ts'
import { keepTrashDays } from '#contracts/shared/periods.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmAct } from '../../acts/confirm-act.tsx'
import { reasonOf } from '../../acts/failure-reason.ts'
import { actWords } from '../item-words.ts'

const questions = {
	unpublish: { title: 'Unpublish these?', confirmLabel: actWords.unpublish.button },
	delete: { title: messages.confirmDelete, confirmLabel: 'Delete' },
}

type Props = {
	kind: ItemKindName
	/** How many rows are chosen. */
	count: number
	/** How many of them visitors see. */
	live: number
	/** Whether the items have a Published box. */
	publishes: boolean
	onClear: () => void
	/** Throws if the server does not answer. */
	onChange: (action: BulkAction) => Promise<void>
}

/** The actions on the chosen rows. */
export function BulkBar({ kind, count, live, publishes, onClear, onChange }: Props) {
	const [busy, setBusy] = useState<BulkAction | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [asking, setAsking] = useState<keyof typeof questions | null>(null)

	async function change(action: BulkAction) {
		setBusy(action)
		setFailure(null)
		try {
			await onChange(action)
		} catch (reason) {
			setFailure(reasonOf(reason))
		}
		setBusy(null)
	}

	function ask(action: keyof typeof questions) {
		setFailure(null)
		setAsking(action)
	}

	const buttonFor = (action: keyof typeof actWords) => (
		<Button
			variant="secondary"
			size="small"
			busy={busy === action}
			disabled={busy !== null}
			onClick={() => (action === 'unpublish' && live > 1 ? ask(action) : void change(action))}
		>
			{actWords[action].button}
		</Button>
	)

	return (
		<section
			aria-label="Selected rows"
			className="flex flex-col gap-3 rounded-md border border-line bg-surface px-4 py-3 shadow-light"
		>
			{failure && <Alert tone="danger">{failure}</Alert>}
			<div className="flex flex-wrap items-center gap-2">
				<p className="me-auto text-sm font-semibold tabular-nums">{count.toLocaleString('en')} selected</p>
				{publishes && buttonFor('publish')}
				{publishes && buttonFor('unpublish')}
				<Button variant="danger" size="small" disabled={busy !== null} onClick={() => ask('delete')}>
					Delete
				</Button>
				<Button variant="quiet" size="small" disabled={busy !== null} aria-label="Clear selection" onClick={onClear}>
					Clear
				</Button>
			</div>
			{asking && (
				<ConfirmAct {...questions[asking]} onClose={() => setAsking(null)} onConfirm={() => onChange(asking)}>
					{asking === 'unpublish'
						? `${countOfKind(kind, live)} vanish from the website at once. Undo brings them back.`
						: `${countOfKind(kind, count)} ${count === 1 ? 'goes' : 'go'} to the trash for ${keepTrashDays} days.`}
				</ConfirmAct>
			)}
		</section>
	)
}
