import { useState } from 'react'
import type { Replacement } from '#contracts/items/schedule.ts'
import { failureText } from '#web/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MergeDialog } from '../items/compare/merge-dialog.tsx'
import type { SaveDraftBy } from '../items/editor/item-editor.ts'
import type { ItemDescription, Names } from '../items/item-description.ts'
import type { SideContent } from '../items/merge/entries.ts'
import { type Correction, correctionSaver, loadCorrection, mergedCorrection } from './correction.ts'
import { bothTimesText } from './own-time.ts'

type Props = {
	description: ItemDescription
	itemId: number
	replacement: Replacement
	/** Stores the correction as the draft. Resolves to whether that worked. */
	flush: () => Promise<boolean>
	/** Sends the form. */
	onSave: (by?: SaveDraftBy) => void
	onClose: () => void
	/** Called when the scheduled version was replaced meanwhile. */
	onStale: () => void
}

const notStored = 'Your last changes could not be stored, so nothing is saved. Try again.'
const isGone = 'The scheduled version has changed in the meantime, or is gone. Save again.'

/** Asks before a correction of the live page is saved whether the scheduled version takes it over. */
export function CorrectionDialog({ description, itemId, replacement, flush, onSave, onClose, onStale }: Props) {
	const { kind } = description
	const [busy, setBusy] = useState<'both' | 'live' | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [asked, setAsked] = useState<{ correction: Correction; names: Names } | null>(null)
	const time = bothTimesText(replacement.dueAt)

	function send(correction: Correction, merged: SideContent | null) {
		onClose()
		onSave(correctionSaver(kind, correction, merged))
	}

	async function choose(to: 'both' | 'live') {
		setBusy(to)
		setFailure(null)
		try {
			if (!(await flush())) return setFailure(notStored)
			const correction = await loadCorrection(kind, itemId)
			if (!correction) {
				setFailure(isGone)
				return onStale()
			}
			if (to === 'live') return send(correction, null)
			const merged = mergedCorrection(description, correction)
			if (merged) return send(correction, merged)
			setAsked({ correction, names: (await description.loadNames?.()) ?? {} })
		} catch (reason) {
			setFailure(failureText(reason, 'The scheduled version could not be loaded. Check your connection and try again.'))
		} finally {
			setBusy(null)
		}
	}

	if (asked) {
		const { base, mine, theirs } = asked.correction.versions
		return (
			<MergeDialog
				description={description}
				names={asked.names}
				base={base}
				mine={{ label: 'Correction', detail: 'What this form shows', ...mine }}
				theirs={{ label: 'Scheduled', detail: time, ...theirs }}
				title="Both have changed the same"
				lead="The live page gets what this form shows. Choose what the scheduled version gets."
				onCancel={onClose}
				onConfirm={async (merged) => send(asked.correction, merged)}
			/>
		)
	}
	return (
		<Dialog
			title="Save to the scheduled version too?"
			open
			onOpenChange={(open) => !open && onClose()}
			footer={
				<>
					<Button variant="secondary" onClick={onClose} disabled={busy !== null}>
						Cancel
					</Button>
					<Button
						variant="secondary"
						busy={busy === 'live'}
						disabled={busy !== null}
						onClick={() => void choose('live')}
					>
						Save to the live page only
					</Button>
					<Button busy={busy === 'both'} disabled={busy !== null} onClick={() => void choose('both')}>
						Save to the live page and to the scheduled version
					</Button>
				</>
			}
		>
			<p>
				Another version of this page goes live on {time}. It began before this correction and does not have it yet. It
				keeps its time either way.
			</p>
			<p className="mt-2 text-muted">
				Saved to the live page only, the correction ends at that time: the scheduled version replaces the page without
				it.
			</p>
			{failure && (
				<Alert tone="danger" className="mt-4">
					{failure}
				</Alert>
			)}
		</Dialog>
	)
}
