import { useState } from 'react'
import type { HiringRow } from '#contracts/hiring/desk.ts'
import { declineReasonNames, declineReasons } from '#contracts/hiring/stages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { ConfirmAct } from '../../acts/confirm-act.tsx'
import { reasonOf } from '../../acts/failure-reason.ts'
import { useDesk } from '../../desks/desk-context.ts'
import { declineSilently, type InternalReason, keepReason } from './decline-acts.ts'
import { DeclineLetter } from './decline-letter.tsx'

type Props = { rows: readonly HiringRow[]; onClose: () => void }

/** Asks for the internal reason, and whether the applicants get a letter. */
export default function DeclineQuestion({ rows, onClose }: Props) {
	const { attempt, write } = useDesk()
	const [reason, setReason] = useState<InternalReason>({ declineReason: null, declineNote: '' })
	const [asking, setAsking] = useState(false)
	const [busy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string>()
	const [only, ...others] = rows
	const isOne = others.length === 0

	async function writeLetter(row: HiringRow) {
		setBusy(true)
		try {
			if (reason.declineReason || reason.declineNote) await attempt([row], keepReason(reason))
			onClose()
			write(row, 'declined')
		} catch (refused) {
			setFailure(reasonOf(refused))
			setBusy(false)
		}
	}

	const withoutLetter = (
		<Button variant="secondary" onClick={() => setAsking(true)}>
			Decline without a letter
		</Button>
	)

	return (
		<div className="flex flex-col gap-4">
			<SelectField
				label="Internal reason"
				help="Only staff see it."
				value={reason.declineReason ?? ''}
				onChange={({ target }) => {
					const declineReason = declineReasons.find((each) => each === target.value) ?? null
					setReason({ ...reason, declineReason })
				}}
			>
				<option value="">None</option>
				{declineReasons.map((each) => (
					<option key={each} value={each}>
						{declineReasonNames[each]}
					</option>
				))}
			</SelectField>
			<TextField
				label="In your words"
				maxLength={500}
				error={failure}
				value={reason.declineNote}
				onChange={({ target }) => setReason({ ...reason, declineNote: target.value })}
			/>
			{isOne && only ? (
				<div className="flex flex-wrap justify-end gap-3">
					{withoutLetter}
					<Button busy={busy} disabled={only.emailId === ''} onClick={() => void writeLetter(only)}>
						Write a letter
					</Button>
				</div>
			) : (
				<DeclineLetter rows={rows} reason={reason} onClose={onClose} besides={withoutLetter} />
			)}
			{asking && (
				<ConfirmAct
					title="Decline without a letter?"
					confirmLabel="Decline without a letter"
					onClose={() => setAsking(false)}
					onConfirm={async () => {
						await attempt(rows, declineSilently(reason))
						onClose()
					}}
				>
					{isOne ? 'The applicant hears nothing from us.' : 'The applicants hear nothing from us.'}
				</ConfirmAct>
			)}
		</div>
	)
}
