import { useSearchParams } from 'react-router'
import type { PublishState } from '#contracts/content/schedule.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { DateTime } from '../../date-time.tsx'
import type { LoadedDraft } from './load-draft.ts'

type NoticeProps = {
	loaded: LoadedDraft
	/** Whether visitors see the saved item. */
	isLive: boolean
	onDiscard: () => void
	/** Absent for an item that was never saved. */
	onCompare: (() => void) | undefined
}

/** Says above the fields whose draft the form has opened. */
export function DraftNotice({ loaded, isLive, onDiscard, onCompare }: NoticeProps) {
	const { createdBy, createdAt, updatedBy, itemId } = loaded.details
	return (
		<Alert tone="info">
			<p>
				<span>
					Draft by <bdi>{createdBy}</bdi> since{' '}
				</span>
				<DateTime at={createdAt} />
				{updatedBy === createdBy ? (
					<span>. </span>
				) : (
					<span>
						, last changed by <bdi>{updatedBy}</bdi>.{' '}
					</span>
				)}
				<span>
					{itemId === null
						? 'It has no live version yet.'
						: `The ${isLive ? 'live' : 'saved'} version stays as it is until you save.`}
				</span>
			</p>
			<div className="mt-2 flex flex-wrap gap-2">
				{onCompare && (
					<Button size="small" variant="secondary" onClick={onCompare}>
						Compare with live
					</Button>
				)}
				<Button size="small" variant="secondary" onClick={onDiscard}>
					Discard changes
				</Button>
			</div>
		</Alert>
	)
}

/** Tells who follows a link to a draft of a new item that it is not there. */
export function MissingDraftNotice() {
	const [params] = useSearchParams()
	return (
		params.has('draft') && (
			<Alert tone="info">
				The draft of this link is not here any more: it was saved or discarded. This form begins a new item.
			</Alert>
		)
	)
}

type QuestionProps = {
	/** What visitors see of the saved item; null: it was never saved. */
	saved: PublishState | null
	open: boolean
	onOpenChange: (open: boolean) => void
	onDiscard: () => void
}

export const DiscardQuestion = ({ saved, open, onOpenChange, onDiscard }: QuestionProps) => (
	<ConfirmDialog
		title="Discard the changes?"
		confirmLabel="Discard"
		cancelLabel="Keep them"
		open={open}
		onOpenChange={onOpenChange}
		onConfirm={() => {
			onOpenChange(false)
			onDiscard()
		}}
	>
		{saved === null
			? 'What was written will be gone.'
			: `The ${saved === 'published' ? 'live page' : 'saved version'} stays as it is.`}
	</ConfirmDialog>
)
