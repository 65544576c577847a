import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DraftDetails, LiveItem } from '#contracts/items/drafts.ts'
import type { RestoredRevision, RevisionRow } from '#contracts/items/history.ts'
import { unitOf } from '#contracts/items/kinds.ts'
import { answerOf } from '#web/api.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { CheckboxField } from '#web/ui/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { ToastNotice } from '#web/ui/toast-list.tsx'
import { reasonOf } from '../../acts/failure-reason.ts'
import { DateTime } from '../../date-time.tsx'
import { historyApi } from '../../staff-api.ts'
import type { ItemDescription } from '../item-description.ts'
import { labelsOf, versionLabel } from './revision-words.ts'
import { useOtherTimes } from './use-other-times.ts'

/** Long enough to read the names of several fields. */
const lostMs = 10_000

type Props = {
	description: ItemDescription
	itemId: number
	revision: RevisionRow
	/** The draft that is replaced. */
	draft: DraftDetails | null
	live: LiveItem
	onClose: () => void
	/** Loads the draft again after a refusal. */
	onStale: () => void
}

/** Makes a version the draft of its item after a confirmation, and opens the form. */
export function RestoreDialog({ description, itemId, revision, draft, live, onClose, onStale }: Props) {
	const { kind, editPath } = description
	const navigate = useNavigate()
	const toast = useToast()
	const [busy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const [withTimes, setWithTimes] = useState(false)
	const times = useOtherTimes(description, revision.revisionId, live)
	const label = versionLabel(revision)

	async function confirmed() {
		setBusy(true)
		setFailure(null)
		const json = {
			revisionId: revision.revisionId,
			withTimes: withTimes && times !== null,
			...(draft && { draftVersion: draft.draftVersion }),
		}
		try {
			const restored = await answerOf(historyApi[':kind'].restorerevision.$post({ param: { kind }, json }))
			toast(noticeOf(restored))
			onClose()
			if (restored.draftVersion !== null) await navigate(editPath(itemId))
		} catch (reason) {
			setBusy(false)
			setFailure(reasonOf(reason))
			onStale()
		}
	}

	function noticeOf({ draftVersion, lost }: RestoredRevision): ToastNotice {
		if (draftVersion === null) return { tone: 'info', text: `${label} equals the live version.` }
		if (lost.length === 0) return { tone: 'success', text: `${label} is the draft now.` }
		const fields = labelsOf(description, lost).join(', ')
		return {
			tone: 'warning',
			text: `${label} is the draft now. What it named is gone, so choose again: ${fields}.`,
			durationMs: lostMs,
		}
	}

	return (
		<ConfirmDialog
			title={`Restore version ${revision.number}?`}
			confirmLabel={draft ? 'Replace the draft' : 'Restore'}
			tone={draft ? 'danger' : 'primary'}
			busy={busy}
			error={failure}
			open
			onOpenChange={(open) => !open && onClose()}
			onConfirm={() => void confirmed()}
		>
			<p>It becomes the draft of this {unitOf(kind)}. Visitors see no change until you save it.</p>
			{draft && (
				<p className="mt-2 text-ink">
					The draft of <bdi className="font-semibold">{draft.updatedBy}</bdi>, last changed{' '}
					<DateTime at={draft.updatedAt} />, will be replaced.
				</p>
			)}
			{times !== null && (
				<div className="mt-4 text-ink">
					<CheckboxField
						label="Restore its times too"
						help={times}
						checked={withTimes}
						onChange={({ target }) => setWithTimes(target.checked)}
					/>
				</div>
			)}
		</ConfirmDialog>
	)
}
