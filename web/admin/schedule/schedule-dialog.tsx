import { useState } from 'react'
import { replacementForm } from '#contracts/items/schedule.ts'
import { Alert } from '#web/ui/alert.tsx'
import { SmallForm } from '../forms/small-form.tsx'
import { MomentField } from './moment-field.tsx'

/** Why a version was not scheduled: at the field, or about the whole. */
export type Problem = { dueAt: string } | { whole: string }

type Props = {
	/** The time that is set already; '' for none. */
	dueAt: string
	problem: Problem | null
	/** Returns what is wrong, or null if there is nothing left to do here. */
	onSchedule: (dueAt: string) => Promise<Problem | null>
	onClose: () => void
	/** The element to focus after closing; by default the previous one. */
	returnTo: () => HTMLElement | null
}

/** The user sets when the version in the form replaces the live one. */
export function ScheduleDialog({ onSchedule, onClose, returnTo, ...start }: Props) {
	const [dueAt, setDueAt] = useState(start.dueAt)
	const [problem, setProblem] = useState(start.problem)
	const [busy, setBusy] = useState(false)

	async function send() {
		if (busy) return
		const parsed = replacementForm.shape.dueAt.safeParse(dueAt)
		if (!parsed.success) {
			setProblem({ dueAt: parsed.error.issues[0]?.message ?? '' })
			return
		}
		setBusy(true)
		setProblem(null)
		const found = await onSchedule(parsed.data)
		setBusy(false)
		if (found) setProblem(found)
		else onClose()
	}

	return (
		<SmallForm
			title="Schedule this change"
			lead="At this time, what this form shows replaces the page that visitors see. Until then the page stays as it is."
			send="Schedule"
			busy={busy}
			returnTo={returnTo}
			onSend={() => void send()}
			onClose={onClose}
		>
			{problem && 'whole' in problem && <Alert tone="danger">{problem.whole}</Alert>}
			<MomentField
				label="Goes live at"
				required
				value={dueAt}
				onChange={(value) => {
					setDueAt(value)
					setProblem(null)
				}}
				error={problem && 'dueAt' in problem ? problem.dueAt : undefined}
			/>
		</SmallForm>
	)
}
